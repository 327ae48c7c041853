import { createHash } from 'node:crypto';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closeApp,
  cachedSessionOf,
  openApp,
  screen,
  acceptingTransport,
  toastTexts,
  waitFor,
  wanjiku,
} from '#apps/web/testing.tsx';
import { boundarySources } from '#features/fields/domain/field.ts';
import { draftStore } from '#features/fields/web/boundary/draft-store.ts';
import { squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { recentLocations, saveRecentLocation } from '#kit/web/place/recent-locations.ts';
import { toGeoJson } from '../domain/geojson.ts';
import { swapLatLng } from '../domain/shapes.ts';
import { farmDataEn } from '../words.en.ts';
import { farmDataSw } from '../words.sw.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const pro = { tier: 'pro', until: '2027-01-01T00:00:00.000Z', fieldLimit: null, scanLimit: null } as const;
const at = (lat: number, lng: number) => squareAround({ lat, lng }, 4_000);
const file = (text: string, name = 'x.geojson') => new File([text], name);
const map = (...shapes: { name: string; lat: number; lng: number }[]) =>
  file(
    toGeoJson(
      shapes.map(({ name, lat, lng }) => ({ id: name, name, boundary: toPolygonText(at(lat, lng)) })),
    ),
  );
const server = (replies: Record<string, unknown> = {}, mirror = cachedSessionOf()) =>
  Object.fromEntries(
    Object.entries({
      '/api/start': { ...mirror, changes: { rows: [], cursor: 0, head: 0, more: false, restart: false } },
      ...replies,
    }).map(([path, body]) => [path, () => ({ body })]),
  );
const open = async (
  path: string,
  replies: Record<string, unknown> = {},
  cachedSession = cachedSessionOf(),
  isOnline = () => true,
) => {
  const app = await openApp({
    at: path,
    cachedSession,
    isOnline,
    server: server(replies, cachedSession),
    transport: acceptingTransport(),
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return app;
};
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

test('SET-11 SET-12 the size is shown before the download, and each export is a plain browser download', async () => {
  await open('/settings/data', {
    '/api/data/size': {
      rows: { fields: 2, crop_scans: 14, field_events: 3 },
      dataBytes: 85_000,
      photos: 3,
      photoBytes: 1_200_000,
    },
  });
  expect(await screen.findByText('2 fields · 14 leaf checks · 3 records')).toBeTruthy();
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/as one file/).getAttribute('href')).toBe('/api/data/export.json');
  expect(link(/as one file/).getAttribute('download')).toMatch(/^mavuno-\d{4}-\d\d-\d\d\.json$/);
  expect(link(/as one file/).textContent).toContain('85 KB');
  expect(link(/with my photos/).textContent).toContain('1.3 MB');
  expect(link(/with my photos/).getAttribute('href')).toBe('/api/data/export.zip?photos=1');
  expect(link(/Privacy policy/)).toBeTruthy();
  expect(link(/Terms of service/)).toBeTruthy();
});

test('SET-12 offline, the phone exports its local data, including unsent changes', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { store } = await open('/settings/data', {}, cachedSessionOf(), () => false);
  await store.applyChanges(wanjiku.userId, store.cursor(), {
    rows: [
      { kind: 'field', id: 'f1', row: { id: 'f1', name: 'Juu', boundary: toPolygonText(at(-0.3, 36)) } },
    ],
    cursor: 1,
    head: 1,
    more: false,
    restart: false,
  });
  expect(await screen.findByText(/need internet for the whole copy/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(saved[0]!);
  });
  expect(JSON.parse(text)).toMatchObject({
    format: 'mavuno-phone-copy',
    rows: { field: [{ id: 'f1', name: 'Juu' }] },
    waiting: [],
  });
});

test('boundaries in a file become fields through the outbox, offline too', async () => {
  const { store } = await open('/settings/data/import', {}, cachedSessionOf({ entitlements: pro }));
  await store.applyChanges(wanjiku.userId, store.cursor(), {
    rows: [],
    cursor: 1,
    head: 1,
    more: false,
    restart: false,
  });
  await userEvent.upload(
    picker(),
    map(
      { name: 'Juu', lat: -0.31, lng: 36.08 },
      { name: 'Chini', lat: -0.35, lng: 36.09 },
      { name: 'Bahari', lat: -4.5, lng: 41 },
      { name: 'Juu tena', lat: -0.31, lng: 36.08 },
    ),
  );
  expect(await screen.findByText('Found 4 boundaries')).toBeTruthy();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => box.disabled)).toEqual([false, false, true, true]);
  expect(screen.getByText(/in the sea/)).toBeTruthy();
  expect(screen.getAllByText(/0.99 acres/)).toHaveLength(3);
  expect(screen.getAllByText(/already listed above/)).toHaveLength(1);
  await userEvent.click(boxes[0]!);
  await userEvent.click(boxes[1]!);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 fields' }));
  expect(await screen.findByText('2 fields added.')).toBeTruthy();
  const sent = store.snapshot().items.map((item) => item.args as Record<string, unknown>);
  expect(sent.map(({ name, boundary_source }) => [name, boundary_source])).toEqual([
    ['Juu', 'imported'],
    ['Chini', 'imported'],
  ]);
});

test('FLD-14 on the Free plan one boundary can be chosen, and none when a field already exists', async () => {
  const { store } = await open('/settings/data/import');
  await store.applyChanges(wanjiku.userId, store.cursor(), {
    rows: [],
    cursor: 1,
    head: 1,
    more: false,
    restart: false,
  });
  await userEvent.upload(
    picker(),
    map({ name: 'Juu', lat: -0.31, lng: 36.08 }, { name: 'Chini', lat: -0.35, lng: 36.09 }),
  );
  expect(await screen.findByText('Free allows 1 field: choose one.')).toBeTruthy();
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  await userEvent.click(first!);
  await userEvent.click(second!);
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 field' }));
  expect(await screen.findByText('1 field added.')).toBeTruthy();
  // The sync loop may move the cursor in between. Such a reply is dropped and requested again.
  await waitFor(async () => {
    await store.whenIdle();
    const cursor = store.cursor();
    await store.applyChanges(wanjiku.userId, cursor, {
      rows: [
        {
          kind: 'field',
          id: 'f1',
          row: {
            id: 'f1',
            name: 'Chini',
            boundary: toPolygonText(at(-0.35, 36.09)),
            boundary_source: 'imported',
          },
        },
      ],
      cursor: cursor + 1,
      head: cursor + 1,
      more: false,
      restart: false,
    });
    expect(store.snapshot().view.get('field', 'f1')).toBeTruthy();
  });
  await userEvent.upload(picker(), map({ name: 'Tatu', lat: -0.39, lng: 36.09 }));
  expect(await screen.findByText('Free allows 1 field, and you already have it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See Pro' })).toBeTruthy();
});

test('swapped latitude and longitude are corrected only after the farmer confirms', async () => {
  await open('/settings/data/import', {}, cachedSessionOf({ entitlements: pro }));
  const wrong = swapLatLng({ name: 'Juu', ring: at(-0.31, 36.08) });
  await userEvent.upload(
    picker(),
    file(toGeoJson([{ id: 'a', name: 'Juu', boundary: toPolygonText(wrong.ring) }])),
  );
  expect(await screen.findByText(/Latitude and longitude look swapped/)).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Swap them' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
  expect(screen.getByText(/0.99 acres/)).toBeTruthy();
});

test('a malicious file is refused with a clear message', async () => {
  await open('/settings/data/import');
  await userEvent.upload(picker(), file('<!DOCTYPE x [<!ENTITY a "b">]><kml></kml>', 'bomb.kml'));
  expect(await screen.findByText(/has instructions/)).toBeTruthy();
});

test('importing a backup shows its contents, then what was imported and what was left out', async () => {
  const { asked } = await open('/settings/data/import', {
    '/api/data/restore': {
      restored: { fields: 1, crops: 2 },
      known: {},
      leftOut: { fields: 1, expert_reviews: 1 },
      fieldLimit: 1,
      photos: ['a'.repeat(64)],
    },
  });
  await userEvent.upload(
    picker(),
    file(
      JSON.stringify({
        format: 'mavuno-export',
        version: 1,
        exported_at: '2026-11-20T08:00:00.000Z',
        fields: [{ id: 'a' }, { id: 'b' }],
        crop_scans: [],
        field_events: [],
      }),
      'mavuno.json',
    ),
  );
  expect(await screen.findByText(/It has 2 fields, 0 leaf checks and 0 records/)).toBeTruthy();
  expect(screen.getByText(/20 Nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('3 records imported.')).toBeTruthy();
  expect(screen.getByText(/import 1 field/)).toBeTruthy();
  expect(screen.getByText(/import expert answers/)).toBeTruthy();
  expect(screen.getByText('1 photo was not in the file.')).toBeTruthy();
  expect(asked).toContain('/api/data/restore');
});

test('SET-13 deleting the account asks once, lists what is deleted, signs out and opens the sign-in screen', async () => {
  const { asked, store } = await open('/settings/data/delete', {
    '/api/data/delete-account': { purge_at: '2026-11-28T00:00:00.000Z' },
  });
  const [mine, others] = [`${wanjiku.userId}:new`, `${'0'.repeat(8)}:new`];
  for (const key of [mine, others]) await draftStore.writeDraft(key, { way: 'walk', state: [], savedAt: 1 });
  await store.keepMeta(`entry-photos:${wanjiku.userId}`, { x: [] });
  localStorage.setItem(`entry:x_draft_${wanjiku.userId}`, '{}');
  saveRecentLocation({ name: 'Bahati', lat: -0.15, lng: 36.15 });
  localStorage.setItem('last_location', '{"lat":-0.15,"lng":36.15,"timestamp":1}');
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  expect(dialog.textContent).toContain(
    'After 7 days we delete everything. Your community posts return, without your name',
  );
  expect(asked).not.toContain('/api/data/delete-account');
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Delete account')!,
  );
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  expect(asked).toContain('/api/data/delete-account');
  await waitFor(() => expect(store.snapshot().userId).toBeNull());
  expect(toastTexts().join()).toContain('delete your account in 7 days');
  // No drafts remain on this phone.
  expect([
    localStorage.getItem(`entry:x_draft_${wanjiku.userId}`),
    (await store.readMeta(`entry-photos:${wanjiku.userId}`)) ?? null,
  ]).toEqual([null, null]);
  expect([recentLocations(), localStorage.getItem('last_location')]).toEqual([[], null]);
  await waitFor(async () =>
    expect([await draftStore.read(mine), await draftStore.read(others)]).toEqual([null, null]),
  );
});

test('SET-13 a failed deletion keeps the farmer signed in and shows an error', async () => {
  await open('/settings/data/delete');
  await userEvent.click(screen.getByRole('radio', { name: 'Now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('you can’t undo this. Your community posts stay, without your name');
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Delete account')!,
  );
  await waitFor(() => expect(toastTexts().join()).toContain('Couldn’t delete it.'));
  expect(location.pathname).toBe('/settings/data/delete');
});

test('the verification page shows what was printed, and a changed file does not match', async () => {
  const pdf = 'a page';
  const code = '7f3kq9m2x5c8r0t4w6z1a2b3cd';
  await openApp({
    at: `/verify/${code}`,
    cachedSession: null,
    server: {
      [`/api/verify/${code}`]: () => ({
        body: {
          made_at: '2026-11-21T08:00:00.000Z',
          first_name: 'Wanjiku',
          field_name: 'Shamba la mto',
          season: '2026',
          area_hectares: 0.404686,
          area_source: 'walked',
          hash: createHash('sha256').update(pdf).digest('hex'),
          crops: [
            { crop: 'maize', planted: '2026-03-20', harvested: null, yield: 11.5, yield_unit: 'bag_90kg' },
          ],
        },
      }),
    },
  });
  expect(await screen.findByText('Mavuno made this page.')).toBeTruthy();
  expect(screen.getByText('1 acre (0.405 ha), walked with a phone')).toBeTruthy();
  expect(screen.getByText(/11.5 bags of 90 kg/)).toBeTruthy();
  await userEvent.upload(picker(), new File([pdf], 'taarifa.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('The file is exactly as we made it.')).toBeTruthy();
  await userEvent.upload(picker(), new File(['a pagf'], 'taarifa.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/This file was changed/)).toBeTruthy();
});

test('the verification page names every way of measuring the area, in both languages', () => {
  for (const words of [farmDataEn, farmDataSw]) {
    expect(Object.keys(words.verify.areaFrom).sort()).toEqual([...boundarySources, 'default', 'said'].sort());
    expect(new Set(Object.values(words.verify.areaFrom)).size).toBe(boundarySources.length + 2);
  }
});

test('an invalid code shows "not found" without a request to the server', async () => {
  const { asked } = await openApp({ at: '/verify/nonsense', cachedSession: null });
  expect(await screen.findByText(/no statement with this code/)).toBeTruthy();
  expect(asked.some((path) => path.startsWith('/api/verify'))).toBe(false);
});

test('SET-12 a large export is started, shows its progress and is then ready to download', async () => {
  const large = {
    rows: { fields: 2, crop_scans: 400 },
    dataBytes: 900_000,
    photos: 380,
    photoBytes: 31_000_000,
  };
  let copies: object[] = [];
  const copy = {
    id: '019a0000-0000-7000-8000-0000000000c1',
    photos: true,
    state: 'making',
    percent: 40,
    bytes: null,
    asked_at: '2026-11-21T08:00:00.000Z',
    expires_at: '2026-11-23T08:00:00.000Z',
  };
  // Answers are cached per user: this is another one.
  const cachedSession = cachedSessionOf({
    session: { ...wanjiku, userId: '019a0000-0000-7000-8000-000000000002' },
  });
  await openApp({
    at: '/settings/data',
    cachedSession,
    transport: acceptingTransport(),
    server: {
      ...server({ '/api/data/size': large }, cachedSession),
      '/api/data/copies': () => ({ body: copies.length > 0 ? { copies, ...copies[0] } : { copies } }),
    },
  });
  const begin = await screen.findByRole('button', { name: /with my photos/ });
  expect(begin.textContent).toContain('380 photos, about 31.9 MB');
  copies = [copy];
  await userEvent.click(begin);
  expect(await screen.findByText(farmDataEn.take.making)).toBeTruthy();
  expect(screen.getByText(/^40\s?%$/)).toBeTruthy();
  copies = [{ ...copy, state: 'ready', percent: 100, bytes: 30_500_000 }];
  const link = await screen.findByRole('link', { name: /Your copy is ready/ });
  expect(link.getAttribute('href')).toBe(`/api/data/copies/${copy.id}`);
  expect(link.textContent).toContain('30.5 MB. You can download it until 23 Nov 2026');
});
