import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPercent, economicImpact, severityOf } from './severity.ts';

test('SCN-15 the affected area stays within 0 and 100 and the yield loss within 90', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (area, server) => {
      const clamped = clampPercent(area);
      expect(clamped).toBeGreaterThanOrEqual(0);
      expect(clamped).toBeLessThanOrEqual(100);
      for (const s of ['low', 'medium', 'high', 'critical', 'other'])
        expect(economicImpact(s, area).yield_loss_percentage).toBeLessThanOrEqual(90);
      expect(
        economicImpact('low', area, { yield_loss_percentage: Number.isNaN(server) ? 200 : server })
          .yield_loss_percentage,
      ).toBeLessThanOrEqual(90);
    }),
  );
  expect(clampPercent(Number.NaN)).toBe(0);
});

test('SCN-16 multipliers, reference yield, price and treatment costs have the specified values', () => {
  const at50 = (severity: string): number[] => Object.values(economicImpact(severity, 50));
  expect(at50('low')).toEqual([4, 49, 8]);
  expect(at50('medium')).toEqual([9, 110, 18]);
  expect(at50('high')).toEqual([16, 196, 35]);
  expect(at50('critical')).toEqual([25, 306, 60]);
  expect(at50('unheard of')).toEqual([9, 110, 18]);
});

test('SCN-16 figures from the server take precedence, each on its own', () => {
  expect(economicImpact('high', 50, { revenue_loss_usd: 7 })).toEqual({
    yield_loss_percentage: 16,
    revenue_loss_usd: 7,
    treatment_cost_usd: 35,
  });
});

test('severity rises with the affected area, sooner for fast-spreading diseases; a healthy leaf is low', () => {
  expect([0, 5, 12, 30].map((a) => severityOf('bean', 'rust', a))).toEqual([
    'low',
    'medium',
    'high',
    'critical',
  ]);
  expect([9, 10, 25, 50].map((a) => severityOf('coffee', 'leaf_miner', a))).toEqual([
    'low',
    'medium',
    'high',
    'critical',
  ]);
  expect(severityOf('bean', 'healthy', 80)).toBe('low');
  expect([0, 24, 60].map((a) => severityOf('blackgram', 'yellow_mosaic', a))).toEqual([
    'high',
    'high',
    'critical',
  ]);
});
