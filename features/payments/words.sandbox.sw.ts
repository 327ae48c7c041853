import type { Words } from '#kit/pure/words.ts';
import type { sandboxEn } from './words.sandbox.en.ts';

export const sandboxSw: Words<typeof sandboxEn> = {
  title: 'Malipo ya majaribio',
  noMoney: 'Haya ni malipo ya majaribio. Hakuna pesa zinazotumwa, hata ukigusa kitufe gani.',
  order: (what: string) => `Oda yako: ${what}`,
  price: (kes: string) => `Bei: KES ${kes}`,
  acts: {
    pay: 'Lipa',
    late: 'Lipa, lakini uthibitisho uchelewe',
    wrong_amount: 'Lipa nusu ya bei',
    fail: 'Malipo yashindwe',
    cancel: 'Ghairi',
    reverse: 'Rudisha malipo',
  },
  states: {
    pending: 'Malipo hayajafanywa',
    late: 'Malipo yamefanywa. Uthibitisho utafuata',
    completed: 'Malipo yamefanywa',
    failed: 'Malipo hayakufaulu',
    cancelled: 'Malipo yameghairiwa',
    reversed: 'Malipo yamerudishwa',
  },
  back: 'Rudi Mavuno',
};
