/** Texts for account and devices, and for both links of an e-mail change. */
export const accountEn = {
  title: 'Account and devices',
  online: 'You need internet for this.',

  email: {
    title: 'Email',
    proven: 'Confirmed',
    unproven: 'Not confirmed yet. Open the link in the email we sent.',
    again: 'Send me the link again',
    sent: (email: string) => `We sent the link to ${email}. It works for 3 days. Check the spam folder too.`,
    none: 'No email yet. Your phone number is enough.',
    add: 'Add an email',
    howFirst: 'We’ll send a link to this email. Open it to confirm.',
    change: 'Change the email',
    how: 'We’ll send a link to your new email. Open it to confirm. We’ll also notify your old email.',
    next: 'New email',
    password: 'Your password',
    ask: 'Send the link',
    pending: (email: string, until: string) =>
      `We sent a link to ${email}. It works until ${until}. Your email doesn’t change until you open it.`,
    keep: 'Don’t change my email',
    kept: 'Your email stays the same.',
    passwordFirst: 'This account has no password. To change the email, first choose one below.',
  },

  password: {
    title: 'Password',
    change: 'Change the password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    repeatPassword: 'New password again',
    save: 'Save the new password',
    done: 'Password changed. Your other devices are signed out.',
    forgotten: 'I forgot my password',
    none: 'This account has no password. Choose one to sign in with your email too.',
    choose: 'Send me a link to choose one',
    sent: (email: string) =>
      `We sent the link to ${email}. It works for 1 hour. You’ll sign in again on every device with the new password.`,
  },

  devices: {
    title: 'Devices',
    intro: 'You’re signed in on these devices. Sign out any you don’t recognise or have lost.',
    here: 'This device',
    on: (what: string, browser: string) => `${what}, ${browser}`,
    today: 'Used today',
    used: (day: string) => `Last used ${day}`,
    began: (day: string) => `Signed in ${day}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out: ${device}`,
    endTitle: (device: string) => `Sign out ${device}?`,
    endText:
      'We sign it out straight away. Work not sent yet stays on that device until you sign in there again.',
    ended: 'That device is signed out.',
    others: 'Sign out all other devices',
    othersTitle: 'Sign out all other devices?',
    othersText:
      'We sign them out straight away. This one stays signed in. If anyone else knows your password, change it too.',
    othersEnded: (n: number) => (n === 1 ? '1 device is signed out.' : `${n} devices are signed out.`),
    systems: {
      android: 'Android phone',
      iphone: 'iPhone',
      ipad: 'iPad',
      windows: 'Windows computer',
      mac: 'Mac computer',
      chromebook: 'Chromebook',
      linux: 'Linux computer',
      other: 'Another device',
    },
    otherBrowser: 'another browser',
  },

  link: {
    confirmTitle: 'Your new email',
    confirmText: 'Tap the button to use this email for your Mavuno account.',
    confirm: 'Yes, use this email',
    confirmed: (email: string) => `Your account now uses ${email}.`,
    undoTitle: 'Wasn’t this you?',
    undoText:
      'Tap the button to go back to your old email. We sign out every device and cancel the password. Then we email you a link to choose a new one.',
    undo: 'This wasn’t me',
    undone: (email: string) =>
      `Your account uses ${email}, and all devices are signed out. Now choose a new password.`,
    newPassword: 'Choose a new password',
    open: 'Open Mavuno',
    begin: 'Ask for a new link',
    notWhole: 'This link is incomplete. Copy the whole link from the email.',
  },

  refusals: {
    'people.session_gone': 'This device is already signed out.',
    'people.email_same': 'You already use this email. Enter a different one.',
    'people.email_taken': 'This email already has an account.',
    'people.password_first': 'First choose a password for this account.',
    'people.link_unknown':
      'This link no longer works. You may have used it, changed the password, or asked for a newer link.',
    'people.link_used': 'You’ve already used this link. Your account has the new email.',
    'people.link_late': 'This link has expired. Ask for a new one.',
  },
};
