import type { Words } from '#kit/pure/words.ts';

export const en = {
  waiting: {
    subject: (n: number) => (n === 1 ? 'A farmer waits for an answer' : `${n} farmers wait for an answer`),
    body: (
      link: string,
    ) => `Farmers have asked about sick leaves. Mavuno promises them an answer within 24 hours.

The questions, oldest first:
${link}

You get this mail because you answer as an expert on Mavuno, at most once an hour.
`,
  },
};

export type ExpertMailWords = Words<typeof en>;
