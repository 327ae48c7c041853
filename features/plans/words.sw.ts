import type { Words } from '#kit/pure/words.ts';
import type { plansEn } from './words.en.ts';

export const plansSw = {
  title: 'Mavuno Pro',
  youHaveFree: 'Uko kwenye kifurushi cha bure.',
  youHavePro: (day: string) => `Una Pro hadi ${day}.`,
  monthly: 'Kila mwezi',
  annual: 'Kila mwaka',
  period: 'Ungependa kulipa vipi?',
  professional: 'KITAALAMU',
  perMonth: 'kwa mwezi',
  yearly: (kes: string) => `${kes} mara moja kwa mwaka`,
  monthlyTerm: 'kila mwezi',
  saving: (percent: number) => `Unaokoa asilimia ${percent}`,
  includes: 'Pro inakupa nini leo',
  nowFields: 'Mashamba bila kikomo; kifurushi cha bure kina 1',
  nowScans: 'Ukaguzi wa majani bila kikomo; kifurushi cha bure kina 15',
  soon: 'Sehemu nyingine zikifunguliwa zitaorodheshwa hapa, si kabla.',
  guaranteeAnnual: 'Kifurushi cha mwaka: ukibadili nia ndani ya siku 14, utarudishiwa pesa.',
  guaranteeMonthly: 'Kifurushi cha mwezi: ukibadili nia ndani ya siku 7, utarudishiwa pesa.',
  payClosed: 'Malipo yatafunguliwa baadaye',
  payClosedText: 'Bado huwezi kulipa, kwa hivyo hutatozwa chochote. Kifurushi chako cha bure kinaendelea kama kilivyo.',
} satisfies Words<typeof plansEn>;
