import type { Words } from '#kit/pure/words.ts';

export const en = {
  verify: {
    subject: 'Confirm your email for Mavuno',
    body: (link: string) => `Welcome to Mavuno.

Open this link to confirm that this email is yours. It works for 3 days:
${link}

You can use Mavuno before you confirm. To pay, post in the community, or buy and sell harvests, you need a confirmed email or phone number.

If you didn’t create an account, ignore this email.
`,
  },
  reset: {
    subject: 'Choose a new Mavuno password',
    body: (link: string) => `We received a request for a new password for your Mavuno account.

Open this link to choose one. It works once, for 1 hour:
${link}

If it wasn’t you, ignore this email. Your password stays the same.
`,
  },
  new_email: {
    subject: 'Confirm your new email for Mavuno',
    body: (
      link: string,
      currentEmail: string,
    ) => `Someone asked to use this email for the Mavuno account of ${currentEmail}.

If it was you, open this link and tap the button. It works once, for 1 day:
${link}

If you didn’t ask for this, ignore this email. Nothing will change.
`,
  },
  old_email: {
    subject: 'A request to change your Mavuno email',
    body: (
      link: string,
      newEmail: string,
    ) => `Someone who knows your password asked to change the email of your Mavuno account to ${newEmail}.

If it was you, there is nothing to do here. Open the email we sent to the new address.

If it was not you, open this link and tap the button. It works for 7 days:
${link}

Your account then stays with this email. We sign out every device, cancel the password and email you a link for a new one.
`,
  },
  new_password: {
    subject: 'Your Mavuno password was changed',
    body: (
      link: string,
    ) => `The password of your Mavuno account was changed, and we signed out all other devices.

If it was you, there is nothing to do.

If it wasn’t you, choose a new one now. Open this page and enter your email, and we’ll send you a link:
${link}
`,
  },
};

export type MailTemplates = Words<typeof en>;
