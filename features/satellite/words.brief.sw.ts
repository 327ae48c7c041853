import type { Words } from '#kit/pure/words.ts';
import type { briefEn } from './words.brief.en.ts';

export const briefSw = {
  none: 'Bado hakuna kilichochunguzwa hapa. Sentinel-2 hupita kila siku tano hivi.',
  start: 'Chunguza shamba hili',
  open: 'Ona yote yaliyoonekana',
} satisfies Words<typeof briefEn>;
