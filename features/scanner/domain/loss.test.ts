import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lossBasis, estimateLoss } from './loss.ts';
import { economicImpact } from './severity.ts';

test('SCN-17 the loss uses the crop’s yield and the field’s area; otherwise constants, which are named', () => {
  const basis = lossBasis('bean', 675, { crop: 'bean', hectares: 0.4 });
  expect(basis).toEqual({ area_ha: 0.4, yield_kg_ha: 675, yield_from: 'reference', usd_per_kg: 0.35 });
  // 0.32 × 50 % = 16 % of 675 kg × 0.4 ha at USD 0.35.
  expect(estimateLoss('high', 50, basis)).toEqual({
    yield_loss_percentage: 16,
    revenue_loss_usd: 15,
    treatment_cost_usd: 35,
  });
  const fallback = lossBasis('kale', null, null);
  expect(fallback).toMatchObject({ area_ha: null, yield_kg_ha: 3500, yield_from: 'constant' });
  expect(estimateLoss('high', 50, fallback)).toEqual(economicImpact('high', 50));
});

test('SCN-17 county yield and current market price take precedence over the constants and are named', () => {
  const price = {
    kes_per_kg: 43,
    market: 'Wakulima (Nakuru)',
    date: '2026-11-10',
    type: 'wholesale' as const,
  };
  const basis = lossBasis(
    'maize',
    1666,
    { crop: 'maize', hectares: 1 },
    { county: { county: 'Nakuru', kg: 2730 }, price },
  );
  expect(basis).toEqual({
    area_ha: 1,
    yield_kg_ha: 2730,
    yield_from: 'county',
    county: 'Nakuru',
    usd_per_kg: 0.333,
    price,
  });
  // 16 % of 2,730 kg at KES 43, which is USD 0.333 by the rate on the screen.
  expect(estimateLoss('high', 50, basis).revenue_loss_usd).toBe(145);
  expect(lossBasis('maize', 1666, null, { county: null, price: null })).toEqual(
    lossBasis('maize', 1666, null),
  );
});

test('SCN-17 a field with another crop or none does not supply the area', () => {
  for (const crop of ['maize', null])
    expect(lossBasis('bean', 675, { crop, hectares: 3 }).area_ha).toBeNull();
  expect(lossBasis(null, null, { crop: null, hectares: 3 }).area_ha).toBeNull();
});

test('SCN-15 SCN-17 no loss is negative, above the whole harvest, or not a number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('low', 'medium', 'high', 'critical', 'unheard of'),
      fc.double({ min: -50, max: 300 }),
      fc.double({ min: 0.001, max: 10_000, noNaN: true }),
      fc.option(fc.integer({ min: 100, max: 80_000 })),
      (severity, percent, hectares, kg) => {
        const basis = lossBasis('bean', kg, { crop: 'bean', hectares });
        const { revenue_loss_usd: usd } = estimateLoss(severity, percent, basis);
        expect(usd).toBeGreaterThanOrEqual(0);
        expect(usd).toBeLessThanOrEqual(Math.ceil(basis.yield_kg_ha * basis.usd_per_kg * hectares));
      },
    ),
  );
});
