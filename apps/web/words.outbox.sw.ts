import type { Words } from '#kit/pure/words.ts';
import type { outboxEn } from './words.outbox.en.ts';

export const outboxSw = {
  full: 'Simu hii imejaa, kwa hivyo habari kutoka kwa seva zinasubiri. Futa vitu kadhaa upate nafasi. Ulichofanya kimehifadhiwa.',
  yourChoice: 'Chagua',
  missing: 'Kilichobadilika kitaonekana hapa kukiwa na mtandao.',
} satisfies Words<typeof outboxEn>;
