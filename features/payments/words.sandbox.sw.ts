import type { Words } from '#kit/pure/words.ts';
import type { sandboxEn } from './words.sandbox.en.ts';

export const sandboxSw: Words<typeof sandboxEn> = {
  title: 'Kaunta ya mazoezi',
  noMoney: 'Haya ni mazoezi tu. Hakuna pesa inayotumwa hapa, chochote utakachobonyeza.',
  order: (what: string) => `Unaagiza: ${what}`,
  price: (kes: string) => `Bei: KES ${kes}`,
  acts: {
    pay: 'Lipa',
    late: 'Lipa, lakini jibu lichelewe',
    wrong_amount: 'Lipa nusu ya bei',
    fail: 'Malipo yashindwe',
    cancel: 'Ghairi',
    reverse: 'Rudisha malipo',
  },
  states: {
    pending: 'Bado haijalipwa',
    late: 'Imelipwa; jibu liko njiani',
    completed: 'Imelipwa',
    failed: 'Imeshindwa',
    cancelled: 'Imeghairiwa',
    reversed: 'Imerudishwa',
  },
  back: 'Rudi Mavuno',
};
