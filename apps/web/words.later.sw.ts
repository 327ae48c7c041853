import type { Words } from '#kit/pure/words.ts';
import type { laterEn } from './words.later.en.ts';

export const laterSw = {
  titles: {
    yields: 'Makadirio ya mavuno',
  },
  notOpen: 'Sehemu hii bado haijafunguliwa. Ikifunguliwa utaitumia kwa Pro yako.',
  home: 'Rudi shambani',
} satisfies Words<typeof laterEn>;
