import { featuresOf, BUCKETS } from './features.ts';
import { categoryKeys, type CategoryKey } from './types.ts';

/** `data`: one small integer per bucket and category. Multiply by `scale` for the weight. */
export interface CategoryWeights {
  readonly data: Int8Array;
  readonly bias: readonly number[];
  readonly scale: number;
}

const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/**
 * One character per weight: A is -32, g is 0, / is 31. A run of zeros is `.` followed by its length in two
 * characters.
 */
export const unpackWeights = (packed: string): Int8Array => {
  const data = new Int8Array(BUCKETS * categoryKeys.length);
  let at = 0;
  for (let i = 0; i < packed.length; i += 1) {
    if (packed[i] === '.') {
      at += CODES.indexOf(packed[i + 1] ?? 'A') * 64 + CODES.indexOf(packed[i + 2] ?? 'A');
      i += 2;
    } else {
      data[at] = CODES.indexOf(packed[i] ?? 'g') - 32;
      at += 1;
    }
  }
  return data;
};
export const packWeights = (data: Int8Array): string => {
  let packed = '';
  for (let at = 0; at < data.length;) {
    let run = 0;
    while (data[at + run] === 0 && run < 4095) run += 1;
    if (run > 2) {
      packed += `.${CODES[run >> 6]}${CODES[run & 63]}`;
      at += run;
    } else {
      packed += CODES[(data[at] ?? 0) + 32];
      at += 1;
    }
  }
  return packed;
};

/** Probabilities of all categories, summing to 1. */
export const categoryProbabilities = (
  text: string,
  { data, bias, scale }: CategoryWeights,
  sharpness = 1,
): readonly { readonly category: CategoryKey; readonly share: number }[] => {
  const count = categoryKeys.length;
  const sums = bias.slice(0, count);
  for (const [at, weight] of featuresOf(text))
    for (let c = 0; c < count; c += 1)
      sums[c] = (sums[c] ?? 0) + weight * (data[at * count + c] ?? 0) * scale;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) * sharpness));
  const total = powers.reduce((a, b) => a + b, 0);
  return categoryKeys
    .map((category, c) => ({ category, share: (powers[c] ?? 0) / total }))
    .sort((a, b) => b.share - a.share);
};
