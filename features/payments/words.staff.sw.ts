import type { Words } from '#kit/pure/words.ts';
import type { staffEn } from './words.staff.en.ts';

export const staffSw: Words<typeof staffEn> = {
  title: 'Kurudisha pesa',
  adminOnly: 'Kwa wasimamizi pekee.',
  how: 'Kwanza rudisha pesa kwenye huduma ya malipo yenyewe. Kisha iandike hapa: mkulima anaambiwa, na kilichofunguliwa nayo kinaisha.',
  none: 'Hakuna kinachosubiri.',
  asked: (n) => (n === 1 ? 'Mkulima 1 anaomba kurudishiwa pesa' : `Wakulima ${n} wanaomba kurudishiwa pesa`),
  held: (n) => `Pesa zisizofungua chochote: ${n}`,
  heldAsked: 'Hazikuwa zimefungua chochote.',
  reason: (text) => `“${text}”`,
  noReason: 'Hakutoa sababu; si lazima.',
  came: (got, price) => `${got} zimefika, bei ni ${price}`,
  nothingKnown: 'kilichofika hakijulikani',
  why: { amount: 'Kiasi si kile kilichoagizwa.', currency: 'Sarafu si ile iliyoagizwa.', reference: 'Zimelipia oda nyingine; angalia kwenye huduma ya malipo.', code: 'Nambari ya risiti ilishalipia oda nyingine.' },
  at: (provider, code) => `${provider} · ${code}`,
  noCode: 'hakuna nambari ya risiti',
  back: 'Zimerudishwa',
  refuse: 'Kataa',
  backTitle: (money) => `${money} zimerudishwa?`,
  refuseTitle: (money) => `Ukatae ombi la ${money}?`,
  note: 'Maelezo',
  noteHint: 'Mkulima anayasoma.',
  noteMissing: 'Andika sababu: mkulima anaisoma.',
  done: 'Imeandikwa. Mkulima ameambiwa.',
  retry: 'Jaribu tena',
};
