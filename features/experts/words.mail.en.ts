import type { Words } from '#kit/pure/words.ts';

export const en = {
  answered: {
    subject: 'An expert answered your question about a leaf',
    body: (link: string) => `An agricultural expert has looked at your photo and answered.

Read or listen to the answer here:
${link}

A written answer is also in the app, below the leaf check, without network too.
`,
  },
};

export type ExpertMailWords = Words<typeof en>;
