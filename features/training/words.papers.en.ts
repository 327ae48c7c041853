import type { Words } from '#kit/pure/words.ts';

/** Texts of the PDF files besides the knowledge itself. */
export const documentsEn = {
  contents: 'What is in it',
  updated: (day: string) => `As of ${day}`,
  sources: 'Sources',
  general: 'general knowledge from this publisher, read as a whole',
  free: 'Free to print and share.',
  pro: 'For farmers with Mavuno Pro.',
  advice: 'This comes from the public guides named here. Ask your extension officer before you spend money.',
  guides: {
    full: {
      title: 'The ultimate organic farming guide',
      description:
        'Picture lessons, home remedies with amounts, and low-cost steps for the problems of 30 crops.',
      file: 'ultimate-organic-farming-guide.pdf',
    },
    summary: {
      title: 'Organic preparations in short',
      description:
        'Every home remedy: what you need, how to make it, when it helps and when it doesn’t. Includes the rules of safe use.',
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
  looksLike: 'Don’t confuse it with',
  now: 'First steps',
  make: 'What you can make',
  prevent: 'To stop it coming back',
  seeMake: (name: string, page: number) => `${name}: page ${page}`,
  helps: (troubles: string) => `For: ${troubles}`,
  needs: 'What you need',
  how: 'How to do it',
  call: 'Call',
  allCrops: 'On many crops',
  ordered: 'Diseases and pests of this crop. Most are known in Kenya.',
};
export type DocumentWords = Words<typeof documentsEn>;
