/** Texts of the home card, separate from the screen's. */
export const yieldCardEn = {
  title: 'Yield prediction',
  tonnes: (t: string) => `${t} t/ha`,
  confidence: (n: string) => `Confidence ${n} %`,
  income: (money: string, usd: string) => `Estimated income ${money} (about ${usd})`,
  noPrice: 'No price known: enter your own.',
  updated: (day: string) => `Updated ${day}`,
  open: 'Look at it',
  none: 'What may your field give this season?',
  start: 'Predict my harvest',
  pending: 'Not sent yet',
};
