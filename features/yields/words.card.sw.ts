import type { yieldCardEn } from './words.card.en.ts';

export const yieldCardSw: typeof yieldCardEn = {
  title: 'Utabiri wa mavuno',
  tonnes: (t: string) => `Tani ${t} kwa hekta`,
  confidence: (n: string) => `Kiwango cha uhakika ${n}%`,
  income: (money: string, usd: string) => `Makadirio ya mapato ${money} (karibu ${usd})`,
  noPrice: 'Hatujapata bei. Andika yako.',
  updated: (day: string) => `Umesasishwa ${day}`,
  open: 'Ona makadirio',
  none: 'Bado hayajatabiriwa',
  start: 'Tabiri mavuno yangu',
  pending: 'Bado haujatumwa',
};
