import type { Words } from '#kit/pure/words.ts';
import type { satelliteOutboxEn } from './words.outbox.en.ts';

export const satelliteOutboxSw: Words<typeof satelliteOutboxEn> = {
  countedRows: {
    satellite_result: (n) => (n === 1 ? 'picha 1 ya setilaiti' : `picha ${n} za setilaiti`),
  },
  refusals: {},
};
