import type { Season } from './types.ts';

/** Month and day, 'MM-DD', both inclusive. */
export interface PlantingWindow { readonly season: Season; readonly from: string; readonly to: string }

const main = (from: string, to: string): PlantingWindow => ({ season: 'long_rains', from, to });
const second = (from: string, to: string): PlantingWindow => ({ season: 'short_rains', from, to });

/**
 * Usual planting windows of rain-fed annual crops. General regional practice: the rain decides, not the
 * calendar.
 */
const regions: readonly { readonly counties: readonly string[]; readonly windows: readonly PlantingWindow[] }[] = [
  { counties: ['Trans Nzoia', 'Uasin Gishu', 'Nandi', 'West Pokot', 'Elgeyo-Marakwet'], windows: [main('03-10', '04-15')] },
  { counties: ['Bungoma', 'Kakamega', 'Vihiga', 'Busia'], windows: [main('02-25', '03-31'), second('08-10', '09-20')] },
  { counties: ['Kisii', 'Nyamira', 'Migori', 'Homa Bay', 'Siaya', 'Kisumu'], windows: [main('02-15', '03-31'), second('08-15', '09-30')] },
  { counties: ['Bomet', 'Kericho', 'Narok', 'Nakuru'], windows: [main('03-01', '04-20')] },
  { counties: ['Kiambu', 'Murang’a', 'Nyeri', 'Kirinyaga'], windows: [main('03-15', '04-10'), second('10-05', '10-31')] },
  { counties: ['Nyandarua'], windows: [main('03-15', '04-15'), second('10-01', '10-31')] },
  { counties: ['Meru', 'Embu', 'Tharaka-Nithi'], windows: [main('03-15', '04-05'), second('10-01', '10-25')] },
  { counties: ['Machakos', 'Makueni', 'Kitui'], windows: [main('03-15', '04-05'), second('10-15', '11-10')] },
  { counties: ['Kwale', 'Kilifi', 'Lamu', 'Taita-Taveta', 'Mombasa'], windows: [main('04-01', '05-05'), second('10-10', '11-15')] },
];

/**
 * Empty if no window is known: dry counties plant with irrigation, and the sources do not cover some others.
 */
export const windowsOf = (county: string): readonly PlantingWindow[] => regions.find((r) => r.counties.includes(county))?.windows ?? [];
