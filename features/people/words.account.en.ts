// @cache later

/** Texts for account and devices, and for both links of an e-mail change. */
export const accountEn = {
  title: 'Account and devices',
  online: 'This needs a network.',

  email: {
    title: 'E-mail',
    proven: 'Confirmed',
    unproven: 'Not confirmed yet. Open the link in the mail we sent.',
    again: 'Send me the link again',
    sent: (email: string) =>
      `The link is on its way to ${email}. It works for 3 days. Look in the spam folder too.`,
    change: 'Change the e-mail',
    how: 'We send a link to the new address. Your e-mail changes once you open it there. The old address is told too.',
    next: 'New e-mail',
    password: 'Your password',
    ask: 'Send the link',
    pending: (email: string, until: string) =>
      `A link is on its way to ${email}. It works until ${until}. Until you open it, your e-mail stays as it is.`,
    keep: 'Keep my e-mail as it is',
    kept: 'Your e-mail stays as it is.',
    passwordFirst: 'You sign in with Google. To change the e-mail, first choose a password below.',
  },

  password: {
    title: 'Password',
    change: 'Change the password',
    currentPassword: 'Password now',
    newPassword: 'New password',
    repeatPassword: 'New password again',
    save: 'Save the new password',
    done: 'Your password is changed. Your other devices are signed out.',
    forgotten: 'I do not know it any more',
    none: 'You sign in with Google and have no password here. With a password you can sign in without Google too.',
    choose: 'Send me a link to choose one',
    sent: (email: string) =>
      `The link is on its way to ${email}. It works for 1 hour. With the new password you sign in again on every device.`,
  },

  devices: {
    title: 'Devices',
    intro: 'Here your account is open. End what you do not know, or a phone that is lost.',
    here: 'This device',
    on: (what: string, browser: string) => `${what}, ${browser}`,
    today: 'Used today',
    used: (day: string) => `Last used ${day}`,
    began: (day: string) => `Signed in ${day}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out: ${device}`,
    endTitle: (device: string) => `Sign out ${device}?`,
    endText:
      'It is signed out at once. What it has not sent yet stays on it until somebody signs in there again.',
    ended: 'That device is signed out.',
    others: 'Sign out all other devices',
    othersTitle: 'Sign out all other devices?',
    othersText:
      'They are signed out at once. This one stays signed in. If somebody may know your password, change it too.',
    othersEnded: (n: number) => (n === 1 ? '1 device is signed out.' : `${n} devices are signed out.`),
    systems: {
      android: 'Android phone',
      iphone: 'iPhone phone',
      ipad: 'iPad tablet',
      windows: 'Windows computer',
      mac: 'Mac computer',
      chromebook: 'Chromebook computer',
      linux: 'Linux computer',
      other: 'Another device',
    },
    otherBrowser: 'another browser',
  },

  link: {
    confirmTitle: 'Your new e-mail',
    confirmText: 'Tap the button, and this e-mail belongs to your Mavuno account.',
    confirm: 'Yes, use this e-mail',
    confirmed: (email: string) => `${email} is now the e-mail of your account.`,
    undoTitle: 'Was this not you?',
    undoText:
      'Tap the button, and your old e-mail stays the one of your account. All devices are signed out, and the old password no longer works. You then choose a new one by e-mail.',
    undo: 'This was not me',
    undone: (email: string) =>
      `${email} is the e-mail of your account, and all devices are signed out. Now choose a new password.`,
    newPassword: 'Choose a new password',
    open: 'Open Mavuno',
    begin: 'Ask for a new link',
    notWhole: 'This link is not whole. Copy all of it from the mail.',
  },

  refusals: {
    'people.session_gone': 'This device is signed out already.',
    'people.email_same': 'This is your e-mail already.',
    'people.email_taken': 'This e-mail already has an account.',
    'people.password_first': 'First choose a password for this account.',
    'people.link_unknown':
      'This link no longer works. It was used, a newer one was sent, or the password was changed.',
    'people.link_used': 'This link was used already, and the new e-mail is in place.',
    'people.link_late': 'The time of this link has run out.',
  },
};
