import type { Words } from '#kit/pure/words.ts';
import type { sizeEn } from './words.size.en.ts';

export const sizeSw: Words<typeof sizeEn> = {
  ask: 'Shamba ni kubwa kiasi gani?',
  beside: 'Rangi ya kijani ni shamba lako. Mstari ni uwanja wa mpira.',
  quarter: 'Robo ekari',
  half: 'Nusu ekari',
  one: 'Ekari 1',
  two: 'Ekari 2',
  unknown: 'Sijui',
};
