import type { Words } from '#kit/pure/words.ts';
import type { outboxEn } from './words.outbox.en.ts';

export const outboxSw = {
  full: 'Simu yako imejaa, kwa hivyo hatuwezi kuisasisha. Futa vitu kadhaa upate nafasi. Kazi yako imehifadhiwa.',
  yourChoice: 'Chagua',
  missing: 'Kilichobadilika kitaonekana hapa ukiwa na mtandao.',
  block: {
    offline: 'Huna mtandao',
    unsent: 'Bado havijatumwa',
    signedOut: 'Ingia tena ili vitumwe',
    safe: 'Hakuna kilichopotea.',
    count: (waiting, refused) =>
      [
        waiting > 0 && (waiting === 1 ? 'Kimoja kinasubiri' : `Vitu ${waiting} vinasubiri`),
        refused > 0 &&
          (refused === 1 ? 'kimoja kinahitaji hatua yako' : `vitu ${refused} vinahitaji hatua yako`),
      ]
        .filter(Boolean)
        .join(', ')
        .replace(/^./, (first) => first.toUpperCase()),
    waits: 'Kinasubiri',
    change: 'Kinakuhitaji',
    rest: (n) => `Ona vingine ${n}`,
  },
} satisfies Words<typeof outboxEn>;
