import type { Words } from '#kit/pure/words.ts';
import type { draftEn } from './words.draft.en.ts';

export const draftSw = {
  resumed: 'Ulichoanza kuandika bado kipo hapa.',
  anew: 'Anza upya',
} satisfies Words<typeof draftEn>;
