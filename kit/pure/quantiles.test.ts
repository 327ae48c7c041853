import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantile } from './quantiles.ts';

const bounds = [10, 20, 50];

test('a quantile is interpolated within its bin', () => {
  expect(quantile({ bounds, counts: [0, 4, 0, 0] }, 0.5)).toBe(15);
  expect(quantile({ bounds, counts: [10, 0, 0, 0] }, 0.9)).toBe(9);
  expect(quantile({ bounds, counts: [1, 0, 1, 0] }, 0.5)).toBe(10);
});
test('without data the quantile is null; above all bounds it is the last bound', () => {
  expect(quantile({ bounds, counts: [0, 0, 0, 0] }, 0.5)).toBeNull();
  expect(quantile({ bounds, counts: [1, 0, 0, 9] }, 0.5)).toBe(50);
});
test('a quantile lies in the bin of the exact value', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.5, 0.95),
      (values, share) => {
        const counts = [0, 0, 0, 0];
        const bin = (value: number): number => bounds.findIndex((bound) => value <= bound);
        for (const value of values) counts[bin(value)]! += 1;
        const sorted = [...values].sort((a, b) => a - b);
        const true_ = sorted[Math.ceil(share * values.length) - 1]!;
        const said = quantile({ bounds, counts }, share)!;
        const from = bin(true_) === 0 ? 0 : bounds[bin(true_) - 1]!;
        return said >= from && said <= bounds[bin(true_)]!;
      },
    ),
  );
});
