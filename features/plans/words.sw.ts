import type { Words } from '#kit/pure/words.ts';
import type { plansEn } from './words.en.ts';

export const plansSw = {
  title: 'Mavuno Pro',
  free: 'Bure',
  pro: 'Pro',
  yourPlan: 'Kifurushi chako',
  youHaveFree: 'Uko kwenye kifurushi cha bure.',
  youHavePro: (day: string) => `Una Pro hadi ${day}.`,
  monthly: 'Kila mwezi',
  annual: 'Kwa mwaka',
  period: 'Ungependa kulipa vipi?',
  professional: 'KITAALAMU',
  perMonth: 'kwa mwezi',
  yearly: (kes: string) => `${kes} mara moja kwa mwaka`,
  monthlyTerm: 'kila mwezi',
  saving: (percent: number) => `Unaokoa asilimia ${percent}`,
  includes: 'Pro inakupa nini leo',
  nowFields: 'Mashamba bila kikomo; bure ni 1',
  nowScans: 'Ukaguzi wa majani bila kikomo; bure ni 15',
  soon: 'Sehemu nyingine zikifunguliwa zitaorodheshwa hapa, si kabla.',
  guaranteeAnnual: 'Utarudishiwa pesa ndani ya siku 14 kwa kifurushi cha mwaka.',
  guaranteeMonthly: 'Utarudishiwa pesa ndani ya siku 7 kwa kifurushi cha mwezi.',
  payClosed: 'Malipo yatafunguliwa baadaye',
  payClosedText: 'Bado huwezi kulipa, kwa hiyo hutatozwa chochote. Kifurushi chako cha bure kinaendelea kama kilivyo.',
  back: 'Rudi nyuma',
} satisfies Words<typeof plansEn>;
