/** Shown in the list of fields. */
export const briefEn = {
  none: 'Nothing was analysed here yet. Sentinel-2 passes every five days or so.',
  start: 'Analyze this field',
  open: 'All that was seen',
};
