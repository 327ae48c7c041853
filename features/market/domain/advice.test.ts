import { expect, test } from 'vitest';
import { fairOffer, offersNear, verdictOf, wholesaleNear } from './fair-offer.ts';
import { costPerKg, netPerKg } from './net-price.ts';
import type { LaterPrice } from './seasonal-prices.ts';
import { sellingUnitsOf, defaultUnit } from './selling-unit.ts';
import { storageLoss, adviseStorage } from './storage-advice.ts';

const quote = (over: object = {}) => ({
  market: 'Nakuru',
  day: '2026-11-01',
  type: 'wholesale' as const,
  per_kg: 45,
  km: 8,
  currency: 'KES',
  ...over,
});
const TODAY = '2026-11-22';

test('MKT-03: a maize bag is 90 kg and a tomato crate 64 kg as markets quote it; units without a known weight are left out', () => {
  expect(defaultUnit('maize')).toEqual({ measure: 'bag_90kg', kg: 90, rough: false });
  expect(defaultUnit('tomato')).toEqual({ measure: 'crate', kg: 64, rough: true });
  expect(defaultUnit('cassava')).toEqual({ measure: 'kg', kg: 1, rough: false });
  expect(sellingUnitsOf('maize').map(({ measure }) => measure)).toEqual([
    'kg',
    'bag_90kg',
    'bag_50kg',
    'debe',
    'gorogoro',
  ]);
});

test('net income is the price minus transport and fees, and can be negative', () => {
  const costs = { transport: 300, fees: 60, kg: 90 };
  expect(costPerKg(costs)).toBe(4);
  expect(netPerKg(45, costs) * 90).toBe(3690);
  expect(netPerKg(3, costs)).toBe(-1);
});

test('a fair offer is the net price at markets within reach, else the usual farm share, else unknown', () => {
  const quotes = [
    quote(),
    quote({ market: 'Nairobi', per_kg: 50, km: 120 }),
    quote({ market: 'Mombasa', per_kg: 90, km: 500 }),
    quote({ market: 'Old', day: '2026-06-01', per_kg: 10 }),
    quote({ market: 'Shop', type: 'retail', per_kg: 80 }),
  ];
  expect(wholesaleNear(quotes, TODAY).map(({ market }) => market)).toEqual(['Nakuru', 'Nairobi']);
  expect(fairOffer(quotes, TODAY, (market) => (market === 'Nakuru' ? 4 : 12))).toEqual({
    low: 38,
    high: 41,
    basis: 'costs',
    markets: 2,
  });
  const share = fairOffer(quotes, TODAY, () => null)!;
  expect(share).toMatchObject({ basis: 'share', markets: 2 });
  expect([share.low, share.high]).toEqual([28.5, 38]);
  expect([27, 30, 40].map((offer) => verdictOf(offer, share))).toEqual(['low', 'fair', 'good']);
  expect(fairOffer([quote({ type: 'retail' })], TODAY, () => null)).toBeNull();
  expect(fairOffer([], TODAY, () => null)).toBeNull();
});

test('MKT-03: "near" is within 150 km, or the same county for unknown places; distant or old broker offers don’t count', () => {
  const unknown = [
    quote({ market: 'Soko Mjinga', km: null, county: 'Nakuru' }),
    quote({ market: 'Kongowea', km: null, county: 'Mombasa' }),
  ];
  expect(wholesaleNear(unknown, TODAY, 'Nakuru').map(({ market }) => market)).toEqual(['Soko Mjinga']);
  expect(wholesaleNear(unknown, TODAY)).toHaveLength(2);
  expect(fairOffer([unknown[1]!], TODAY, () => null, 'Nakuru')).toBeNull();
  const gate = (over: object) => quote({ type: 'farm_gate' as never, ...over });
  const offered = [
    gate({ market: 'Njoro' }),
    gate({ market: 'Malindi', km: 560 }),
    gate({ market: 'Molo', day: '2026-06-01' }),
    gate({ market: 'Kijijini', km: null, county: 'Nakuru' }),
    quote(),
  ];
  expect(offersNear(offered, TODAY, 'Nakuru').map(({ market }) => market)).toEqual(['Njoro', 'Kijijini']);
});

const later = (months: number, ratios: number[]): LaterPrice => ({
  months,
  years: ratios.length,
  low: Math.min(...ratios),
  middle: [...ratios].sort()[ratios.length >> 1]!,
  high: Math.max(...ratios),
  ratios,
});

test('storing is advised only if it paid in two of three years after losses; tomatoes cannot be stored', () => {
  expect(adviseStorage('maize', [later(3, [1.2, 1.3, 1.1, 0.9])], 'ordinary')).toMatchObject({
    advice: 'store',
    best: { months: 3, paid: 3, years: 4, loss: 0.02 },
  });
  expect(adviseStorage('maize', [later(5, [1.08, 1.09, 1.1])], 'ordinary')).toMatchObject({
    advice: 'sell',
    best: { paid: 0, loss: 0.105 },
  });
  expect(adviseStorage('maize', [later(5, [1.08, 1.09, 1.1])], 'airtight')).toMatchObject({
    advice: 'store',
    best: { paid: 3 },
  });
  expect(adviseStorage('maize', [later(3, [1.2, 0.9, 1.3, 0.8])], 'ordinary')?.advice).toBe('unsure');
  expect(adviseStorage('tomato', [later(3, [2, 2, 2])], 'ordinary')).toBeNull();
  expect(adviseStorage('maize', [], 'ordinary')).toBeNull();
  expect(storageLoss('bean', 3, 'ordinary')).toBeNull();
});
