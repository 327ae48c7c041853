import type { LaterPrice } from './seasonal-prices.ts';

export const bagKinds = ['ordinary', 'airtight'] as const;
export type BagKind = (typeof bagKinds)[number];

/** Crops that store for months when dry. */
const dryCrops: readonly string[] = [
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
export const isStoredDry = (crop: string): boolean => dryCrops.includes(crop);

/** About a hundred days, in months. */
const FIRST_MONTHS = 3;
/**
 * Share of dry maize lost. Airtight bags: 2 %, however long. Ordinary bags: 2 % in the first hundred days
 * (five field trials, Frontiers in Sustainable Food Systems 2022, 767089). Beyond: 8.5 % more in ordinary
 * bags over the season (randomised trial in Kenya, Ndegwa, De Groote, Gitonga and Bruce, CIMMYT). No figure
 * is known for other grain.
 */
const MIN_LOSS = 0.02;
const LATE_LOSS = 0.105;
export const storageLoss = (crop: string, months: number, bag: BagKind): number | null => {
  if (crop !== 'maize') return null;
  return bag === 'airtight' || months <= FIRST_MONTHS ? MIN_LOSS : LATE_LOSS;
};

interface StorageOutcome {
  readonly months: number;
  readonly years: number;
  /** Years in which waiting paid more, after losses where known. */ readonly paid: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly loss: number | null;
}
interface StorageAdvice {
  readonly rows: readonly StorageOutcome[];
  readonly best: StorageOutcome;
  readonly advice: 'store' | 'sell' | 'unsure';
}

/** Advises storing only if waiting paid in two of three years and the median gain is at least 5 %. */
const MIN_SHARE_TO_STORE = 2 / 3;
const MAX_SHARE_TO_SELL = 1 / 2;
const MIN_GAIN = 1.05;

/**
 * The later value of the same amount in past years, relative to selling now; 1 is the same money. `later` is
 * never empty.
 */
export const adviseStorage = (
  crop: string,
  later: readonly LaterPrice[],
  bag: BagKind,
): StorageAdvice | null => {
  if (!isStoredDry(crop) || later.length === 0) return null;
  const rows = later.map(({ months, years, low, middle, high, ratios }): StorageOutcome => {
    const loss = storageLoss(crop, months, bag);
    const remaining = 1 - (loss ?? 0);
    return {
      months,
      years,
      low: low * remaining,
      middle: middle * remaining,
      high: high * remaining,
      loss,
      paid: ratios.filter((ratio) => ratio * remaining > 1).length,
    };
  });
  const best = rows.reduce((a, b) => (b.middle > a.middle ? b : a));
  const share = best.paid / best.years;
  const advice =
    share >= MIN_SHARE_TO_STORE && best.middle >= MIN_GAIN
      ? 'store'
      : rows.every(({ paid, years }) => paid / years < MAX_SHARE_TO_SELL)
        ? 'sell'
        : 'unsure';
  return { rows, best, advice };
};
