import { within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fieldsEn as en } from '../../words.en.ts';
import { sizeEn } from '../../words.size.en.ts';
import { sizeSw } from '../../words.size.sw.ts';
import { fieldsSw as sw } from '../../words.sw.ts';
import { projections as fieldProjections } from '../projections.ts';
import {
  click,
  field,
  openFarm,
  pageText,
  mockGeolocation,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '../testing.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { UNKNOWN_SIZE } from './unknown-size.ts';

afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const open = (setting: Setting = {}) =>
  openFarm(<HomeScreen />, { projections: fieldProjections, at: '/dashboard', ...setting });
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'field',
    row: field({ name: `Shamba ${i + 1}`, created_at: `2026-11-0${i + 1}T09:00:00.000Z` }),
  }));
const title = (): string => screen.getByRole('heading', { level: 1 }).textContent!;

test('DSH-01 shows a greeting by time of day, the place, and the number of synced fields', async () => {
  for (const [hour, english, part] of [
    [7, 'Good morning', 'morning'],
    [14, 'Good afternoon', 'afternoon'],
    [20, 'Good evening', 'evening'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, hour) });
    await open({ rows: many(2), plan: proPlan });
    expect(title()).toBe(english);
    expect(pageText()).toContain('Nakuru · Saturday 21 November');
    expect(pageText()).toContain('2 fields up to date');
    cleanUp();
    await open({ rows: many(1), language: 'sw' });
    expect(title()).toBe(sw.home[part]);
    expect(pageText()).toContain(sw.home.synced(1));
    cleanUp();
  }
});

test('DSH-01 a location without a name is shown by coordinates; an unconfirmed one is not shown', async () => {
  await open({ rows: [{ kind: 'field', row: field({ location_description: null }) }] });
  expect(pageText()).toContain('0.30° S, 36.08° E');
  cleanUp();
  await open({
    rows: [
      {
        kind: 'field',
        row: field({
          location_description: null,
          location_unconfirmed: true,
          location: { lat: -1.2921, lng: 36.8219 },
        }),
      },
    ],
  });
  expect(pageText()).toContain(`${en.home.noPlace} · `);
  expect(pageText()).not.toMatch(/1\.29|36\.82|Nairobi · /);
});

test('FLD-31 a location saved without a name gets it later; if there is none, the coordinates stay', async () => {
  await open({ rows: [{ kind: 'field', row: field({ location_description: null }) }] });
  expect(pageText()).toContain('0.30° S, 36.08° E · ');
  await waitForUpdates(3_300);
  expect(pageText()).toContain('Nakuru · ');
  expect(pageText()).not.toContain('0.30° S');
  cleanUp();
  globalThis.fetch = (async () => {
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
  await open({
    rows: [
      { kind: 'field', row: field({ location_description: null, location: { lat: 0.28, lng: 32.46 } }) },
    ],
  });
  await waitForUpdates(3_300);
  expect(pageText()).toContain('0.28° N, 32.46° E · ');
  expect(toastTexts()).toEqual([]);
}, 20_000);

test('DSH-01 refresh syncs now', async () => {
  const farm = await open({ rows: many(1) });
  const asked = vi.spyOn(farm.store, 'sendNow');
  await tap('Refresh');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('DSH-01 X-16 an unsent field is shown but not counted as synced', async () => {
  mockGeolocation({ lat: -0.3, lng: 36, accuracy: 9 });
  const { disk } = await open({ online: false });
  await tap(en.home.here);
  cleanUp();
  await open({ disk, online: false });
  expect(pageText()).toContain('0 fields up to date');
  expect(pageText()).toContain('Unnamed field');
});

test('DSH-02 the quick actions link to the leaf check and the fields', async () => {
  await open({ rows: many(1) });
  const block = screen.getByRole('region', { name: en.home.actions });
  expect(
    within(block)
      .getAllByRole('link')
      .map((a) => a.getAttribute('href')),
  ).toEqual(['/scan', '/fields']);
});

test('DSH-03 home shows the four newest fields, and "See all" links to the rest', async () => {
  await open({ rows: many(6), plan: proPlan });
  const card = screen.getByRole('region', { name: 'My Fields' });
  expect(
    within(card)
      .getAllByRole('link')
      .map((a) => a.textContent)
      .filter((t) => t?.startsWith('Shamba'))
      .map((t) => t!.slice(0, 8)),
  ).toEqual(['Shamba 6', 'Shamba 5', 'Shamba 4', 'Shamba 3']);
  expect(within(card).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/fields');
});

test('DSH-03 without fields, one button creates the first field with one tap', async () => {
  mockGeolocation({ lat: -0.3, lng: 36, accuracy: 9 });
  const farm = await open();
  expect(pageText()).toContain(en.home.addFirst);
  await tap(en.home.here);
  expect(farm.commands()).toMatchObject([{ name: 'fields.add' }]);
  await vi.waitFor(() => expect(pageText()).toContain(sizeEn.ask));
  expect(farm.path()).toBe('/dashboard');
  cleanUp();
  await open({ language: 'sw' });
  expect(screen.getByRole('button', { name: sw.home.here })).toBeTruthy();
});

test('FLD-21 home asks where the only field is, until its place is known', async () => {
  mockGeolocation({ lat: -0.3, lng: 36, accuracy: 9 });
  const row = field({ location_unconfirmed: true, location_description: null, place_problem: 'refused' });
  const farm = await open({ rows: [{ kind: 'field', row }] });
  await click(await screen.findByRole('button', { name: en.confirmHere }));
  await vi.waitFor(() =>
    expect(farm.commands()).toMatchObject([{ name: 'fields.change', args: { id: row.id, place: {} } }]),
  );
  await vi.waitFor(() => expect(pageText()).not.toContain(en.unconfirmedTitle));
});

describe('the size of the first field', () => {
  const unsized = (over = {}) =>
    field({ size: 1, size_unit: 'hectares', size_hectares: 1, size_is_default: true, ...over });
  const asks = (row: ReturnType<typeof unsized>, more: Setting = {}) =>
    open({ rows: [{ kind: 'field', row }], ...more });

  test.each([
    ['A quarter acre', 0.25],
    ['Half an acre', 0.5],
    ['1 acre', 1],
    ['2 acres', 2],
  ] as const)('FLD-19 FLD-30 is asked with pictures; "%s" answers it, also offline', async (name, size) => {
    const row = unsized();
    const farm = await asks(row, { online: false });
    expect(pageText()).toContain('2.47 acres, not confirmed');
    const button = await screen.findByRole('button', { name });
    expect(button.querySelector('svg')).toBeTruthy();
    await click(button);
    expect(farm.commands()).toMatchObject([
      { name: 'fields.change', args: { id: row.id, size, size_unit: 'acres' } },
    ]);
    await vi.waitFor(() => expect(pageText()).not.toContain(sizeEn.ask));
    expect(pageText()).not.toContain('not confirmed');
  });

  test('"I don’t know" ends the question on this phone and leaves the size a marked default', async () => {
    const row = unsized();
    const farm = await asks(row);
    await click(await screen.findByRole('button', { name: sizeEn.unknown }));
    expect(pageText()).not.toContain(sizeEn.ask);
    expect(pageText()).toContain('2.47 acres, not confirmed');
    expect(farm.commands()).toEqual([]);
    expect(localStorage.getItem(UNKNOWN_SIZE)).toBe(row.id);
  });

  test('is asked in Kiswahili; not of a size that was given, nor of several fields', async () => {
    await asks(unsized(), { language: 'sw' });
    await screen.findByRole('button', { name: sizeSw.half });
    expect(pageText()).toContain(sizeSw.ask);
    cleanUp();
    await asks(unsized({ size_is_default: false }));
    expect(pageText()).not.toContain(sizeEn.ask);
    cleanUp();
    await open({ rows: [unsized(), unsized()].map((row) => ({ kind: 'field', row })), plan: proPlan });
    expect(pageText()).not.toContain(sizeEn.ask);
  });
});

test('FLD-12 home does not say that there are no fields before the first sync', async () => {
  await open({ neverSynced: true, online: false });
  expect(screen.queryByRole('button', { name: en.home.here })).toBeNull();
  expect(pageText()).toContain('Having trouble loading your fields');
});
