import type { Words } from '#kit/pure/words.ts';
import type { choiceEn } from './words.both.en.ts';

export const choiceSw = {
  question: 'Zao lako linaugua?',
  text: 'Piga picha ya jani ujue la kufanya, hata bila mtandao.',
  choose: 'Chagua lugha',
  listen: (name) => `Sikiliza ${name}`,
} satisfies Words<typeof choiceEn>;
