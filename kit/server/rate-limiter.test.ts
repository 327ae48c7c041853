import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

test('a caller over the limit waits for the next minute; other callers do not', () => {
  let time = 0;
  const allows = createRateLimiter(() => time);
  expect([1, 2, 3].map(() => allows('a', 2))).toEqual([true, true, false]);
  expect(allows('b', 2)).toBe(true);
  time = 60_000;
  expect(allows('a', 2)).toBe(true);
});
