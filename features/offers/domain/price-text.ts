import type { Measure } from '#kit/pure/measures.ts';

/** The text for one unit after a price. */
const unitTexts: Readonly<Record<'en' | 'sw', Readonly<Record<Measure, string>>>> = {
  en: {
    kg: 'per kg',
    bag_90kg: 'per 90 kg bag',
    bag_50kg: 'per 50 kg bag',
    debe: 'per debe',
    gorogoro: 'per gorogoro',
    crate: 'per crate',
    bunch: 'per bunch',
  },
  sw: {
    kg: 'kwa kilo',
    bag_90kg: 'kwa gunia la kilo 90',
    bag_50kg: 'kwa gunia la kilo 50',
    debe: 'kwa debe',
    gorogoro: 'kwa gorogoro',
    crate: 'kwa kreti',
    bunch: 'kwa mkungu',
  },
};

/** "KES 3,600 per 90 kg bag": shillings per unit, with cents only below KES 200. */
export const priceText = (price: number, unit: Measure, language: 'en' | 'sw'): string =>
  `KES ${price.toLocaleString('en-KE', { maximumFractionDigits: price < 200 ? 2 : 0 })} ${unitTexts[language][unit]}`;
