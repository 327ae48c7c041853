import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export const sameSecret = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
