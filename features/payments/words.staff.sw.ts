import type { Words } from '#kit/pure/words.ts';
import type { staffEn } from './words.staff.en.ts';

export const staffSw: Words<typeof staffEn> = {
  title: 'Kurudisha pesa',
  adminOnly: 'Kwa wasimamizi pekee.',
  how: 'Kwanza rudisha pesa kwenye huduma ya malipo yenyewe. Kisha iandike hapa: mkulima anaambiwa, na kilichofunguliwa nayo kinaisha.',
  none: 'Hakuna kinachosubiri.',
  asked: (n) => (n === 1 ? 'Mkulima 1 anaomba kurudishiwa pesa' : `Wakulima ${n} wanaomba kurudishiwa pesa`),
  held: (n) => `Malipo yanayosubiri uamuzi: ${n}`,
  heldHow:
    'Kwanza tafuta malipo kwenye taarifa ya huduma ya malipo yenyewe. Thibitisha ikiwa bei yote imefika; la sivyo rudisha pesa huko, kisha uandike hapa.',
  heldAsked:
    'Malipo haya yalisimamishwa. Rudisha kiasi ambacho taarifa ya huduma ya malipo inaonyesha kilifika.',
  reason: (text) => `“${text}”`,
  noReason: 'Hakutoa sababu; si lazima.',
  came: (got, price) => `Kilichosemwa: ${got} · bei: ${price}`,
  opened: 'Pro ilikuwa imefunguliwa; imesimamishwa hadi uamue.',
  nothingKnown: 'kilichofika hakijulikani',
  why: {
    amount: 'Yamesimamishwa: kiasi kilichosemwa si cha oda.',
    currency: 'Yamesimamishwa: sarafu iliyosemwa si ya oda.',
    reference: 'Zimelipia oda nyingine; angalia kwenye huduma ya malipo.',
    code: 'Nambari ya risiti ilishalipia oda nyingine.',
  },
  at: (provider, code) => `${provider} · ${code}`,
  noCode: 'hakuna nambari ya risiti',
  back: 'Zimerudishwa',
  accept: 'Bei yote imefika',
  acceptTitle: (price) => `${price} zimefika?`,
  acceptHint:
    'Andika ulikoyaona, kwa mfano mstari wa taarifa ya M-Pesa. Yanaingia kwenye kumbukumbu za wahudumu.',
  acceptCloses:
    'Ombi la kurudishiwa pesa linafungwa; mkulima anaweza kuomba tena ndani ya siku za kurudishiwa pesa.',
  refuse: 'Kataa',
  backTitle: (money) => `${money} zimerudishwa?`,
  refuseTitle: (money) => `Ukatae ombi la ${money}?`,
  note: 'Maelezo',
  noteHint: 'Mkulima anayasoma.',
  noteMissing: 'Andika sababu: mkulima anaisoma.',
  done: 'Imeandikwa. Mkulima ameambiwa.',
  retry: 'Jaribu tena',
};
