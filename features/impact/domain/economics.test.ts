import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConfirmedScan, economicData, KES_PER_USD, savedUsdOf } from './economics.ts';
import { answers, savedUnits } from './outcome.ts';

const scan = (over: Partial<ConfirmedScan> = {}): ConfirmedScan => ({
  answer: 'better',
  cost_kes: null,
  saved_amount: null,
  saved_unit: null,
  loss_usd: 100,
  ...over,
});
/** Includes values that no form allows: bad data from an old or foreign phone must not corrupt the sum. */
const anyNumber = fc.option(
  fc.oneof(fc.double({ min: 0, max: 1e7 }), fc.constantFrom(NaN, Infinity, -5, 5e-324)),
);
const isWorth = (s: ConfirmedScan): boolean =>
  s.answer !== 'better' ||
  [s.loss_usd, s.saved_unit && s.saved_amount].some((n) => typeof n === 'number' && n > 0 && n < Infinity);
const anyScan = fc.record({
  answer: fc.constantFrom(...answers),
  cost_kes: anyNumber,
  saved_amount: anyNumber,
  saved_unit: fc.option(fc.constantFrom(...savedUnits)),
  loss_usd: anyNumber,
});

test('DSH-21 without confirmed checks there is no figure, not zero', () => {
  expect(economicData([])).toBeNull();
});

test('DSH-20 DSH-21 property: for any answers, every figure is a number and every range is ordered and not negative', () => {
  fc.assert(
    fc.property(fc.array(anyScan, { minLength: 1, maxLength: 30 }), (scans) => {
      const data = economicData(scans)!;
      for (const { low, high } of [data.totalSavedRange, data.totalValueCreatedRange]) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low);
      }
      if (data.roiRange) expect(data.roiRange.high).toBeGreaterThanOrEqual(data.roiRange.low);
      for (const figure of [
        data.totalSaved,
        data.totalValueCreated,
        data.spent,
        data.roi ?? 0,
        data.roiRange?.low ?? 0,
        data.roiRange?.high ?? 0,
      ])
        expect(Number.isFinite(figure)).toBe(true);
      expect(data.totalSaved).toBeGreaterThanOrEqual(data.totalSavedRange.low);
      expect(data.totalSaved).toBeLessThanOrEqual(data.totalSavedRange.high);
      expect(data.roi === null).toBe(
        !scans.some((s) => s.cost_kes !== null && s.cost_kes >= 1 && s.cost_kes < Infinity && isWorth(s)),
      );
    }),
  );
});

test('DSH-21 property: another answer never lowers the amount saved', () => {
  fc.assert(
    fc.property(fc.array(anyScan, { minLength: 1 }), anyScan, (scans, more) => {
      expect(economicData([...scans, more])!.totalSavedRange.high).toBeGreaterThanOrEqual(
        economicData(scans)!.totalSavedRange.high,
      );
    }),
  );
});

test('DSH-21 the formula: better saves 10–60 % of the loss, worse or untreated nothing; the farmer’s figure comes first', () => {
  expect(savedUsdOf(scan())).toEqual({ low: 10, high: 60 });
  for (const answer of ['same', 'worse', 'did_nothing'] as const)
    expect(savedUsdOf(scan({ answer }))).toEqual({ low: 0, high: 0 });
  expect(savedUsdOf(scan({ loss_usd: null }))).toEqual({ low: 0, high: 0 });
  expect(savedUsdOf(scan({ saved_amount: KES_PER_USD * 40, saved_unit: 'kes' }))).toEqual({
    low: 30,
    high: 50,
  });
  // Two 90 kg bags at USD 0.35 per kg are USD 63.
  const bags = savedUsdOf(scan({ answer: 'same', saved_amount: 2, saved_unit: 'bag_90kg' }));
  expect([bags.low, bags.high].map(Math.round)).toEqual([47, 79]);
  // At the check's price of USD 1.1 per kg they are USD 198. Without a price, the fallback figure applies.
  const priced = savedUsdOf(
    scan({ answer: 'same', saved_amount: 2, saved_unit: 'bag_90kg', usd_per_kg: 1.1 }),
  );
  expect([priced.low, priced.high].map(Math.round)).toEqual([149, 248]);
  for (const none of [null, 0, Number.NaN])
    expect(
      savedUsdOf(scan({ answer: 'same', saved_amount: 2, saved_unit: 'bag_90kg', usd_per_kg: none })),
    ).toEqual(bags);
});

test('DSH-20 DSH-21 the return uses only plants with a known cost; a cost above the saving creates no value', () => {
  const told = scan({ cost_kes: KES_PER_USD * 10 });
  expect(economicData([told, scan()])).toMatchObject({
    confirmed: 2,
    spent: 10,
    roiRange: { low: 0, high: 500 },
    roi: 250,
    totalSavedRange: { low: 20, high: 120 },
    totalValueCreatedRange: { low: 10, high: 110 },
  });
  expect(economicData([scan({ cost_kes: KES_PER_USD * 1000 })])).toMatchObject({
    totalValueCreated: 0,
    totalValueCreatedRange: { low: 0, high: 0 },
    roi: -96,
  });
  expect(economicData([scan({ cost_kes: 0 })])!.roi).toBeNull();
});

test('DSH-21 a recovered plant of unknown value is left out of every sum and of the return', () => {
  expect(economicData([scan({ loss_usd: null, cost_kes: 500 })])).toMatchObject({
    confirmed: 1,
    unknown: 1,
    totalSavedRange: { low: 0, high: 0 },
    roi: null,
    spentKes: 0,
  });
  expect(
    economicData([
      scan({ loss_usd: null, saved_amount: 90, saved_unit: 'kg' }),
      scan({ answer: 'same', loss_usd: null }),
    ]),
  ).toMatchObject({ confirmed: 2, unknown: 0 });
});
