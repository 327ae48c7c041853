import type { Words } from '#kit/pure/words.ts';
import type { staffEn } from './words.staff.en.ts';

export const staffSw: Words<typeof staffEn> = {
  title: 'Kurudisha pesa',
  how: 'Kwanza rudisha pesa kupitia huduma ya malipo. Kisha andika hapa. Tunamjulisha mkulima na kumaliza Pro iliyolipiwa kwa pesa hizo.',
  asked: 'anaomba kurudishiwa pesa',
  held: 'malipo yaliyosimamishwa',
  heldHow:
    'Kwanza tafuta malipo kwenye taarifa ya huduma ya malipo. Thibitisha ikiwa bei yote imefika. La sivyo, rudisha pesa kupitia huduma hiyo, kisha uandike hapa.',
  heldAsked:
    'Malipo haya yalisimamishwa. Rudisha kiasi ambacho taarifa ya huduma ya malipo inaonyesha kilifika.',
  reason: (text) => `“${text}”`,
  noReason: 'Hakutoa sababu (si lazima).',
  came: (got, price) => `Kiasi kilichotajwa: ${got} · bei: ${price}`,
  opened: 'Pro ilikuwa imefunguliwa; imesimamishwa hadi uamue.',
  nothingKnown: 'kiasi kilichofika hakijulikani',
  why: {
    amount: 'Yamesimamishwa: kiasi kilichotajwa si cha oda hii.',
    currency: 'Yamesimamishwa: sarafu iliyotajwa si ya oda hii.',
    reference: 'Pesa hizi zimelipia oda nyingine. Angalia kwenye huduma ya malipo.',
    code: 'Nambari hii ya risiti ilishalipia oda nyingine.',
  },
  at: (provider, code) => `${provider} · ${code}`,
  noCode: 'hakuna nambari ya risiti',
  back: 'Nimerudisha pesa',
  accept: 'Bei yote imefika',
  acceptTitle: (price) => `Je, ${price} zimefika?`,
  acceptHint:
    'Andika ulikoyaona, kwa mfano mstari wa taarifa ya M-Pesa. Tunayahifadhi kwenye kumbukumbu za wasimamizi.',
  acceptCloses:
    'Ombi la kurudishiwa pesa linafungwa. Mkulima anaweza kuomba tena ndani ya siku za kurudishiwa pesa.',
  refuse: 'Kataa',
  backTitle: (money) => `Je, umerudisha ${money}?`,
  refuseTitle: (money) => `Ungependa kukataa ombi la ${money}?`,
  note: 'Maelezo',
  noteHint: 'Mkulima atayasoma.',
  noteMissing: 'Andika sababu. Mkulima ataisoma.',
  done: 'Uamuzi umehifadhiwa. Tumemjulisha mkulima.',
};
