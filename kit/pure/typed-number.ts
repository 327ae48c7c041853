/**
 * A number as farmers type it: 3600, 3,600, 3 600, 2.5 and 2,5. A comma before three digits separates
 * thousands, as on price boards. Null when nothing is typed, NaN when it is not a number.
 */
export const typedNumber = (text: string): number | null => {
  const cleaned = text
    .trim()
    .replace(/^(?:kes|ksh|kshs|sh)\.?\s*/i, '')
    .replace(/[\s\u00a0/=-]+$/, '')
    .replace(/(\d)[\s\u00a0](?=\d{3}(?!\d))/g, '$1');
  if (cleaned === '') return null;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(cleaned)) return Number(cleaned.replace(/,/g, ''));
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(cleaned) ? Number(cleaned.replace(',', '.')) : NaN;
};
