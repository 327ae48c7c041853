/** One line on a card. Loads with the first screen, so it stays short. */
export const healthEn = {
  label: 'Health',
  noData: 'No data yet',
  percent: (percent: string) => `Health: ${percent}%`,
  bands: { good: 'looks well', watch: 'keep an eye on it', bad: 'needs attention' },
  asOf: (day: string) => `as of ${day}`,
  fpsi: (percent: string) => `FPSI: ${percent}%`,
  latest: (day: string) => `Newest photo of this field, as of ${day}`,
  satellite: 'Satellite',
  fromAbove: (day: string) => `Satellite image of this field, as of ${day}`,
};
