import { expect, test } from 'vitest';
import { economicImpact, FALLBACK } from './severity.ts';
import { inShillings, USD_RATE, usdFigures } from './usd-figures.ts';

test('X-19: every dollar constant is in the table with its source, and the calculations use the table', () => {
  expect(FALLBACK.usdPerKg).toBe(usdFigures.price_per_kg.usd);
  for (const severity of ['low', 'medium', 'high', 'critical'] as const)
    expect(economicImpact(severity, 50).treatment_cost_usd).toBe(usdFigures[`treatment_${severity}`].usd);
  for (const { source, date } of Object.values(usdFigures))
    expect(source.includes('no published source') || date !== null).toBe(true);
  expect(USD_RATE).toMatchObject({ kesPerUsd: 129, year: '2025' });
  expect([inShillings(17), inShillings(0)]).toEqual([2190, 0]);
});
