import type { Words } from '#kit/pure/words.ts';

export const en = {
  verify: {
    subject: 'Confirm your e-mail for Mavuno',
    body: (link: string) => `Welcome to Mavuno.

Open this link to confirm that this e-mail is yours. It works for 3 days:
${link}

You can use Mavuno before you confirm. Some parts that open later, such as paying, need a confirmed e-mail.

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
};

export type MailWords = Words<typeof en>;
