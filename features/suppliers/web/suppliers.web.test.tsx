import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  click,
  farmer,
  field,
  openFarm,
  pageText,
  mockGeolocation,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastOf,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import { HOUR_MS } from '#kit/pure/days.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { suppliersEn as en } from '../words.en.ts';
import { suppliersSw as sw } from '../words.sw.ts';
import { AdminSuppliersScreen } from './AdminSuppliersScreen.tsx';
import type { SearchReply, Supplier } from './last-search.ts';
import { projections as supplierProjections } from './projections.ts';
import { ScanSuppliers } from './ScanSuppliers.tsx';
import { SuppliersScreen } from './SuppliersScreen.tsx';

afterEach(cleanUp);
// Typing letter by letter is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

interface Asked {
  readonly url: string;
  readonly body: any;
}
type Said = { readonly status?: number; readonly body: unknown } | 'no network';
/** The server endpoints that these screens use. */
const server = (say: (asked: Asked) => Said): Asked[] => {
  const asked: Asked[] = [];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const one = { url, body: init?.body ? JSON.parse(String(init.body)) : null };
    asked.push(one);
    const said = say(one);
    if (said === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(said.body), { status: said.status ?? 200 });
  }) as typeof fetch;
  return asked;
};

const shop = (over: Partial<Supplier> = {}): Supplier => ({
  id: '019a0000-0000-7000-8000-00000000000a',
  source: 'own',
  name: 'Mkulima Agrovet',
  kind: 'agrovet',
  vicinity: 'Bahati, Nakuru',
  phone: '+254712345678',
  whatsapp: null,
  distance_km: 3.4,
  sells: 'says',
  price_range: null,
  opening_hours: null,
  licence_no: null,
  as_of: '2026-11-03T08:00:00Z',
  sms: true,
  ...over,
});
const answer = (results: Supplier[], over: Partial<SearchReply> = {}): { body: SearchReply } => ({
  body: {
    results,
    radius: 50_000,
    places: { state: 'off', as_of: null, sample: false },
    at: new Date().toISOString(),
    ...over,
  },
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const plot = field();
const open = (setting: Setting = {}) =>
  openFarm(<SuppliersScreen />, {
    projections: supplierProjections,
    at: '/suppliers',
    rows: [{ kind: 'field', row: plot }],
    ...setting,
  });
const products = [
  { name: 'Certified seed of a bean variety', find: 'certified bean seed' },
  { name: 'Fungicide with a PCPB number', find: 'agrovet fungicide' },
];
const openSlot = (setting: Setting = {}) =>
  openFarm(<ScanSuppliers scan={{ field_id: plot.id }} products={products} />, {
    projections: supplierProjections,
    at: '/scan',
    rows: [{ kind: 'field', row: plot }],
    ...setting,
  });
const linkTo = (name: string | RegExp): URL =>
  new URL(screen.getByRole('link', { name }).getAttribute('href')!);

describe('the search', () => {
  test('SCN-18 searches near the chosen field and shows each seller with distance, date and source', async () => {
    const asked = server(() =>
      answer(
        [
          shop(),
          shop({
            id: 'osm:node/1',
            source: 'osm',
            name: null,
            vicinity: null,
            phone: null,
            sells: 'likely',
            as_of: '2026-11-20T00:00:00Z',
            sms: false,
          }),
        ],
        { places: { state: 'kept', as_of: '2026-11-20T00:00:00Z', sample: false } },
      ),
    );
    await open();
    await click(screen.getByRole('radio', { name: en.products.seed }));
    await tap(en.search);
    await waitForUpdates(50);
    expect(asked).toEqual([
      {
        url: '/api/suppliers/near',
        body: { lat: plot.location.lat, lng: plot.location.lng, product: 'seed' },
      },
    ]);
    for (const text of [
      'Mkulima Agrovet',
      '3.4 km',
      'Agrovet · Bahati, Nakuru',
      '0712 345 678',
      en.says,
      en.checkedOn('3 Nov 2026'),
      en.unnamed,
      en.likely,
      en.osmOf('20 Nov 2026'),
    ])
      expect(pageText()).toContain(text);
    expect(screen.getByRole('link', { name: en.attribution }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
  });

  test('SCN-19 no supplier within 50 km shows what to do next; a failed search offers to ask on WhatsApp', async () => {
    server(() => answer([]));
    await open();
    await tap(en.search);
    await waitForUpdates(50);
    expect(pageText()).toContain('No shops found within 50 km');
    expect(pageText()).toContain(en.noneDo);
    cleanUp();
    server(() => ({ status: 403, body: { refusal: { code: 'session.forbidden' }, requestId: 'x' } }));
    await open();
    await tap(en.search);
    await waitForUpdates(50);
    expect(screen.getByRole('alert').textContent).toContain('Failed to search for suppliers');
    const share = linkTo(en.share);
    expect([share.host, share.pathname, share.searchParams.get('text')]).toEqual([
      'wa.me',
      '/',
      'Where near Nakuru can I buy: Farm inputs?',
    ]);
  });

  test('SCN-20 with a number, WhatsApp opens with the question; without one, name and place are shown', async () => {
    server(() =>
      answer([
        shop({ opening_hours: 'Mo-Sa 08:00-18:00; PH off' }),
        shop({ id: 'b', name: 'Duka la Njoro', vicinity: 'Njoro', phone: null, sms: false }),
        shop({ id: 'c', name: 'Simu ya mezani', phone: '+254202711234', sms: false }),
      ]),
    );
    await open({ language: 'sw' });
    await tap(sw.search);
    await waitForUpdates(50);
    const chats = screen.getAllByRole('link', { name: sw.whatsapp });
    expect(chats).toHaveLength(1);
    const chat = new URL(chats[0]!.getAttribute('href')!);
    expect([chat.host, chat.pathname, chat.searchParams.get('text')]).toEqual([
      'wa.me',
      '/254712345678',
      'Habari. Mimi ni mkulima wa karibu na Nakuru. Je, mna Pembejeo za kilimo? Ni bei gani?',
    ]);
    expect(pageText()).toContain(sw.noPhone('Duka la Njoro', 'Njoro'));
    expect(pageText()).toContain('Hufunguliwa: Jumatatu-Jumamosi 08:00-18:00; sikukuu limefungwa');
    expect(screen.getAllByRole('link', { name: /Piga simu/ }).map((a) => a.getAttribute('href'))).toEqual([
      'tel:+254712345678',
      'tel:+254202711234',
    ]);
  });

  test('offline, shows the last result with its age; sample data is labelled', async () => {
    server(() =>
      answer([shop()], {
        at: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
        places: { state: 'kept', as_of: '2026-11-20T00:00:00Z', sample: true },
      }),
    );
    await open();
    await tap(en.search);
    await waitForUpdates(50);
    expect(pageText()).toContain(en.sample);
    const saved = { ...localStorage };
    cleanUp();
    for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value as string);
    const asked = server(() => 'no network');
    await open({ online: false });
    expect(pageText()).toContain(en.offline);
    expect(pageText()).toContain('Mkulima Agrovet');
    expect(pageText()).toContain('2 h ago');
    await tap(en.search);
    expect(asked).toEqual([]);
  });

  test('another account on the same phone does not see the saved results', async () => {
    server(() => answer([shop()]));
    await open();
    await tap(en.search);
    await waitForUpdates(50);
    expect(Object.keys(localStorage).filter((k) => k.startsWith('suppliers_found_'))).toEqual([
      `suppliers_found_${farmer.userId}`,
    ]);
    const saved = localStorage.getItem(`suppliers_found_${farmer.userId}`)!;
    expect(saved).not.toContain(String(plot.location.lat));
    cleanUp();
    localStorage.setItem(`suppliers_found_${farmer.userId}`, saved);
    await open({ session: { ...farmer, userId: 'somebody else' } });
    expect(pageText()).not.toContain('Mkulima Agrovet');
  });
});

describe('an SMS', () => {
  const write = async () => {
    await open();
    await tap(en.search);
    await waitForUpdates(50);
    await tap(en.sms.button);
  };
  test('SCN-21 sends the number, the product and an approximate place, and confirms that it was sent', async () => {
    const asked = server(({ url }) =>
      url.endsWith('/sms') ? { body: { sent: true, left: 4, stand_in: false } } : answer([shop()]),
    );
    await write();
    await type(en.sms.callBack, '0733 111 222');
    await tap(en.sms.send);
    await waitForUpdates(50);
    expect(asked[1]!.body).toEqual({
      id: expect.any(String),
      supplierPhone: '254712345678',
      productName: 'Farm inputs',
      farmerLocation: 'Nakuru',
      callBack: '0733 111 222',
    });
    expect(toastTexts()).toEqual([en.sms.sent(4)]);
  });

  test('SCN-21 a failed SMS shows an error with a call link; a file-only server never claims that it was sent', async () => {
    server(({ url }) =>
      url.endsWith('/sms')
        ? { status: 502, body: { refusal: { code: 'suppliers.sms_failed' }, requestId: 'x' } }
        : answer([shop()]),
    );
    await write();
    await tap(en.sms.send);
    await waitForUpdates(50);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Failed to send SMS');
    expect(alert.textContent).toContain('Call the shop instead');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+254712345678');
    cleanUp();
    server(({ url }) =>
      url.endsWith('/sms') ? { body: { sent: true, left: 4, stand_in: true } } : answer([shop()]),
    );
    await write();
    await tap(en.sms.send);
    await waitForUpdates(50);
    expect(toastTexts()).toEqual([en.sms.standIn]);
  });
});

describe('below a leaf check', () => {
  test('SCN-11 SCN-18 each recommended product has a Find button; the shops found are shown for ten seconds', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const asked = server(() =>
      answer([shop(), shop({ id: 'b', name: 'Njoro Seeds', vicinity: 'Njoro', phone: null })]),
    );
    await openSlot();
    expect(screen.getAllByRole('button').map((b) => b.getAttribute('aria-label'))).toEqual(
      products.map((p) => `Find: ${p.name}`),
    );
    await tap(`Find: ${products[0]!.name}`);
    await waitForUpdates(50);
    expect(asked[0]!.body).toEqual({ lat: plot.location.lat, lng: plot.location.lng, product: 'seed' });
    expect(toastOf(/^Near you/)!.text).toBe(
      'Near you: Mkulima Agrovet, Bahati, Nakuru, 0712 345 678; Njoro Seeds, Njoro',
    );
    expect(timers.mock.calls.some(([, ms]) => ms === 10_000)).toBe(true);
    timers.mockRestore();
    expect(screen.getByRole('region', { name: en.localTitle }).textContent).toContain('Njoro Seeds');
  });

  test('SCN-27 before a search no supplier is shown, and an empty result names none', async () => {
    server(() => answer([]));
    await openSlot();
    expect(screen.queryByRole('region', { name: en.localTitle })).toBeNull();
    expect(pageText()).not.toContain('Agrovet');
    await tap(`Find: ${products[1]!.name}`);
    await waitForUpdates(50);
    expect(toastTexts()).toEqual([en.none]);
    expect(pageText()).toContain(en.none);
    cleanUp();
    await openSlot();
    expect(screen.queryByRole('region', { name: en.localTitle })).toBeNull();
  });

  test('SCN-19 a failed search says so and offers WhatsApp; a denied location says what to do', async () => {
    server(() => ({ status: 403, body: { refusal: { code: 'session.forbidden' }, requestId: 'x' } }));
    await openSlot();
    await tap(`Find: ${products[0]!.name}`);
    await waitForUpdates(50);
    expect(toastTexts()).toEqual(['Failed to search for suppliers']);
    expect(linkTo(en.share).searchParams.get('text')).toContain(products[0]!.name);
    cleanUp();
    mockGeolocation('denied');
    await openSlot({ rows: [] });
    await tap(`Find: ${products[0]!.name}`);
    await waitForUpdates(50);
    expect(toastTexts()).toEqual([en.placeFailed]);
  });
});

describe('suggestions and decisions', () => {
  test('a shop can be suggested offline, and missing fields are marked in place', async () => {
    const farm = await open({ online: false });
    await tap(en.suggest);
    await tap(en.form.send);
    expect(screen.getAllByRole('alert').map((a) => a.textContent)).toEqual(
      expect.arrayContaining([en.refusals['suppliers.name_missing'], en.form.countyMissing]),
    );
    await type(en.form.name, 'Duka la Pembejeo');
    await type(en.form.place, 'Njoro');
    await userEvent.selectOptions(screen.getByLabelText(en.form.county), 'Nakuru');
    await type(en.form.phone, '0712');
    expect(pageText()).toContain(en.refusals['suppliers.phone_wrong']);
    await type(en.form.phone, '345678');
    await click(screen.getByRole('checkbox', { name: en.products.seed }));
    await tap(en.form.send);
    expect(farm.commands()).toMatchObject([
      {
        name: 'suppliers.suggest',
        state: 'waiting',
        args: {
          name: 'Duka la Pembejeo',
          phone: '0712345678',
          products: ['seed'],
          county: 'Nakuru',
          own: false,
        },
      },
    ]);
    expect(toastTexts()).toContain(en.form.sentOffline);
    expect(pageText()).toContain(en.status.waiting);
  });

  test('the queue is for administrators; a refusal needs a reason, and an acceptance is sent as decided', async () => {
    const asked = server(({ url }) =>
      url === '/api/admin/suppliers'
        ? {
            body: {
              reports: [],
              suggestions: [
                {
                  id: 's1',
                  user_id: 'u1',
                  own: true,
                  name: 'Duka',
                  kind: 'agrovet',
                  products: ['seed'],
                  phone: '+254712345678',
                  whatsapp: null,
                  place: 'Bahati',
                  county: 'Nakuru',
                  lat: -0.16,
                  lng: 36.15,
                  opening_hours: null,
                  languages: [],
                  licence_no: null,
                  status: 'waiting',
                  reason: null,
                  listing_id: null,
                  created_at: '2026-11-20T08:00:00Z',
                },
              ],
            },
          }
        : { body: { status: 'accepted', listing_id: 'l' } },
    );
    await openFarm(<AdminSuppliersScreen />, { projections: supplierProjections, at: '/admin/suppliers' });
    expect(pageText()).toContain(staffScreenEn.adminOnly);
    expect(asked).toEqual([]);
    cleanUp();
    await openFarm(<AdminSuppliersScreen />, {
      projections: supplierProjections,
      at: '/admin/suppliers',
      session: { ...farmer, role: 'admin' },
    });
    await waitForUpdates(50);
    await tap(en.admin.refuse);
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: en.admin.refuse }));
    expect(pageText()).toContain(en.refusals['suppliers.reason_missing']);
    await userEvent.keyboard('{Escape}');
    await tap(en.admin.accept);
    expect(asked.find((a) => a.url === '/api/admin/suppliers/s1')!.body).toEqual({
      user_id: 'u1',
      accept: true,
      reason: null,
      corrected: null,
    });
  });
});
