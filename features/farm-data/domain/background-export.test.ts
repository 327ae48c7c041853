import { expect, test } from 'vitest';
import { percentOf, resumeOffset } from './background-export.ts';

test('export progress is a whole percent, at most 99 until ready, and 0 while the total is unknown', () => {
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

test('a download resumes at the requested byte only when it is the same file', () => {
  expect(resumeOffset('bytes=100-', '"a"', '"a"', 500)).toBe(100);
  expect(resumeOffset('bytes=100-', undefined, '"a"', 500)).toBe(100);
  for (const [range, ifRange] of [
    ['bytes=100-', '"b"'],
    ['bytes=500-', '"a"'],
    ['bytes=100-200', '"a"'],
    ['bytes=-5', '"a"'],
    ['lines=1-', '"a"'],
    [undefined, '"a"'],
  ] as const) {
    expect([range, resumeOffset(range, ifRange, '"a"', 500)]).toEqual([range, 0]);
  }
});
