import type { Words } from '#kit/pure/words.ts';

/** Texts of the PDF files besides the knowledge itself. */
export const documentsEn = {
  contents: 'What is in it',
  updated: (day: string) => `As of ${day}`,
  sources: 'Sources',
  general: 'general knowledge of this publisher, read as a whole',
  free: 'Free to print and to pass on.',
  pro: 'For farmers with Mavuno Pro.',
  advice:
    'What stands here comes from public guides that are named. It does not know your field: ask your extension officer before you spend money.',
  guides: {
    full: {
      title: 'The ultimate organic farming guide',
      description:
        'From the soil to the store: lessons with pictures, every home preparation with its quantities, and what to do without a shop about each trouble of thirty crops.',
      file: 'ultimate-organic-farming-guide.pdf',
    },
    summary: {
      title: 'Organic preparations in short',
      description:
        'Every home preparation once: what you need, how it is done, what it helps with and when, and what it cannot do. With the rules of safe use.',
      file: 'organic-preparations-in-short.pdf',
    },
  },
  parts: {
    learn: 'Learn step by step',
    make: 'Make it at home',
    crops: 'Crop by crop',
    safe: 'Safe use and first aid',
  },
  signs: 'Signs',
  looksLike: 'Do not mix it up',
  now: 'First steps',
  make: 'What you can make',
  prevent: 'So that it does not come back',
  seeMake: (name: string, page: number) => `${name}: page ${page}`,
  helps: (troubles: string) => `For: ${troubles}`,
  needs: 'What you need',
  how: 'How it is done',
  call: 'Call',
  allCrops: 'On many crops',
  ordered: 'Troubles of this crop, most of them known from Kenya, in the order of the book.',
};
export type DocumentWords = Words<typeof documentsEn>;
