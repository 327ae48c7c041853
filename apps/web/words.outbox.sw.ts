import type { Words } from '#kit/pure/words.ts';
import type { outboxEn } from './words.outbox.en.ts';

export const outboxSw = {
  full: 'Simu yako imejaa, kwa hivyo hatuwezi kuisasisha. Futa vitu kadhaa upate nafasi. Kazi yako imehifadhiwa.',
  yourChoice: 'Chagua',
  missing: 'Kilichobadilika kitaonekana hapa ukiwa na mtandao.',
  block: {
    offline: 'Hakuna mtandao',
    unsent: 'Bado haijatumwa',
    signedOut: 'Ingia tena ili itumwe',
    safe: 'Hakuna kilichopotea.',
    count: (waiting, refused) =>
      [
        waiting > 0 && (waiting === 1 ? 'Kimoja kinasubiri' : `Vitu ${waiting} vinasubiri`),
        refused > 0 && (refused === 1 ? 'kimoja kinakuhitaji' : `vitu ${refused} vinakuhitaji`),
      ]
        .filter(Boolean)
        .join(', '),
    waits: 'Kinasubiri',
    change: 'Kinakuhitaji',
    rest: (n) => `Ona ${n} zaidi`,
  },
} satisfies Words<typeof outboxEn>;
