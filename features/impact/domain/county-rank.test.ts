import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countyRankOf } from './county-rank.ts';

const county = (...groups: (readonly [scans: number, farmers: number])[]) =>
  groups.map(([scans, farmers]) => ({ scans, farmers }));

test('GAM-10 DSH-20b hidden below 30 active farmers, shown from 30', () => {
  expect(countyRankOf(9, county([1, 28], [9, 1]))).toBeNull();
  expect(countyRankOf(9, county([1, 29], [9, 1]))).toMatchObject({
    percentile: 100,
    farmers: 30,
    userTier: 'elite',
  });
  expect(countyRankOf(0, county([0, 50]))).toBeNull();
});

test('GAM-10 tiers by percentile, and checks in percent of the county average', () => {
  const spread = county([1, 50], [2, 30], [5, 15], [11, 5]);
  expect([1, 2, 5, 11].map((own) => countyRankOf(own, spread)!.userTier)).toEqual([
    'other',
    'advanced',
    'expert',
    'elite',
  ]);
  // 240 checks by 100 farmers.
  expect(countyRankOf(5, spread)!.scansVsAverage).toBe(108);
  expect(countyRankOf(1, spread)!.scansVsAverage).toBe(-58);
});

test('GAM-10 property: more checks never lower the standing', () => {
  const spread = fc.array(fc.record({ scans: fc.nat(60), farmers: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(spread, fc.nat(60), (s, own) => {
      const [a, b] = [countyRankOf(own, s), countyRankOf(own + 1, s)];
      if (!a || !b) return;
      expect(b.percentile).toBeGreaterThanOrEqual(a.percentile);
      expect(a.percentile).toBeGreaterThanOrEqual(0);
      expect(a.percentile).toBeLessThanOrEqual(100);
    }),
  );
});
