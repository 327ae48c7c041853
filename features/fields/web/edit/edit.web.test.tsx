import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { placesEn } from '#features/places/words.en.ts';
import { changeField } from '../../contract.ts';
import { draftEn } from '../../words.draft.en.ts';
import { fieldsEn } from '../../words.en.ts';
import { projections as fieldProjections } from '../projections.ts';
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
  toastTexts,
} from '../testing.tsx';
import { fieldWizardEn as en } from '../wizard/words.en.ts';
import { fieldWizardSw as sw } from '../wizard/words.sw.ts';
import { EditFieldScreen } from './EditFieldScreen.tsx';

afterEach(cleanUp);

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const open = (row = field(), setting: Setting = {}) =>
  openFarm(<EditFieldScreen id={row.id} />, {
    projections: fieldProjections,
    at: `/fields/${row.id}/edit`,
    rows: [{ kind: 'field', row }],
    ...setting,
  });
const write = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};
const alerts = () => screen.getAllByRole('alert').map((a) => a.textContent);

test('FLD-32 one page has all values of the wizard and more, filled in, with a link to the boundary', async () => {
  const row = field({ soil_type: 'clay_loam', irrigation_type: 'drip', soil_ph: 6.2, elevation: 1850 });
  await open(row);
  const values = Object.fromEntries(
    [
      en.name,
      en.cropType,
      en.farmSize,
      en.unit,
      en.placeName,
      en.soil,
      en.irrigation,
      en.season,
      en.soilPh,
      en.elevation,
    ].map((label) => [label, (screen.getByLabelText(label) as HTMLInputElement).value]),
  );
  expect(values).toEqual({
    'Field name': 'Shamba la mto',
    [en.cropType]: 'Beans',
    [en.farmSize]: '1',
    Unit: 'acres',
    [en.placeName]: 'Nakuru',
    Soil: 'clay_loam',
    Water: 'drip',
    Season: '2026',
    'Soil pH': '6.2',
    [en.elevation]: '1850',
  });
  expect(screen.getByRole('link', { name: fieldsEn.drawBoundary }).getAttribute('href')).toBe(
    `/fields/${row.id}/boundary`,
  );
});

test('WIZ-08 the page offers all soil types', async () => {
  await open();
  expect([...(screen.getByLabelText(en.soil) as HTMLSelectElement).options].map((o) => o.value)).toEqual([
    '',
    'clay',
    'sandy',
    'loam',
    'clay_loam',
    'sandy_loam',
    'silt',
    'rocky',
    'unknown',
  ]);
});

test('FLD-24 FLD-24b missing values are reported next to their inputs; entered values stay', async () => {
  await open(field({ location_unconfirmed: true, location_description: null, soil_type: null }));
  for (const label of [en.name, en.cropType, en.farmSize]) await write(label, '');
  await tap(en.saveChanges);
  expect(alerts()).toEqual([
    'Field name is required',
    'Crop type is required',
    'Farm size is required',
    'Location is required',
    'Soil type is required',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText(en.name));
  await write(en.name, 'Juu');
  await write(en.farmSize, 'two');
  expect(alerts()).toEqual([
    'Crop type is required',
    en.sizeWrong,
    'Location is required',
    'Soil type is required',
  ]);
  expect((screen.getByLabelText(en.name) as HTMLInputElement).value).toBe('Juu');
});

test('FLD-32 only changed values are sent, so a change made elsewhere is kept', async () => {
  const row = field({ soil_type: 'loam' });
  const farm = await open(row);
  await write(en.farmSize, '2,5');
  await act(async () => {
    await farm.store.send(changeField, { id: row.id, name: 'Said elsewhere' });
  });
  await tap(en.saveChanges);
  expect(farm.commands()).toMatchObject([
    { args: { name: 'Said elsewhere' } },
    { name: 'fields.change', args: { id: row.id, size: 2.5 } },
  ]);
  expect(Object.keys(farm.commands()[1]!.args)).toEqual(['id', 'size']);
  expect(farm.store.snapshot().view.get('field', row.id)).toMatchObject({
    name: 'Said elsewhere',
    size: 2.5,
    size_unit: 'acres',
  });
  expect([farm.path(), toastTexts()]).toEqual([`/fields/${row.id}`, [en.saved]]);
});

test('name, soil and location are changed offline and wait to be sent', async () => {
  mockGeolocation({ lat: -0.31, lng: 36.09, accuracy: 6 });
  const row = field({ name: null });
  const farm = await open(row, { online: false, language: 'sw' });
  await write(sw.name, 'Juu');
  await userEvent.selectOptions(screen.getByLabelText(sw.soil), 'rocky');
  await tap(sw.useMyPlace);
  await tap(sw.saveChanges);
  expect(farm.commands()).toMatchObject([
    { args: { name: 'Juu', soil_type: 'rocky', place: { lat: -0.31, accuracy_m: 6 } }, state: 'waiting' },
  ]);
  expect(toastTexts()).toEqual([sw.savedOffline]);
});

test('saving without changes sends nothing; invalid values are refused with a message before saving', async () => {
  const row = field({ soil_type: 'loam' });
  const farm = await open(row);
  await write(en.soilPh, '14');
  await tap(en.saveChanges);
  expect([farm.commands(), toastTexts()]).toEqual([
    [],
    [`${fieldsEn.saveFailed}. ${fieldsEn.refusals['fields.ph_wrong']}`],
  ]);
  await write(en.soilPh, '');
  await tap(en.saveChanges);
  await waitForUpdates();
  expect([farm.commands(), farm.path()]).toEqual([[], `/fields/${row.id}`]);
});

const value = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;
/** Simulates the app being killed and reopened on the same phone. */
const killed = async (): Promise<void> => {
  const kept = { ...localStorage };
  cleanUp();
  Object.assign(localStorage, kept);
};

test('FLD-32 unsaved input survives a restart of the app, and only that input is sent', async () => {
  const row = field({ soil_type: 'loam' });
  await open(row);
  await write(en.name, 'Juu ya mto');
  await write(en.farmSize, '2');
  await killed();
  const farm = await open({ ...row, season: '2027' });
  expect([value(en.name), value(en.farmSize), pageText().includes(draftEn.resumed)]).toEqual([
    'Juu ya mto',
    '2',
    true,
  ]);
  await tap(en.saveChanges);
  expect(farm.commands().map((c) => c.args)).toEqual([{ id: row.id, name: 'Juu ya mto', size: 2 }]);
  await killed();
  await open(row);
  expect([value(en.name), pageText().includes(draftEn.resumed)]).toEqual(['Shamba la mto', false]);
});

test('a restored draft can be discarded and belongs to one field only', async () => {
  const row = field({ soil_type: 'loam' });
  await open(row);
  await write(en.name, 'Juu ya mto');
  await killed();
  await open(field({ soil_type: 'loam', name: 'Bondeni' }));
  expect(value(en.name)).toBe('Bondeni');
  await killed();
  await open(row);
  await tap(draftEn.anew);
  expect([value(en.name), pageText().includes(draftEn.resumed)]).toEqual(['Shamba la mto', false]);
  await killed();
  await open(row);
  expect(value(en.name)).toBe('Shamba la mto');
});

test('X-04b when another phone changes the field while the page is open, the edit sends the value it showed', async () => {
  const row = field({ soil_type: 'loam' });
  const farm = await open(row);
  await write(en.name, 'Mine');
  await act(async () => {
    await farm.store.applyChanges(farmer.userId, farm.store.cursor(), {
      rows: [{ kind: 'field', id: row.id, row: { ...row, name: 'Said elsewhere' } as never }],
      cursor: 7,
      head: 7,
      more: false,
      restart: false,
    });
  });
  await waitForUpdates();
  expect(farm.store.snapshot().view.get('field', row.id)).toMatchObject({ name: 'Said elsewhere' });
  await tap(en.saveChanges);
  const item = farm.store.snapshot().items[0]!;
  expect(item).toMatchObject({
    args: { id: row.id, name: 'Mine' },
    sight: { cursor: 1, was: { name: 'Shamba la mto' } },
  });
});

test('FLD-32 a place is found by name offline and fills in its elevation', async () => {
  const row = field({ soil_type: 'loam', boundary_source: 'approximate' });
  const farm = await open(row, { online: false });
  await tap(en.search);
  await waitForUpdates(400);
  await userEvent.type(screen.getByLabelText(placesEn.search), 'bahati nakuru{Enter}');
  await waitForUpdates(400);
  expect(farm.commands()).toEqual([]);
  await click(screen.getAllByRole('button', { name: /^Bahati/ })[0]!);
  expect([value(en.placeName), value(en.elevation)]).toEqual(['Bahati, Nakuru', '2060']);
  await tap(en.saveChanges);
  expect(farm.commands()[0]!.args).toMatchObject({
    location_description: 'Bahati, Nakuru',
    elevation: 2060,
    place: { accuracy_m: 3000 },
  });
});
