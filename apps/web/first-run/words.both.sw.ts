import type { Words } from '#kit/pure/words.ts';
import type { choiceEn } from './words.both.en.ts';

export const choiceSw = {
  tagline: 'Jua hali ya zao lako. Chukua hatua leo.',
  choose: 'Chagua lugha',
  listen: (name) => `Sikiliza ${name}`,
} satisfies Words<typeof choiceEn>;
