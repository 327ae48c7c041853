import type { Words } from '#kit/pure/words.ts';
import type { reviewEn } from './words.held.en.ts';

export const reviewSw: Words<typeof reviewEn> = {
  paused: (stated, price) =>
    `Huduma ya malipo ilisema ${stated}, lakini bei ni ${price}. Pro imesimamishwa wakati mhudumu wetu anayakagua. Huhitaji kulipa tena sasa.`,
  pausedOther:
    'Malipo hayalingani na oda yako. Pro imesimamishwa wakati mhudumu wetu anayakagua. Huhitaji kulipa tena sasa.',
  endedTitle: 'Pro ya malipo haya imefungwa',
  ended: (stated, price) =>
    `Huduma ya malipo ilisema ${stated}, lakini bei ni ${price}. Pro ilikuwa imefunguliwa mwanzoni, sasa imefungwa.`,
  endedOther: 'Malipo hayalingani na oda yako. Pro ilikuwa imefunguliwa mwanzoni, sasa imefungwa.',
};
