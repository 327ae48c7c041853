/** Texts of the home card, separate from the screen's. */
export const yieldCardEn = {
  title: 'Yield prediction',
  tonnes: (t: string) => `${t} t/ha`,
  confidence: (n: string) => `Confidence ${n}%`,
  income: (money: string, usd: string) => `Estimated income ${money} (about ${usd})`,
  noPrice: 'No price found. Enter your own.',
  updated: (day: string) => `Updated ${day}`,
  open: 'See the estimate',
  none: 'Not predicted yet',
  start: 'Predict my harvest',
  pending: 'Not sent yet',
};
