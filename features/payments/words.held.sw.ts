import type { Words } from '#kit/pure/words.ts';
import type { reviewEn } from './words.held.en.ts';

export const reviewSw: Words<typeof reviewEn> = {
  paused: (stated, price) =>
    `Huduma ya malipo inasema ${stated}, lakini bei ni ${price}. Pro imesimamishwa wasimamizi wakikagua malipo. Tafadhali usilipe tena.`,
  pausedOther:
    'Malipo hayalingani na oda yako. Pro imesimamishwa wasimamizi wakiyakagua. Tafadhali usilipe tena.',
  endedTitle: 'Pro ya malipo haya imeisha',
  ended: (stated, price) =>
    `Huduma ya malipo inasema ${stated}, lakini bei ni ${price}. Pro ilikuwa imefunguliwa, sasa imeisha.`,
  endedOther: 'Malipo hayalingani na oda yako. Pro ilikuwa imefunguliwa, sasa imeisha.',
};
