/** Shown in the list of fields. */
export const briefEn = {
  none: 'Not analysed yet. A new image comes about every five days.',
  start: 'Analyze this field',
  open: 'See the full analysis',
};
