import type { yieldCardEn } from './words.card.en.ts';

export const yieldCardSw: typeof yieldCardEn = {
  title: 'Utabiri wa mavuno',
  tonnes: (t: string) => `Tani ${t} kwa hektari`,
  confidence: (n: string) => `Kiwango cha uhakika ${n} %`,
  income: (money: string, usd: string) => `Makadirio ya mapato ${money} (karibu ${usd})`,
  noPrice: 'Hakuna bei inayojulikana: andika yako.',
  updated: (day: string) => `Umesasishwa ${day}`,
  open: 'Uangalie',
  none: 'Shamba lako linaweza kutoa nini msimu huu?',
  start: 'Tabiri mavuno yangu',
  pending: 'Bado haujatumwa',
};
