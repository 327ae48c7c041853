import type { Format } from '#kit/web/format.ts';
import type { ScannerWords } from '../words.ts';

const MAX_SHOWN = 0.99;
const MIN_SHOWN = 0.01;

/** A photo never makes a diagnosis certain or impossible: 0 % and 100 % are not shown. */
export const confidenceText = (share: number, words: ScannerWords, format: Format): string => {
  if (share > MAX_SHOWN) return words.moreThan(format.percent(MAX_SHOWN));
  return share < MIN_SHOWN ? words.lessThan(format.percent(MIN_SHOWN)) : format.percent(share);
};

/** The word for a number out of ten. */
export const surenessOf = (ofTen: number): 'high' | 'medium' | 'low' =>
  ofTen >= 9 ? 'high' : ofTen >= 7 ? 'medium' : 'low';

export const sureOfTen = (share: number): number => Math.min(9, Math.max(1, Math.round(share * 10)));
