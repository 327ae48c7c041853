import { expect, test } from 'vitest';
import { shareAt, stages, TICK_MS } from './scan-stages.ts';

test('SCN-04 the progress bar follows the real stages, updates every 120 ms and is not full before the end', () => {
  expect(stages).toEqual(['checking', 'compressing', 'model', 'saving']);
  const shares = stages.map(shareAt);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThan(1);
  expect(TICK_MS).toBe(120);
});
