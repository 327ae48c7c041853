import type { Words } from '#kit/pure/words.ts';
import type { keptEn } from './words-kept.en.ts';

export const keptSw = {
  resumed: 'Ulichoanza awali bado kipo hapa.',
  anew: 'Anza upya',
} satisfies Words<typeof keptEn>;
