import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldsEn as en } from '../../words.en.ts';
import { fieldsSw as sw } from '../../words.sw.ts';
import { FieldSlotsProvider } from '../field-slots.tsx';
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
  unknownPlan,
} from '../testing.tsx';
import { FieldScreen } from './FieldScreen.tsx';

afterEach(cleanUp);

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const open = (row = field(), setting: Setting = {}) =>
  openFarm(<FieldScreen id={row.id} />, {
    projections: fieldProjections,
    at: `/fields/${row.id}`,
    rows: [{ kind: 'field', row }],
    ...setting,
  });
const nowhere = field({
  location_unconfirmed: true,
  location_accuracy_m: null,
  location_description: null,
  location: { lat: -1.2921, lng: 36.8219 },
});
const dialog = () => within(screen.getByRole('alertdialog'));

test('FLD-02 FLD-20 shows an approximate outline, crop, size, no health data yet, and a link to check a leaf', async () => {
  const row = field();
  await open(row);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shamba la mto');
  const outline = screen.getByRole('img', { name: en.approximate });
  // Dashed and pale: nobody measured it.
  expect(outline.querySelectorAll('[class*=guess]')).toHaveLength(1);
  expect(outline.querySelectorAll('[class*=_pale] [class*=_rows]')).toHaveLength(1);
  expect(pageText()).toMatch(/Beans.*1 acre0\.4 ha, not measured/);
  expect(pageText()).toContain('Health: No data yet');
  expect(pageText()).toContain(en.accuracy('12'));
  expect(screen.getByRole('link', { name: en.checkLeaf }).getAttribute('href')).toBe(`/scan?field=${row.id}`);
});

test('a location with a claimed accuracy of 0 m is shown as confirmed, without a figure', async () => {
  await open(field({ location_accuracy_m: 0 }));
  expect(pageText()).toContain(en.placeKnown);
  expect(pageText()).not.toContain('within 0 m');
});

test('FLD-21 an unconfirmed field asks for its location, in both languages, and says what is missing until then', async () => {
  await open(nowhere);
  expect(pageText()).toContain(en.unconfirmedText);
  cleanUp();
  await open(nowhere, { language: 'sw' });
  expect(pageText()).toContain(sw.unconfirmedTitle);
});

test.each(['not_asked', 'refused', 'unavailable', 'timed_out', null] as const)(
  'FLD-21 an unconfirmed field says why it has no location: %s',
  async (why) => {
    for (const [language, words] of [
      ['en', en],
      ['sw', sw],
    ] as const) {
      await open({ ...nowhere, place_problem: why }, { language });
      const said = Object.values(words.unconfirmedWhy).filter((text) => pageText().includes(text));
      expect(said).toEqual([words.unconfirmedWhy[why ?? 'unknown']]);
      cleanUp();
    }
  },
);

test.each([
  ['denied', 'refused'],
  ['slow', 'timed_out'],
] as const)(
  'FLD-21 confirming the location on a phone that answers "%s" shows the matching advice',
  async (answer, why) => {
    mockGeolocation(answer);
    await open(nowhere);
    await tap(en.confirmHere);
    await vi.waitFor(() => expect(toastTexts()).toEqual([`${en.placeFailed}. ${en.placeFailedDo[why]}`]));
  },
);

test('FLD-19 a default size is marked, and one tap confirms it', async () => {
  const row = field({ size: 1, size_unit: 'hectares', size_hectares: 1, size_is_default: true });
  const farm = await open(row);
  expect(pageText()).toContain(en.sizeDefault);
  await tap(en.sizeRight);
  await vi.waitFor(() => expect(toastTexts()).toEqual([en.sizeConfirmed]));
  expect(farm.commands()).toMatchObject([
    { name: 'fields.change', args: { id: row.id, size: 1, size_unit: 'hectares' } },
  ]);
  expect(pageText()).not.toContain(en.sizeDefault);
  cleanUp();
  await open(field({ size_is_default: false }));
  expect(pageText()).not.toContain(en.sizeDefault);
});

test('FLD-21 confirming on the field sets the location; choosing a county names it but leaves it unconfirmed', async () => {
  mockGeolocation({ lat: -0.5, lng: 35.1, accuracy: 8 });
  let farm = await open(nowhere);
  await tap(en.confirmHere);
  // The gazetteer loads first, to name the place.
  await vi.waitFor(() => expect(toastTexts()).toEqual([en.placeSaved]), { timeout: 4_000 });
  expect(farm.store.snapshot().view.get('field', nowhere.id)).toMatchObject({
    location: { lat: -0.5, lng: 35.1 },
    location_unconfirmed: false,
  });
  cleanUp();
  farm = await open(nowhere);
  await userEvent.selectOptions(screen.getByLabelText(en.orCounty), 'Kisii');
  await waitForUpdates();
  expect(farm.store.snapshot().view.get('field', nowhere.id)).toMatchObject({
    location_description: 'Kisii',
    location_unconfirmed: true,
  });
});

test('FLD-07 deleting asks once, names the field and what is deleted, and says it cannot be undone', async () => {
  const row = field();
  const farm = await open(row);
  await tap('Delete');
  expect(dialog().getByRole('heading').textContent).toBe('Delete Shamba la mto?');
  expect(screen.getByRole('alertdialog').textContent).toMatch(
    /all its data.*history, leaf checks.*can’t undo/,
  );
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(farm.commands()).toEqual([]);
  await tap('Delete');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([{ name: 'fields.remove', args: { id: row.id } }]);
  expect([farm.path(), toastTexts()]).toEqual(['/fields', [en.deleted]]);
});

test('FLD-07 a failed deletion shows an error and keeps the field', async () => {
  const farm = await open();
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  await tap('Delete');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitForUpdates(60);
  expect(toastTexts()[0]).toMatch(/^Couldn[’']t delete field/);
  expect(farm.path()).not.toBe('/fields');
});

const slots = {
  Satellite: () => <p>what was seen</p>,
  Crops: () => <p>what grows</p>,
  History: () => <p>what happened</p>,
  Insights: () => <p>what to do</p>,
};
const tab = (name: string) => click(screen.getByRole('tab', { name }));
const openWithSlots = (row: ReturnType<typeof field>, setting: Setting = {}) =>
  openFarm(
    <FieldSlotsProvider value={slots}>
      <FieldScreen id={row.id} />
    </FieldSlotsProvider>,
    { projections: fieldProjections, at: `/fields/${row.id}`, rows: [{ kind: 'field', row }], ...setting },
  );

test('FDC-01: shows the insights and tabs for crops, satellite (labelled Pro) and history', async () => {
  const farm = await openWithSlots(field());
  expect(screen.getAllByRole('tab').map((t) => t.textContent)).toEqual([
    'Crops',
    'Satellite Intelligence · Pro',
    'History',
  ]);
  expect(pageText()).toContain('what to do');
  expect(screen.getByRole('tabpanel').textContent).toBe('what grows');
  await tab('Satellite Intelligence · Pro');
  expect(screen.getByRole('tabpanel').textContent).toContain('Satellite Intelligence');
  await tab('History');
  expect([screen.getByRole('tabpanel').textContent, location.search]).toEqual([
    'what happened',
    '?tab=history',
  ]);
  expect(farm.commands()).toEqual([]);
});

const satellite = (row: ReturnType<typeof field>, setting: Setting) =>
  openWithSlots(row, { at: `/fields/${row.id}?tab=satellite`, ...setting });

test('SAT-01, SHL-25: Free users see that Satellite Intelligence is a Pro feature and how to upgrade, in both languages', async () => {
  const row = field();
  await satellite(row, {});
  expect(screen.getByRole('tabpanel').textContent).toContain('Satellite Intelligence is a Pro feature');
  expect(screen.getByRole('tabpanel').textContent).toContain('Upgrade to Pro');
  expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toMatch(/^\/upgrade\?from=/);
  expect(pageText()).not.toContain('what was seen');
  cleanUp();
  await satellite(row, { language: 'sw' });
  expect(screen.getByRole('tabpanel').textContent).toContain(sw.satellitePro);
  expect(screen.getByRole('link', { name: 'Chukua Pro sasa' }).getAttribute('href')).toMatch(
    /^\/upgrade\?from=/,
  );
});

test('SAT-01, FDC-01: Pro users see the satellite data without an upgrade card; an unknown plan shows none either', async () => {
  const row = field();
  await satellite(row, { plan: proPlan });
  expect(screen.getByRole('tabpanel').textContent).toContain('what was seen');
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
  cleanUp();
  await satellite(row, { plan: unknownPlan });
  expect(screen.getByRole('tabpanel').textContent).toContain(en.checkingPlan);
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
});

test('SAT-01: after Pro ends, earlier satellite results stay visible above the upgrade card', async () => {
  const row = field();
  await satellite(row, {
    rows: [
      { kind: 'field', row },
      { kind: 'satellite_result', row: { id: row.id } },
    ],
  });
  expect(screen.getByRole('tabpanel').textContent).toMatch(
    /what was seen.*is a Pro feature.*Your past analyses are still here/,
  );
  expect(screen.getByRole('link', { name: 'Upgrade Now' })).toBeTruthy();
});

test('FDC-01: a tab that cannot be loaded shows a message', async () => {
  const row = field();
  await openFarm(<FieldScreen id={row.id} />, {
    projections: fieldProjections,
    at: `/fields/${row.id}?tab=satellite`,
    plan: proPlan,
    rows: [{ kind: 'field', row }],
  });
  expect(screen.getByRole('tabpanel').textContent).toContain(en.partMissing);
});

test('FDC-02 an unknown field redirects to the list with a message', async () => {
  const farm = await open(field(), { rows: [] });
  expect([farm.path(), toastTexts()]).toEqual(['/fields', [en.notFound]]);
});
