import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveWeather } from '#features/agronomy/web/testing.ts';
import { WaterCard } from '#features/agronomy/web/WaterCard.tsx';
import type { Crop } from '#features/crops/domain/crop.ts';
import { openFarm, pageText, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { event, plot } from '#features/history/web/testing.tsx';
import { insightsEn } from '#features/history/words.insights.en.ts';
import { whyEn } from '#features/history/words.why.en.ts';
import { outcomeRow } from '#features/impact/web/testing.tsx';
import { scanRow } from '#features/scanner/web/testing.tsx';
import { addDays, DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { formats } from '#kit/web/format.ts';
import { web } from '../compose.ts';
import { HealthPart, LatestPart } from './HealthPart.tsx';
import { HealthWhyPart } from './HealthWhyPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { InsightsPart } from './InsightsPart.tsx';

const projections = await web.projections();

vi.setConfig({ testTimeout: 15_000 });
beforeEach(() => {
  URL.createObjectURL = () => 'blob:fake';
  URL.revokeObjectURL = () => {};
});
afterEach(cleanUp);

const [OLD, NEW] = ['ab'.repeat(32), 'cd'.repeat(32)];
const today = dayInNairobi(new Date());
const at = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const crop = (over: Partial<Crop> = {}): Crop => ({
  id: newId(),
  field_id: plot.id,
  crop_type: 'bean',
  variety: null,
  variety_class: null,
  status: 'growing',
  area_planted: 0.2,
  area_size: 0.5,
  area_unit: 'acres',
  planting_date: addDays(today, -60),
  expected_harvest_date: addDays(today, 40),
  harvest_source: 'calendar',
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: null,
  harvested_on: null,
  actual_yield: null,
  actual_yield_size: null,
  actual_yield_unit: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
  created_at: at(60),
  updated_at: at(60),
  ...over,
});
const sick = scanRow({ field_id: plot.id, photo: OLD, taken_at: at(9) });
const elsewhere = scanRow({
  field_id: newId(),
  photo: NEW,
  taken_at: at(1),
  condition: 'bean___angular_leaf_spot',
});
const open = (part: Parameters<typeof openFarm>[0], rows: readonly { kind: string; row: { id: string } }[]) =>
  openFarm(part, { projections, at: `/fields/${plot.id}`, rows: [{ kind: 'field', row: plot }, ...rows] });

test('FDC-05 the history contains the field’s entries, checks with outcomes, planting and harvest, and no other field’s', async () => {
  await open(<HistoryPart field={plot} />, [
    sick,
    elsewhere,
    outcomeRow(sick.row.id, { answer: 'same' }),
    { kind: 'field_event', row: event({ date: addDays(today, -20) }) },
    { kind: 'crop', row: crop() },
    {
      kind: 'crop',
      row: crop({
        crop_type: 'maize',
        status: 'harvested',
        planting_date: addDays(today, -300),
        harvested_on: addDays(today, -100),
        actual_yield: 720,
        actual_yield_size: 8,
        actual_yield_unit: 'bag_90kg',
      }),
    },
  ]);
  const titles = [...document.querySelectorAll('li strong:first-child')]
    .map((s) => s.textContent)
    .filter((text) => !/^\d+$/.test(text ?? ''));
  expect(titles.slice(0, 5)).toEqual([
    'Did it help? The same',
    'Leaf check: Bean rust',
    'Weeding',
    'Beans planted',
    'Maize harvested',
  ]);
  // Which of the two is older depends on the day of the test.
  expect(titles.slice(5).sort()).toEqual(['Field added to Mavuno', 'Maize planted']);
  // As counted, not in kilograms alone.
  expect(pageText()).toContain('8 bags of 90 kg (720 kg)');
  expect(pageText()).not.toContain('Angular');
});

test('FDC-05: the newest satellite image is in the history with its assessment and a link; a sample is not', async () => {
  await open(<HistoryPart field={plot} />, [seen()]);
  const entry = screen.getByRole('link', { name: /Satellite image/ });
  expect([entry.textContent, entry.getAttribute('href')]).toEqual([
    expect.stringContaining('78% of the usual green cover at that age'),
    `/fields/${plot.id}?tab=satellite`,
  ]);
  cleanUp();
  await open(<HistoryPart field={plot} />, [seen({ of: 'around' })]);
  expect(screen.getByRole('link', { name: /Satellite image/ }).textContent).not.toContain('%');
  cleanUp();
  await open(<HistoryPart field={plot} />, [seen({ sample: true })]);
  expect(pageText()).not.toContain('Satellite image');
});

test('FLD-03 the card is based on this field’s checks and the answers about them', async () => {
  await open(<HealthPart field={plot} />, [elsewhere]);
  expect(pageText()).toBe('Health: No data yet');
  cleanUp();
  await open(<HealthPart field={plot} />, [sick, outcomeRow(sick.row.id, { answer: 'better' })]);
  expect(pageText()).toMatch(/^Health: 80% · keep an eye on it/);
});

/** The health of the plot on a phone with the previous forecast cached. */
const withForecast = async (
  rows: readonly { readonly kind: string; readonly row: { readonly id: string } }[],
): Promise<void> => {
  const disk = `farm-${newId()}`;
  await openFarm(<WaterCard field={plot} />, { projections, disk, at: '/x', rows });
  await waitForUpdates(200);
  cleanUp();
  vi.unstubAllGlobals();
  await openFarm(<HealthPart field={plot} />, { projections, disk, at: '/x', rows });
  await waitForUpdates(300);
};

test('FLD-03 health also counts weeks without enough water, from the stored forecast', async () => {
  const rows = [
    { kind: 'field', row: plot },
    { kind: 'crop', row: crop() },
  ];
  serveWeather(
    today,
    [...Array.from({ length: 20 }, () => 14), ...Array.from({ length: 45 }, () => 0)],
    [0, 0, 0, 0, 0, 0, 0, 0],
  );
  await withForecast(rows);
  expect(pageText()).toMatch(/^Health: \d\d% · needs attention/);
});

const seen = (over: object = {}) => ({
  kind: 'satellite_result',
  row: {
    id: plot.id,
    sample: false,
    of: 'plot',
    boundary: 'measured',
    pass_date: addDays(today, -4),
    health: { value: 0.78, against: 'crop', ndvi: 0.6, reference: 0.73 },
    ...over,
  },
});

test('FLD-03: a satellite reading counts with its date and source, and the card shows both', async () => {
  await open(<HealthPart field={plot} />, [seen(), { kind: 'crop', row: crop() }]);
  expect(pageText()).toBe(`Health: 78% · keep an eye on it as of ${formats.en.shortDay(addDays(today, -4))}`);
  cleanUp();
  await open(<HealthWhyPart field={plot} />, [
    seen({ boundary: 'approximate' }),
    { kind: 'crop', row: crop() },
  ]);
  await tap(new RegExp(`^${whyEn.open}`));
  expect(
    screen
      .getByRole('link', { name: /Green cover: 78% of what is usual at this stage/ })
      .getAttribute('href'),
  ).toBe(`/fields/${plot.id}?tab=satellite`);
  expect(pageText()).toContain(`${whyEn.bySatelliteGuess}, ${formats.en.shortDay(addDays(today, -4))}`);
});

test('FLD-03: a sample image, the area around a small plot and an old image leave the field without data', async () => {
  for (const over of [{ sample: true }, { of: 'around' }, { pass_date: addDays(today, -21) }]) {
    await open(<HealthPart field={plot} />, [seen(over), { kind: 'crop', row: crop() }]);
    expect(pageText()).toBe('Health: No data yet');
    cleanUp();
  }
});

test('FLD-04: FPSI appears with a satellite image and water, and disappears without either', async () => {
  const rows = [
    { kind: 'field', row: plot },
    { kind: 'crop', row: crop() },
    seen({ health: { value: 1, against: 'crop', ndvi: 0.8, reference: 0.8 } }),
  ];
  serveWeather(
    today,
    Array.from({ length: 65 }, () => 14),
    [0, 0, 0, 0, 0, 0, 0, 0],
  );
  await withForecast(rows);
  expect(pageText()).toMatch(/FPSI: \d+%/);
  cleanUp();
  await openFarm(<HealthPart field={plot} />, { projections, at: '/x', rows });
  await waitForUpdates(300);
  expect(pageText()).toMatch(/^Health: 100%/);
  expect(pageText()).not.toContain('FPSI');
});

test('FLD-05 shows the field’s newest photo, also a later one of the same plant, never another field’s', async () => {
  const shown = (): (string | null)[] => screen.queryAllByRole('img').map((img) => img.getAttribute('src'));
  await open(<LatestPart field={plot} />, [elsewhere]);
  expect(shown()).toEqual([]);
  cleanUp();
  await open(<LatestPart field={plot} />, [
    sick,
    elsewhere,
    scanRow({ field_id: plot.id, photo: null, taken_at: at(2) }),
  ]);
  expect(shown()).toEqual([`/api/photos/${OLD}?small=1`]);
  cleanUp();
  await open(<LatestPart field={plot} />, [sick, outcomeRow(sick.row.id, { photo: NEW })]);
  expect(shown()).toEqual([`/api/photos/${NEW}?small=1`]);
  cleanUp();
  const seen = { kind: 'field_event', row: event({ date: addDays(today, -2), photos: [NEW, OLD] }) };
  await open(<LatestPart field={plot} />, [sick, seen, { kind: 'field_event', row: event({ date: today }) }]);
  expect(shown()).toEqual([`/api/photos/${NEW}?small=1`]);
  expect(pageText()).toContain(formats.en.shortDay(addDays(today, -2)));
  cleanUp();
  await open(<LatestPart field={plot} />, [
    scanRow({ field_id: plot.id, photo: OLD, taken_at: at(1) }),
    seen,
  ]);
  expect(shown()).toEqual([`/api/photos/${OLD}?small=1`]);
});

test('FLD-05: a satellite image newer than all photos is shown with its date; older and sample images are not', async () => {
  const above = (days: number, sample = false) =>
    seen({
      pass_date: addDays(today, -days),
      sample,
      pictures: [
        { view: 'ndvi', png: 'AAAA' },
        { view: 'rgb', png: 'BBBB' },
      ],
    });
  const shown = async (
    ...rows: readonly { kind: string; row: { id: string } }[]
  ): Promise<(string | null)[]> => {
    await open(<LatestPart field={plot} />, rows);
    const found = screen.queryAllByRole('img').map((img) => img.getAttribute('src'));
    if (found[0]?.startsWith('data:'))
      expect(pageText()).toBe(`Satellite · as of ${formats.en.shortDay(addDays(today, -4))}`);
    cleanUp();
    return found;
  };
  expect(await shown(sick, above(4))).toEqual(['data:image/png;base64,BBBB']);
  expect(await shown(above(4))).toEqual(['data:image/png;base64,BBBB']);
  expect(await shown(sick, above(12))).toEqual([`/api/photos/${OLD}?small=1`]);
  expect(await shown(above(4, true))).toEqual([]);
});

test('FDC-09 a planned crop gets no weeding or harvest advice, even after its dates have passed', async () => {
  const titles = async (status: Crop['status']): Promise<string[]> => {
    await open(<InsightsPart field={plot} />, [
      {
        kind: 'crop',
        row: crop({
          crop_type: 'maize',
          status,
          planting_date: addDays(today, -40),
          expected_harvest_date: addDays(today, -9),
        }),
      },
    ]);
    await tap(insightsEn.start);
    const all = [...document.querySelectorAll('li summary')].map((s) => s.textContent ?? '');
    cleanUp();
    return all.filter((title) => title.includes('Maize'));
  };
  expect(await titles('growing')).toHaveLength(3);
  expect(await titles('planning')).toEqual([]);
});

test('FDC-09 advice is based on the stored check, crop, spraying and place', async () => {
  const place = { ...plot, location_unconfirmed: true };
  await open(<InsightsPart field={place} />, [
    sick,
    { kind: 'crop', row: crop({ expected_harvest_date: addDays(today, 5), area_planted: 2 }) },
    {
      kind: 'field_event',
      row: event({ event_type: 'spraying', date: addDays(today, -2), product: 'Copper', wait_days: 14 }),
    },
  ]);
  await tap(insightsEn.start);
  expect([...document.querySelectorAll('li summary')].map((s) => s.textContent)).toEqual([
    expect.stringContaining('Don’t harvest before'),
    'Check whether it is better: Bean rust',
    'Get ready to harvest: Beans',
    insightsEn.area.title(),
    insightsEn.place.title(),
  ]);
  expect(pageText()).toContain('Pesticide in the food: Beans');
  expect(pageText()).toContain('It spreads: Bean rust');
});
