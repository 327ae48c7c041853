import type { Words } from '#kit/pure/words.ts';
import type { outboxEn } from './words.outbox.en.ts';

export const outboxSw = {
  full: 'Simu yako imejaa, kwa hivyo hatuwezi kuisasisha. Futa vitu kadhaa upate nafasi. Kazi yako imehifadhiwa.',
  yourChoice: 'Chagua',
  missing: 'Kilichobadilika kitaonekana hapa ukiwa na mtandao.',
} satisfies Words<typeof outboxEn>;
