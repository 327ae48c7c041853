import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import {
  click,
  farmer,
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import { draftEn } from '#features/fields/words.draft.en.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/web/words.tsx';
import type { Crop } from '../domain/crop.ts';
import { cropsEn } from '../words.en.ts';
import { cropsSw } from '../words.sw.ts';
import { CropScreen } from './crop/CropScreen.tsx';
import { CropsTab } from './CropsTab.tsx';
import { AddCropScreen } from './form/AddCropScreen.tsx';
import { EditCropScreen } from './form/EditCropScreen.tsx';
import { crop, projections } from './testing.ts';
import { usePlantCrop } from './use-plant-crop.ts';
import { yieldText } from './yield-text.ts';

afterEach(cleanUp);
const today = dayInNairobi(new Date());
const F = '01970000-0000-7000-8000-00000000000f';
const mine = field({ id: F, crop_type: 'mixed', size_hectares: 0.404686, elevation: 1900 });
const rowsOf = (...crops: Crop[]) => [
  { kind: 'field', row: mine },
  ...crops.map((row) => ({ kind: 'crop', row })),
];
const tab = (crops: Crop[], language: Language = 'en') =>
  openFarm(<CropsTab field={mine} />, { projections, at: `/fields/${F}`, rows: rowsOf(...crops), language });
const addScreen = (more: object = {}, id = F) =>
  openFarm(
    <Route path="/fields/:id/crops/add">
      <AddCropScreen />
    </Route>,
    { projections, at: `/fields/${id}/crops/add`, rows: rowsOf(), online: false, ...more },
  );
const cropScreen = (one: Crop, more: object = {}) =>
  openFarm(
    <Route path="/fields/:id/crops/:cropId">
      <CropScreen />
    </Route>,
    { projections, at: `/fields/${F}/crops/${one.id}`, rows: rowsOf(one), online: false, ...more },
  );
const setDate = async (label: string | RegExp, day: string) => {
  fireEvent.input(screen.getByLabelText(label), { target: { value: day } });
  await waitForUpdates();
};

test('FDC-03 the tab shows three growing crops with days to harvest, counts the rest, and shows yields', async () => {
  const growing = [5, 12, 40, 41, 90].map((n) =>
    crop({ crop_type: 'bean', expected_harvest_date: addDays(today, n) }),
  );
  const done = crop({
    status: 'harvested',
    harvested_on: '2026-08-01',
    actual_yield: 1080,
    actual_yield_size: 12,
    actual_yield_unit: 'bag_90kg',
  });
  await tab([...growing, done]);
  expect(screen.getAllByText(/days to harvest/)).toHaveLength(3);
  expect(pageText()).toContain('5 days to harvest');
  expect(pageText()).toContain('Harvest: 12 bags of 90 kg (1,080 kg)');
  await tap('and 2 more');
  expect(screen.getAllByText(/days to harvest/)).toHaveLength(5);
});

test('FDC-03 yield text uses singular and plural, in both languages', () => {
  expect([1, 12].map((size) => yieldText(size * 90, size, 'bag_90kg', cropsEn))).toEqual([
    '1 bag of 90 kg (90 kg)',
    '12 bags of 90 kg (1,080 kg)',
  ]);
  expect([1, 12].map((size) => yieldText(size * 90, size, 'bag_90kg', cropsSw))).toEqual([
    'gunia 1 la kilo 90 (kilo 90)',
    'magunia 12 ya kilo 90 (kilo 1,080)',
  ]);
  expect([yieldText(18, 1, 'debe', cropsSw), yieldText(40, null, null, cropsSw)]).toEqual([
    'debe 1 (kilo 18)',
    'kilo 40',
  ]);
});

test('FDC-03 planned, overdue, estimated and perennial crops are labelled as such, in Kiswahili', async () => {
  await tab(
    [
      crop({ expected_harvest_date: addDays(today, -3), harvest_source: 'estimate' }),
      crop({ status: 'planning', planting_date: addDays(today, 8) }),
      crop({ crop_type: 'avocado', expected_harvest_date: null, harvest_source: null, area_planted: null }),
    ],
    'sw',
  );
  expect(pageText()).toContain(cropsSw.tab.overdue(3));
  expect(pageText()).toContain(cropsSw.harvestEstimate.estimateShort);
  expect(pageText()).toContain(cropsSw.tab.plantIn(8));
  expect(pageText()).toContain('Miezi mikuu ya mavuno: Machi hadi Septemba');
});

test('a default size of the field is neither the area of its first crop nor a limit', async () => {
  const [field] = rowsOf();
  const rows = [{ ...field!, row: { ...field!.row, size_is_default: true } }];
  const farm = await addScreen({ rows });
  expect(screen.getByLabelText(cropsEn.form.area)).toHaveProperty('value', '');
  await click(screen.getByRole('radio', { name: 'Maize' }));
  await setDate(cropsEn.form.planted, '2026-03-20');
  await tap(cropsEn.form.save);
  expect(farm.commands()).toMatchObject([
    { name: 'crops.add', args: { crop_type: 'maize', area_size: null, area_unit: null } },
  ]);
  cleanUp();
  await addScreen({ rows });
  await type(cropsEn.form.area, '9');
  expect(pageText()).not.toContain('intercrop');
});

test('FDC-18 areas larger than the field show a notice and block nothing', async () => {
  await tab([crop({ area_planted: 0.3 }), crop({ area_planted: 0.3 })]);
  expect(pageText()).toContain('cover 1.48 acres · 0.6 ha, but the field is 1 acre');
  cleanUp();
  await addScreen({ rows: rowsOf(crop({ area_planted: 0.4 })) });
  await type(cropsEn.form.type, 'beans');
  await setDate(cropsEn.form.planted, '2026-10-01');
  await type(cropsEn.form.area, '1');
  expect(pageText()).toContain('but the field is 1 acre');
  await tap(cropsEn.form.save);
  expect(toastTexts()).toContain(cropsEn.form.savedOffline);
});

test('FDC-10 an unknown field, a failed connection and loading show three different messages', async () => {
  await addScreen({}, 'nowhere');
  expect(pageText()).toContain('Invalid field ID. Please navigate from a valid field page.');
  cleanUp();
  await addScreen({ neverSynced: true, rows: [], online: true });
  expect(pageText()).toContain('Loading field information...');
  cleanUp();
  await addScreen({ neverSynced: true, rows: [], online: false });
  expect(pageText()).toContain('Having trouble connecting. Please try again later.');
});

test('FDC-11 FDC-13 the form starts as planned, names missing fields in the specified words, keeps its input', async () => {
  const farm = await addScreen({ rows: rowsOf(crop()) });
  expect(screen.getByRole('radio', { name: 'Planned' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(cropsEn.form.harvest).closest('div')!.parentElement!.textContent).toContain(
    'Harvest date will be calculated automatically',
  );
  await tap(cropsEn.form.save);
  for (const sentence of [
    'Please select a crop type',
    'Please select a planting date',
    'Please enter a valid area planted',
  ])
    expect(pageText()).toContain(sentence);
  await type(cropsEn.form.type, 'maize');
  await setDate(cropsEn.form.planted, '2026-03-20');
  await setDate(cropsEn.form.harvest, '2026-03-20');
  await type(cropsEn.form.area, '0');
  expect(pageText()).toContain('Harvest date must be after planting date');
  expect(pageText()).toContain('Please enter a valid area planted');
  await tap(cropsEn.form.save);
  expect(farm.commands()).toEqual([]);
  expect(screen.getByLabelText(cropsEn.form.type)).toHaveProperty('value', 'maize');
});

test('FDC-15 FDC-16 FDC-19 a saved crop has the calendar’s date, and the app returns to its field', async () => {
  const farm = await addScreen();
  await click(screen.getByRole('radio', { name: 'Maize' }));
  await setDate(cropsEn.form.planted, '2026-03-20');
  expect(screen.getByRole('radio', { name: 'Growing' })).toHaveProperty('checked', true);
  expect(pageText()).toMatch(/Expected harvest: \d+ (Sep|Oct) 2026/);
  expect(pageText()).toContain(cropsEn.harvestEstimate.calendar);
  await tap(cropsEn.harvestEstimate.title);
  expect(within(screen.getByRole('dialog')).getByText(/KALRO: Maize agronomy table/)).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain(cropsEn.harvestEstimate.band.high);
  await tap(/close/i);
  await type(cropsEn.form.expectedYield, '1,5');
  expect(pageText()).toContain('That is 135 kg');
  await tap(cropsEn.form.save);
  expect(farm.commands()).toMatchObject([
    {
      name: 'crops.add',
      args: {
        field_id: F,
        crop_type: 'maize',
        planting_date: '2026-03-20',
        status: 'growing',
        area_size: 1,
        area_unit: 'acres',
        altitude_band: 'high',
        harvest_source: 'calendar',
        expected_harvest_date: expect.stringMatching(/^2026-(09|10)/),
        expected_yield: 135,
        expected_yield_size: 1.5,
        expected_yield_unit: 'bag_90kg',
        notes: null,
      },
    },
  ]);
  expect(farm.path()).toBe(`/fields/${F}`);
});

test('FDC-15 a crop in no calendar gets 90 days, marked as an estimate', async () => {
  const farm = await addScreen();
  await type(cropsEn.form.type, 'Dragon fruit');
  await setDate(cropsEn.form.planted, '2026-03-20');
  expect(pageText()).toContain('Expected harvest: 18 Jun 2026');
  expect(pageText()).toContain('estimate: 90 days');
  await tap(cropsEn.form.save);
  expect(farm.commands()).toMatchObject([
    { args: { harvest_source: 'estimate', expected_harvest_date: '2026-06-18' } },
  ]);
});

test('an edit sends only what changed, and keeps the farmer’s own harvest date', async () => {
  const one = crop({
    crop_type: 'bean',
    variety_class: 'bean_early',
    planting_date: '2026-10-01',
    expected_harvest_date: '2026-12-24',
    harvest_source: 'own',
    harvest_from: null,
    harvest_to: null,
    altitude_band: 'high',
    county: 'Nakuru',
  });
  const farm = await openFarm(
    <Route path="/fields/:id/crops/:cropId/edit">
      <EditCropScreen />
    </Route>,
    { projections, at: `/fields/${F}/crops/${one.id}/edit`, rows: rowsOf(one), online: false },
  );
  expect(screen.getByLabelText(cropsEn.form.type)).toHaveProperty('value', 'Beans');
  await type(cropsEn.form.notes, 'Mvua ilichelewa');
  await tap(cropsEn.form.save);
  expect(farm.commands().map(({ args }) => args as object)).toEqual([
    { id: one.id, notes: 'Mvua ilichelewa' },
  ]);
});

test('the crop page shows its stages with today marked, each with its source', async () => {
  await cropScreen(
    crop({
      planting_date: addDays(today, -40),
      expected_harvest_date: addDays(today, 80),
      variety_class: 'maize_medium',
      altitude_band: 'middle',
    }),
  );
  const stages = screen.getByRole('list', { name: cropsEn.timeline.title });
  expect(within(stages).getAllByRole('listitem')).toHaveLength(4);
  expect(within(stages).getByText(cropsEn.timeline.now).closest('li')!.textContent).toContain(
    cropsEn.timeline.stages.leaves,
  );
  await click(within(stages).getByText(cropsEn.timeline.stages.leaves));
  expect(screen.getByRole('dialog').textContent).toContain('FAO Irrigation and Drainage Paper 56');
});

test('FDC-03 a harvest is entered in the farmer’s unit and saved in kg; a crate’s weight must be entered', async () => {
  const one = crop({
    planting_date: addDays(today, -60),
    crop_type: 'mango',
    expected_harvest_date: null,
    harvest_source: null,
  });
  const farm = await cropScreen(one);
  await tap(cropsEn.harvestSheet.open);
  fireEvent.change(screen.getByLabelText(cropsEn.form.yieldUnit), { target: { value: 'crate' } });
  await waitForUpdates();
  await type(cropsEn.harvestSheet.amount, '8');
  await tap(cropsEn.harvestSheet.save);
  expect(pageText()).toContain(cropsEn.faults.weight);
  await type(cropsEn.harvestSheet.weight('crate'), '40');
  expect(pageText()).toContain('That is 320 kg');
  await setDate(cropsEn.harvestSheet.day, addDays(today, -61));
  await tap(cropsEn.harvestSheet.save);
  expect(pageText()).toContain('Harvest date must be after planting date');
  await setDate(cropsEn.harvestSheet.day, today);
  await tap(cropsEn.harvestSheet.save);
  expect(farm.commands()).toMatchObject([
    {
      name: 'crops.harvest',
      args: { harvested_on: today, actual_yield: 320, actual_yield_size: 8, actual_yield_unit: 'crate' },
    },
  ]);
  expect(pageText()).toContain('8 crates (320 kg)');
});

test('FDC-04 deleting a crop asks for confirmation, in the specified words', async () => {
  const one = crop();
  const farm = await cropScreen(one);
  await tap(cropsEn.crop.delete);
  expect(within(screen.getByRole('alertdialog')).getByRole('heading').textContent).toBe(
    'Are you sure you want to delete this crop?',
  );
  expect(farm.commands()).toEqual([]);
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: cropsEn.crop.deleteYes }));
  expect(farm.commands()).toMatchObject([{ name: 'crops.remove', args: { id: one.id } }]);
  expect([farm.path(), toastTexts()]).toEqual([`/fields/${F}`, [cropsEn.crop.deleted]]);
});

test('the first crop of a field is prefilled with the field’s crop and area; a harvest can be corrected', async () => {
  await addScreen({ rows: [{ kind: 'field', row: { ...mine, crop_type: 'Maharagwe' } }] });
  expect(screen.getByLabelText(cropsEn.form.type)).toHaveProperty('value', 'Beans');
  expect(screen.getByLabelText(cropsEn.form.area)).toHaveProperty('value', '1');
  cleanUp();
  const farm = await cropScreen(
    crop({
      status: 'harvested',
      harvested_on: today,
      actual_yield: 180,
      actual_yield_size: 2,
      actual_yield_unit: 'bag_90kg',
    }),
  );
  await tap(cropsEn.harvestSheet.correct);
  await type(cropsEn.harvestSheet.amount, '0');
  await tap(cropsEn.harvestSheet.save);
  expect(farm.commands()).toMatchObject([
    { name: 'crops.harvest', args: { actual_yield: 1800, actual_yield_size: 20 } },
  ]);
});

const Planter = ({ day }: { readonly day: string | null }) => {
  const plant = usePlantCrop();
  return (
    <button
      type="button"
      onClick={() => {
        void plant(F, 'Mahindi', day);
      }}
    >
      plant
    </button>
  );
};

test.each([
  ['a week ago', addDays(today, -7), 'growing'],
  ['in a week', addDays(today, 7), 'planning'],
  ['unknown', null, 'planning'],
])(
  'WIZ-11 the planting day from the wizard (%s) becomes a crop of the new field',
  async (_when, day, status) => {
    const farm = await openFarm(<Planter day={day} />, {
      projections,
      at: `/fields/${F}`,
      rows: rowsOf(),
      online: false,
    });
    await tap('plant');
    expect(farm.commands()).toMatchObject([
      {
        name: 'crops.add',
        args: {
          field_id: F,
          crop_type: 'maize',
          planting_date: day,
          status,
          area_size: 1,
          area_unit: 'acres',
          harvest_source: day ? 'calendar' : null,
        },
      },
    ]);
    expect(farm.store.snapshot().view.all('crop')).toMatchObject([
      { field_id: F, planting_date: day, status, pending: expect.any(Boolean) },
    ]);
  },
);

/** Simulates killing the app and opening it again on the same phone. */
const killed = (): void => {
  const saved = { ...localStorage };
  cleanUp();
  Object.assign(localStorage, saved);
};
const valueOf = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;
const editScreen = (one: Crop) =>
  openFarm(
    <Route path="/fields/:id/crops/:cropId/edit">
      <EditCropScreen />
    </Route>,
    { projections, at: `/fields/${F}/crops/${one.id}/edit`, rows: rowsOf(one), online: false },
  );

test('FDC-11 FDC-16 an unsaved crop form is restored after the app is killed; cancelling discards it', async () => {
  await addScreen();
  await type(cropsEn.form.type, 'maize');
  await setDate(cropsEn.form.planted, '2026-03-20');
  await type(cropsEn.form.notes, 'mbegu za jirani');
  killed();
  const farm = await addScreen();
  expect([
    valueOf(cropsEn.form.type),
    valueOf(cropsEn.form.planted),
    valueOf(cropsEn.form.notes),
    pageText().includes(draftEn.resumed),
  ]).toEqual(['maize', '2026-03-20', 'mbegu za jirani', true]);
  expect(screen.getByRole('radio', { name: 'Growing' })).toHaveProperty('checked', true);
  await tap(cropsEn.form.cancel);
  expect(farm.path()).toBe(`/fields/${F}`);
  killed();
  await addScreen();
  expect([valueOf(cropsEn.form.type), pageText().includes(draftEn.resumed)]).toEqual(['', false]);
});

test('an unsaved edit of a crop is restored after the app is killed, and its draft is gone once saved', async () => {
  const one = crop({ planting_date: '2026-10-20' });
  await editScreen(one);
  await type(cropsEn.form.notes, 'Mvua ilichelewa');
  killed();
  const farm = await editScreen(one);
  expect(valueOf(cropsEn.form.notes)).toBe('Mvua ilichelewa');
  await tap(cropsEn.form.save);
  expect(farm.commands()).toMatchObject([{ args: { id: one.id, notes: 'Mvua ilichelewa' } }]);
  killed();
  await editScreen(one);
  expect(pageText()).not.toContain(draftEn.resumed);
});

test('X-04b when another device changes a crop during an edit, only fields edited here are sent', async () => {
  const one = crop({
    notes: 'a',
    variety: 'H614',
    harvest_source: 'own',
    harvest_from: null,
    harvest_to: null,
  });
  const farm = await editScreen(one);
  await type(cropsEn.form.notes, 'b');
  await act(async () => {
    await farm.store.applyChanges(farmer.userId, farm.store.cursor(), {
      rows: [{ kind: 'crop', id: one.id, row: { ...one, variety: 'DK8031', notes: 'c' } as never }],
      cursor: 7,
      head: 7,
      more: false,
      restart: false,
    });
  });
  await waitForUpdates();
  await tap(cropsEn.form.save);
  const item = farm.store.snapshot().items[0]!;
  expect(item).toMatchObject({
    args: { id: one.id, notes: 'ab' },
    sight: { cursor: 1, was: { notes: 'a' } },
  });
  expect(item.args).not.toHaveProperty('variety');
});
