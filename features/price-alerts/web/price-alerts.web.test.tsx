import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '#features/community/web/testing.tsx';
import { pageText, screen, waitForUpdates, tap, cleanUp, toastTexts } from '#features/fields/web/testing.tsx';
import { openOffers, row } from '#features/offers/web/testing.tsx';
import { offersOutboxEn as offers } from '#features/offers/words.outbox.en.ts';
import { newId } from '#kit/pure/ids.ts';
import { priceAlertsEn as en } from '../words.en.ts';
import { priceAlertsSw as sw } from '../words.sw.ts';
import { PriceAlertsScreen } from './PriceAlertsScreen.tsx';
import type { PriceAlert } from './projections.ts';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

const alert = (over: Partial<PriceAlert> = {}): PriceAlert => ({
  id: newId(),
  crop: 'maize',
  market: null,
  county: 'Nakuru',
  direction: 'above',
  price: 4_000,
  unit: 'bag_90kg',
  kg_each: null,
  currency: 'KES',
  per_kg: 44.44,
  created_at: '2026-11-01T00:00:00.000Z',
  is_told: false,
  told: null,
  ...over,
});

test('MKT-07 an alert is created for a crop, a threshold and a county, also offline, and invalid values are reported', async () => {
  const farm = await openOffers(<PriceAlertsScreen />, { at: '/price-alerts', online: false });
  expect(pageText()).toContain(en.none);
  await tap(en.add);
  const set = (): Promise<void> =>
    userEvent.click(screen.getAllByRole('button', { name: en.add }).pop()!).then(() => waitForUpdates(60));
  await set();
  expect(pageText()).toContain(offers.refusals['offers.crop_missing']);
  await userEvent.click(screen.getByRole('radio', { name: 'Maize' }));
  const price = screen.getByLabelText(en.price(en.units.bag_90kg));
  fireEvent.input(price, { target: { value: '0' } });
  await set();
  expect(pageText()).toContain(offers.refusals['offers.price_missing']);
  fireEvent.input(price, { target: { value: '1000000000000' } });
  await waitForUpdates();
  expect(pageText()).toContain(offers.refusals['offers.price_high']);
  fireEvent.input(price, { target: { value: '4,000' } });
  await userEvent.selectOptions(screen.getByLabelText(en.where), 'Nakuru');
  await waitForUpdates();
  expect(pageText()).toContain(en.perKg('KES 44.4'));
  await set();
  expect(farm.commands()).toMatchObject([
    {
      name: 'price_alerts.set',
      args: {
        crop: 'maize',
        direction: 'above',
        price: 4_000,
        unit: 'bag_90kg',
        kg_each: null,
        county: 'Nakuru',
        market: null,
      },
    },
  ]);
  expect(toastTexts()).toEqual([en.keptHere]);
  for (const text of [en.line.above('KES 4,000 per 90 kg bag'), en.unsent])
    expect(pageText()).toContain(text);
});

test('MKT-07 the market list shows markets with a price for the crop, limited to the chosen county', async () => {
  serve({
    '/api/price-alerts/markets': () => ({
      markets: [
        { market: 'Wakulima (Nakuru)', county: 'Nakuru' },
        { market: 'Kibuye (Kisumu)', county: 'Kisumu' },
      ],
    }),
  });
  const farm = await openOffers(<PriceAlertsScreen />, { at: '/price-alerts' });
  await tap(en.add);
  await userEvent.click(screen.getByRole('radio', { name: 'Beans' }));
  await waitForUpdates(60);
  expect([...screen.getByLabelText<HTMLSelectElement>(en.market).options].map(({ text }) => text)).toEqual([
    en.anyMarket,
    'Wakulima (Nakuru)',
    'Kibuye (Kisumu)',
  ]);
  await userEvent.selectOptions(screen.getByLabelText(en.where), 'Kisumu');
  await waitForUpdates(30);
  expect([...screen.getByLabelText<HTMLSelectElement>(en.market).options]).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText(en.market), 'Kibuye (Kisumu)');
  fireEvent.input(screen.getByLabelText(en.price(en.units.bag_90kg)), { target: { value: '9,000' } });
  await userEvent.click(screen.getAllByRole('button', { name: en.add }).pop()!);
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([
    { args: { crop: 'bean', county: 'Kisumu', market: 'Kibuye (Kisumu)' } },
  ]);
});

test('MKT-07 an alert shows what was notified and where, in Kiswahili too, and is deleted after confirmation', async () => {
  const told = alert({
    is_told: true,
    told: { at: '2026-11-20T06:00:00.000Z', per_kg: 45, market: 'Nakuru', day: '2026-11-18' },
  });
  await openOffers(<PriceAlertsScreen />, {
    at: '/price-alerts',
    language: 'sw',
    rows: [row('price_alert', told)],
  });
  for (const text of ['Mahindi', sw.told('KES 45', 'Nakuru', '18 Nov 2026'), sw.again])
    expect(pageText()).toContain(text);
  cleanUp();
  const farm = await openOffers(<PriceAlertsScreen />, {
    at: '/price-alerts',
    rows: [row('price_alert', alert())],
  });
  expect(pageText()).toContain(en.waits);
  await tap(en.remove);
  await userEvent.click(screen.getAllByRole('button', { name: en.remove }).pop()!);
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([{ name: 'price_alerts.remove' }]);
  expect(pageText()).toContain(en.none);
});
