import type { Words } from '#kit/pure/words.ts';
import type { historyTypesEn } from './words.both.en.ts';

export const historyTypesSw = {
  planting: 'Upandaji',
  weeding: 'Palizi',
  fertiliser: 'Mbolea au samadi',
  spraying: 'Kunyunyiza dawa',
  irrigation: 'Umwagiliaji',
  flowering: 'Kuchanua maua',
  harvest: 'Mavuno',
  observation: 'Ulichoona',
  other: 'Kazi nyingine',
} satisfies Words<typeof historyTypesEn>;
