import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  farmer,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { staffScreenSw } from '#kit/web/staff/words.sw.ts';
import { marketOutboxEn } from '../words.outbox.en.ts';
import { priceAdminEn as en } from '../words.price-admin.en.ts';
import { AdminPricesScreen } from './AdminPricesScreen.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

const held = {
  user_id: 'u',
  id: 'r',
  kind: 'board',
  crop: 'pigeon_pea',
  market: 'Njoro',
  county: 'Nakuru',
  price: 12_000,
  measure: 'bag_90kg',
  each_kg: 90,
  per_kg: 133.3,
  day: '2026-11-20',
  photo: true,
  against: 44,
  created_at: '2026-11-20T08:00:00Z',
};
const priceState = (over: object = {}) => ({
  sync: { state: 'off', done_at: null, failed_at: null },
  prices: 15_613,
  markets: 226,
  newest: '2026-03-15',
  runs: [
    {
      id: 'x',
      source: 'wfp by hand',
      by_hand: true,
      state: 'failed',
      fault: 'it broke off',
      rows_read: 0,
      rows_kept: 0,
      refused: {},
      changed: 0,
      began_at: '2026-11-20T08:00:00Z',
      ended_at: null,
    },
  ],
  held: [held],
  ...over,
});
const brought = {
  shape: 'wfp',
  read: 5,
  kept: 4,
  prices: 4,
  refused: { absurd: 1 },
  changed: null,
  examples: [{ line: 5, reason: 'absurd', text: '2026-11-01,Kongowea,45' }],
};

/** Fakes the server for this screen and returns its requests. */
const server = (say: (method: string, url: URL) => unknown): string[] => {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const url = new URL(address, 'http://x');
    asked.push(`${method} ${url.pathname}${url.search}`);
    const said = say(method, url);
    return said instanceof Response ? said : new Response(JSON.stringify(said));
  }) as typeof fetch;
  return asked;
};
const open = async (role: 'admin' | 'user' = 'admin', language: 'en' | 'sw' = 'en') => {
  await openFarm(<AdminPricesScreen />, {
    projections: {},
    at: '/admin/prices',
    session: { ...farmer, role } as typeof farmer,
    language,
  });
  await waitForUpdates(80);
};
const pick = async (): Promise<void> => {
  fireEvent.change(document.querySelector('input[data-list]')!, {
    target: { files: [new File(['a,b\n'], 'prices.csv', { type: 'text/csv' })] },
  });
  await waitForUpdates(80);
};

test('MKT-11: a list is previewed with every refused line, and saved only after confirmation', async () => {
  const asked = server((method, url) =>
    method === 'GET' ? priceState() : { ...brought, changed: url.searchParams.get('keep') ? 4 : null },
  );
  await open();
  for (const text of [en.has('15,613', '226', '15 Mar 2026'), en.sync.off, en.runFailed('it broke off')])
    expect(pageText()).toContain(text);
  await pick();
  for (const text of [en.read('5', '4', '4'), en.reasons.absurd, en.line(5, '2026-11-01,Kongowea,45')])
    expect(pageText()).toContain(text);
  expect(asked.filter((one) => one.includes('keep'))).toEqual([]);
  await tap(en.keep('4'));
  await waitForUpdates(80);
  expect(asked.some((one) => one.includes('keep=1'))).toBe(true);
  expect(toastTexts()).toContain(en.kept('4'));
});

test('MKT-11: a file that is not a price list is refused with a reason and cannot be saved', async () => {
  server((method) =>
    method === 'GET'
      ? priceState()
      : new Response(JSON.stringify({ refusal: { code: 'market.list_columns' }, requestId: 'x' }), {
          status: 422,
        }),
  );
  await open();
  await pick();
  expect(pageText()).toContain(marketOutboxEn.refusals['market.list_columns']);
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

test('MKT-10: administrators review farmers’ reports by crop name, also without a photo, in both languages', async () => {
  let waiting = [held];
  const asked = server((method) => {
    if (method === 'POST') {
      waiting = [];
      return { status: 'counted' };
    }
    return priceState({ held: waiting });
  });
  await open();
  for (const text of [
    'Pigeon pea · Njoro, Nakuru',
    'KES 12,000, a 90 kg bag (90 kg)',
    en.perKg('133.3'),
    en.against('44'),
  ])
    expect(pageText()).toContain(text);
  fireEvent.error(screen.getByAltText(en.photo));
  await waitForUpdates();
  expect(screen.queryByAltText(en.photo)).toBeNull();
  await tap(en.count);
  await waitForUpdates(80);
  expect(asked).toContain('POST /api/admin/market/reports/r');
  expect(pageText()).toContain(staffScreenEn.calm);
  cleanUp();
  await open('admin', 'sw');
  expect(pageText()).toContain(staffScreenSw.calm);
  cleanUp();
  await open('user');
  expect(pageText()).toContain(staffScreenEn.adminOnly);
});
