import { expect, test } from 'vitest';
import { percentOf, resumedAt } from './copies.ts';

test('how far a copy is: whole percents, never a hundred before it is ready, nothing while the whole is not known', () => {
  expect(
    [
      [0, 0],
      [5, 0],
      [1, 3],
      [999, 1000],
      [1200, 1000],
    ].map(([done, total]) => percentOf({ done: done!, total: total! })),
  ).toEqual([0, 0, 33, 99, 99]);
});

test('a download goes on where it stopped, only with the file it began with', () => {
  expect(resumedAt('bytes=100-', '"a"', '"a"', 500)).toBe(100);
  expect(resumedAt('bytes=100-', undefined, '"a"', 500)).toBe(100);
  for (const [range, ifRange] of [
    ['bytes=100-', '"b"'],
    ['bytes=500-', '"a"'],
    ['bytes=100-200', '"a"'],
    ['bytes=-5', '"a"'],
    ['lines=1-', '"a"'],
    [undefined, '"a"'],
  ] as const) {
    expect([range, resumedAt(range, ifRange, '"a"', 500)]).toEqual([range, 0]);
  }
});
