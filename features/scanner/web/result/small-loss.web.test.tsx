import { afterEach, expect, test } from 'vitest';
import { pageText, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../../words.en.ts';
import { openIdle, fakeLeafWorker, scanRow } from '../testing.tsx';

afterEach(cleanUp);

test('a loss that rounds to zero is "less than 1 %", never "0 %" or "USD 0"', async () => {
  fakeLeafWorker('ready');
  await openIdle({ rows: [scanRow({ severity: 'low', affected_area_percentage: 4 })] });
  await tap(/^Bean rust/);
  await waitForUpdates(60);
  expect(pageText()).toContain(en.lossSmall);
  expect(pageText()).not.toMatch(/about less/i);
  for (const nothing of [en.loss('0%'), en.revenue('USD 0')]) expect(pageText()).not.toContain(nothing);
});

test('SCN-17 names the market and date of the price, and the county of the yield', async () => {
  fakeLeafWorker('ready');
  const basis = {
    area_ha: 1,
    yield_kg_ha: 2730,
    yield_from: 'county' as const,
    county: 'Nakuru',
    usd_per_kg: 0.333,
    price: {
      kes_per_kg: 43,
      market: 'Wakulima (Nakuru)',
      date: '2026-11-10',
      type: 'retail' as const,
      is_old: true as const,
    },
  };
  await openIdle({
    rows: [
      scanRow(
        { severity: 'high' },
        { yield_loss_percentage: 16, revenue_loss_usd: 145, treatment_cost_usd: 35, basis },
      ),
    ],
  });
  await tap(/^Bean rust/);
  await waitForUpdates(60);
  for (const said of [
    en.yieldCounty('2,730', 'Nakuru'),
    en.priceMarket('43', 'Wakulima (Nakuru)', '10 Nov 2026', false),
    en.priceOld,
  ])
    expect(pageText()).toContain(said);
  expect(pageText()).not.toContain(en.priceConstant('0.333'));
});
