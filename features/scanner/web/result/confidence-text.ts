import type { Format } from '#kit/web/format.ts';
import type { ScannerWords } from '../words.ts';

const MOST = 0.99;
const LEAST = 0.01;

/** A photo never makes a diagnosis certain or impossible: 0 % and 100 % are not shown. */
export const confidenceText = (share: number, words: ScannerWords, format: Format): string => {
  if (share > MOST) return words.moreThan(format.percent(MOST));
  return share < LEAST ? words.lessThan(format.percent(LEAST)) : format.percent(share);
};

export const sureOfTen = (share: number): number => Math.min(9, Math.max(1, Math.round(share * 10)));
