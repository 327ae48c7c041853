import type { Words } from '#kit/pure/words.ts';

export const en = {
  verify: {
    subject: 'Confirm your e-mail for Mavuno',
    body: (link: string) => `Welcome to Mavuno.

Open this link to confirm that this e-mail is yours. It works for 3 days:
${link}

You can use Mavuno before you confirm. To pay, to post in the community, or to sell and buy harvests, you need a confirmed e-mail.

If you did not create an account, do nothing: without the link nobody can confirm it.
`,
  },
  reset: {
    subject: 'A new password for Mavuno',
    body: (link: string) => `Somebody asked for a new password for your Mavuno account.

Open this link to choose one. It works once, for 1 hour:
${link}

If it was not you, do nothing: your password stays as it is.
`,
  },
  new_email: {
    subject: 'Confirm your new e-mail for Mavuno',
    body: (
      link: string,
      currentEmail: string,
    ) => `The Mavuno account of ${currentEmail} wants to use this e-mail from now on.

If it is your account, open this link and tap the button. It works once, for 1 day:
${link}

If you know nothing of it, do nothing: then nothing changes.
`,
  },
  old_email: {
    subject: 'The e-mail of your Mavuno account is being changed',
    body: (
      link: string,
      newEmail: string,
    ) => `Somebody who knows your password asked to change the e-mail of your Mavuno account to ${newEmail}.

If it was you, there is nothing to do here. Open the mail that we sent to the new address.

If it was not you, open this link and tap the button. It works for 7 days:
${link}

Then this e-mail stays the one of your account, all devices are signed out, and the old password no longer works. You choose a new one by e-mail.
`,
  },
  new_password: {
    subject: 'The password of your Mavuno account was changed',
    body: (
      link: string,
    ) => `The password of your Mavuno account was changed, and all other devices were signed out.

If it was you, there is nothing to do.

If it was not you, choose a new one now: open this page and write your e-mail there. We then send a link to this mailbox:
${link}
`,
  },
};

export type MailTemplates = Words<typeof en>;
