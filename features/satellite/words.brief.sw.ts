import type { Words } from '#kit/pure/words.ts';
import type { briefEn } from './words.brief.en.ts';

export const briefSw = {
  none: 'Bado halijachunguzwa. Picha mpya huja kila siku tano hivi.',
  start: 'Chunguza shamba hili',
  open: 'Ona uchunguzi wote',
} satisfies Words<typeof briefEn>;
