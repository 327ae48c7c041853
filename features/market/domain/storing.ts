import type { Later } from './season.ts';

export const bagKinds = ['ordinary', 'airtight'] as const;
export type BagKind = (typeof bagKinds)[number];

/** Crops that store for months when dry. */
const dry: readonly string[] = [
  'maize',
  'bean',
  'sorghum',
  'finger_millet',
  'pearl_millet',
  'cowpea',
  'green_gram',
  'pigeon_pea',
  'rice',
  'wheat',
  'soybean',
  'groundnut',
  'sunflower',
  'sesame',
];
export const isStoredDry = (crop: string): boolean => dry.includes(crop);

/** About a hundred days, in months. */
const FIRST_MONTHS = 3;
/**
 * Share of dry maize lost. Airtight bags: 2 %, however long. Ordinary bags: no more in the first hundred days
 * (five field trials, Frontiers in Sustainable Food Systems 2022, 767089). Beyond: 8.5 % more in ordinary
 * bags over the season (randomised trial in Kenya, Ndegwa, De Groote, Gitonga and Bruce, CIMMYT). No figure
 * is known for other grain.
 */
const MIN_LOSS = 0.02;
const LATE_LOSS = 0.105;
export const lossIn = (crop: string, months: number, bag: BagKind): number | null => {
  if (crop !== 'maize') return null;
  return bag === 'airtight' || months <= FIRST_MONTHS ? MIN_LOSS : LATE_LOSS;
};

export interface Stored {
  readonly months: number;
  readonly years: number;
  /** Years in which waiting paid more, after losses where known. */ readonly paid: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly loss: number | null;
}
export interface Storing {
  readonly rows: readonly Stored[];
  readonly best: Stored;
  readonly advice: 'store' | 'sell' | 'unsure';
}

/** Advises storing only if it paid in two years of three, by a worthwhile amount. */
const OFTEN = 2 / 3;
const SELDOM = 1 / 2;
const WORTH = 1.05;

/**
 * The later value of the same amount in past years, relative to selling now; 1 is the same money. `later` is
 * never empty.
 */
export const storing = (crop: string, later: readonly Later[], bag: BagKind): Storing | null => {
  if (!isStoredDry(crop) || later.length === 0) return null;
  const rows = later.map(({ months, years, low, middle, high, ratios }): Stored => {
    const loss = lossIn(crop, months, bag);
    const left = 1 - (loss ?? 0);
    return {
      months,
      years,
      low: low * left,
      middle: middle * left,
      high: high * left,
      loss,
      paid: ratios.filter((ratio) => ratio * left > 1).length,
    };
  });
  const best = rows.reduce((a, b) => (b.middle > a.middle ? b : a));
  const share = best.paid / best.years;
  const advice =
    share >= OFTEN && best.middle >= WORTH
      ? 'store'
      : rows.every(({ paid, years }) => paid / years < SELDOM)
        ? 'sell'
        : 'unsure';
  return { rows, best, advice };
};
