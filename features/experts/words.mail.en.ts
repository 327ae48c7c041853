import type { Words } from '#kit/pure/words.ts';

export const en = {
  waiting: {
    subject: (n: number) =>
      n === 1 ? 'A farmer is waiting for an answer' : `${n} farmers are waiting for an answer`,
    body: (
      link: string,
    ) => `Farmers have asked about sick leaves. Mavuno promises them an answer within 24 hours.

The questions, oldest first:
${link}

You get this email because you answer as an expert on Mavuno. We send at most one per hour.
`,
  },
};

export type ExpertMailWords = Words<typeof en>;
