import type { Words } from '#kit/pure/words.ts';
import type { memoryEn } from './words.en.ts';

export const memorySw: Words<typeof memoryEn> = {
  outbox: { note: 'Sasisha kinachokumbukwa na Mavuno' },
};
