import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { alertFault, type AlertDetails } from './alert.ts';
import { evaluateAlert, type AlertRule, type MarketPrice } from './crossing.ts';

const TODAY = '2026-11-22';
const line = (over: Partial<AlertRule> = {}): AlertRule => ({
  market: null,
  county: null,
  direction: 'above',
  perKg: 40,
  isNotified: false,
  ...over,
});
const price = (perKg: number, over: Partial<MarketPrice> = {}): MarketPrice => ({
  market: 'Nakuru',
  county: 'Nakuru',
  type: 'wholesale',
  day: TODAY,
  perKg,
  ...over,
});

test('MKT-07 a price past the threshold is notified once, and again only after it returned to the other side', () => {
  let isNotified = false;
  const told = [38, 40, 45, 44, 39.9, 39, 41, 43].map((perKg) => {
    const { decision } = evaluateAlert(line({ isNotified }), [price(perKg)], TODAY);
    if (decision !== 'nothing') isNotified = decision === 'tell';
    return decision;
  });
  expect(told).toEqual(['nothing', 'tell', 'nothing', 'nothing', 'again', 'nothing', 'tell', 'nothing']);
});

test('MKT-07 between two notices the best price was always on the other side of the threshold', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('above' as const, 'below' as const),
      fc.array(fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 1, maxLength: 4 }), { maxLength: 30 }),
      (direction, days) => {
        let isNotified = false;
        let wasBack = true;
        for (const prices of days) {
          const best = direction === 'above' ? Math.max(...prices) : Math.min(...prices);
          const { decision } = evaluateAlert(
            line({ direction, isNotified }),
            prices.map((perKg, i) => price(perKg, { market: `m${i}` })),
            TODAY,
          );
          if (direction === 'above' ? best < 40 : best > 40) wasBack = true;
          if (decision === 'tell') {
            expect(wasBack).toBe(true);
            wasBack = false;
          }
          if (decision !== 'nothing') isNotified = decision === 'tell';
        }
      },
    ),
  );
});

test('MKT-07 the best market is named; another county, an old price and retail beside wholesale are ignored', () => {
  expect(evaluateAlert(line(), [price(41), price(47, { market: 'Eldoret' })], TODAY)).toMatchObject({
    decision: 'tell',
    price: { market: 'Eldoret', perKg: 47 },
  });
  expect(
    evaluateAlert(line({ direction: 'below' }), [price(39), price(31, { market: 'Eldoret' })], TODAY),
  ).toMatchObject({ price: { market: 'Eldoret' } });
  expect(evaluateAlert(line({ county: 'Kitui' }), [price(60)], TODAY)).toEqual({ decision: 'nothing' });
  expect(
    evaluateAlert(line({ market: 'nakuru ' }), [price(60), price(90, { market: 'Eldoret' })], TODAY),
  ).toMatchObject({ price: { perKg: 60 } });
  expect(evaluateAlert(line(), [price(60, { day: addDays(TODAY, -61) })], TODAY)).toEqual({
    decision: 'nothing',
  });
  expect(evaluateAlert(line({ isNotified: true }), [price(60, { day: addDays(TODAY, -61) })], TODAY)).toEqual(
    {
      decision: 'nothing',
    },
  );
  expect(evaluateAlert(line(), [price(60, { type: 'retail' }), price(39)], TODAY)).toEqual({
    decision: 'nothing',
  });
  expect(evaluateAlert(line(), [price(60, { type: 'retail' })], TODAY)).toMatchObject({ decision: 'tell' });
});

test('MKT-07 a typed market name matches the market in the lists; a different one does not', () => {
  const prices = [price(60, { market: 'Wakulima (Nakuru)' }), price(90, { market: 'Kibuye (Kisumu)' })];
  for (const written of ['wakulima', 'Wakulima market', 'Soko Wakulima', 'NAKURU wakulima'])
    expect(evaluateAlert(line({ market: written }), prices, TODAY)).toMatchObject({
      decision: 'tell',
      price: { perKg: 60 },
    });
  for (const written of ['Wak', 'Wakulima Nairobi', 'market', ' - '])
    expect(evaluateAlert(line({ market: written }), prices, TODAY)).toEqual({ decision: 'nothing' });
});

test('MKT-07 a threshold of zero or 1e12, an unknown crop and a unit without a known weight are refused', () => {
  const said = (over: Partial<AlertDetails>): AlertDetails => ({
    crop: 'maize',
    market: null,
    county: null,
    direction: 'above',
    price: 4_000,
    unit: 'bag_90kg',
    kg_each: null,
    ...over,
  });
  expect(alertFault(said({}))).toBeNull();
  expect([
    alertFault(said({ price: 0 })),
    alertFault(said({ price: 1e12 })),
    alertFault(said({ crop: 'gold' })),
    alertFault(said({ crop: 'tomato', unit: 'crate' })),
    alertFault(said({ crop: 'tomato', unit: 'crate', kg_each: 64 })),
  ]).toEqual([
    'offers.price_missing',
    'offers.price_high',
    'offers.crop_missing',
    'offers.weight_missing',
    null,
  ]);
});
