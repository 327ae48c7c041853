import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, LEVELS } from './levels.ts';

test('GAM-01 GAM-09 seven levels at 1, 5, 15, 30, 60, 120 and 250 confirmed checks; no level before the first', () => {
  expect(levelOf(0)).toBeNull();
  LEVELS.forEach((least, i) => {
    expect(levelOf(least)!.level).toBe(i + 1);
    if (least > 1) expect(levelOf(least - 1)!.level).toBe(i);
  });
  expect(levelOf(9)).toEqual({ level: 2, percentage: 60, current: 9, required: 15 });
  expect(levelOf(400)).toEqual({ level: 7, percentage: 100, current: 400, required: 250 });
});

test('GAM-01 property: more confirmed checks never lower the level, and progress stays between 0 and 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (n) => {
      const [a, b] = [levelOf(n)!, levelOf(n + 1)!];
      expect(b.level).toBeGreaterThanOrEqual(a.level);
      expect(a.percentage).toBeGreaterThanOrEqual(0);
      expect(a.percentage).toBeLessThanOrEqual(100);
    }),
  );
});
