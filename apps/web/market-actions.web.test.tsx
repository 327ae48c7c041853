import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '#features/community/web/testing.tsx';
import { pageText, proPlan, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { marketEn } from '#features/market/words.en.ts';
import { openOffers } from '#features/offers/web/testing.tsx';
import { offersEn as en } from '#features/offers/words.en.ts';
import { priceAlertsEn } from '#features/price-alerts/words.en.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { MarketPage } from './screens/MarketPage.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

const today = dayInNairobi(new Date());
const insights = (crop: string) => {
  const quote = {
    market: 'Nakuru',
    county: 'Nakuru',
    km: null,
    day: addDays(today, -9),
    type: 'wholesale',
    source: 'kamis',
    variety: 'x',
    grade: '',
    price: crop === 'bean' ? 9_900 : 3_900,
    unit: '90 KG',
    currency: 'KES',
    per_kg: crop === 'bean' ? 110 : 43.333333,
    volume: null,
  };
  return {
    crop,
    at: new Date().toISOString(),
    sync: { state: 'off', done_at: null, failed_at: null },
    newest: quote.day,
    quotes: [quote],
    markets: [quote],
    chart: null,
    later: null,
    stats: { volume: null, reporting: null, traded: null },
    rate: null,
  };
};

test('MKT-06, MKT-07, MKT-08: a farmer can share the shown crop’s price, set an alert for it and sell it', async () => {
  serve({ '/api/market/insights': (url: URL) => insights(url.searchParams.get('crop')!) });
  const farm = await openOffers(<MarketPage />, { at: '/market-insights', plan: proPlan });
  await waitForUpdates(150);
  await userEvent.click(screen.getByLabelText('Beans'));
  await waitForUpdates(150);
  await tap(en.card.title);
  const picture = (await screen.findByRole('img', { name: /Beans/ })).getAttribute('aria-label')!;
  for (const part of ['9,900', 'Nakuru', marketEn.sources.kamis]) expect(picture).toContain(part);
  await userEvent.keyboard('{Escape}');
  await tap(priceAlertsEn.add);
  await waitForUpdates(200);
  const chosen = within(screen.getByRole('dialog')).getAllByRole<HTMLInputElement>('radio', {
    checked: true,
  });
  expect(chosen.map((radio) => radio.parentElement!.textContent)).toEqual([
    'Beans',
    priceAlertsEn.directions.above,
    priceAlertsEn.units.bag_90kg,
  ]);
  await userEvent.keyboard('{Escape}');
  await waitForUpdates(60);
  await tap(en.sellNow);
  expect([farm.path(), pageText()]).toEqual(['/offers/new', expect.stringContaining('elsewhere')]);
  expect(location.search).toBe('?crop=bean');
});
