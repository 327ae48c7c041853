import { afterEach, expect, test, vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  click,
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import type { Result } from '../contract.ts';
import { satelliteEn as en } from '../words.en.ts';
import { satelliteSw as sw } from '../words.sw.ts';
import type { PredictedYield } from './predicted-yield.ts';
import { Satellite } from './Satellite.tsx';
import { resultRow } from './testing.ts';

const plot = field({ crop_type: 'maize' });
const runId = newId();
const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
  cleanUp();
  vi.restoreAllMocks();
});

interface Told {
  readonly result?: Result | null;
  readonly predicted?: PredictedYield | null;
  readonly canAnalyze?: boolean;
  readonly online?: boolean;
  readonly language?: 'en' | 'sw';
}
const open = ({ result = resultRow(plot.id), predicted = null, canAnalyze = true, ...setting }: Told = {}) =>
  openFarm(<Satellite field={plot} predicted={predicted} canAnalyze={canAnalyze} />, {
    projections: fieldProjections,
    at: '/fields',
    rows: [{ kind: 'field', row: plot }, ...(result ? [{ kind: 'satellite_result', row: result }] : [])],
    ...setting,
  });
const asksLatest = (address: unknown): boolean =>
  String(address).endsWith(`/api/satellite/fields/${plot.id}/run`);
/** `latest`: the run started before this screen was opened. */
const answers = (body: object, latest: object | null = null): void => {
  globalThis.fetch = (async (address: unknown) =>
    asksLatest(address)
      ? new Response(JSON.stringify({ run: latest }))
      : new Response(JSON.stringify(body), { status: 'refusal' in body ? 429 : 200 })) as never;
};
const run = (over: object) => ({
  id: runId,
  field_id: plot.id,
  state: 'working',
  progress: null,
  failure: null,
  bytes: 0,
  created_at: new Date().toISOString(),
  ...over,
});
const shown = (): string => screen.getByRole('img', { name: /field’s boundary/ }).getAttribute('aria-label')!;

test('SAT-02 shows four views of a pass, each with its legend; weak areas appear on the NDVI view only', async () => {
  await open();
  expect(shown()).toBe(en.picture('NDVI', '20 Nov 2026'));
  expect([...document.querySelectorAll('svg image ~ g text')].map((one) => one.textContent)).toEqual(['47']);
  for (const [view, legend] of [
    ['rgb', en.legends.rgb],
    ['infrared', en.legends.infrared],
    ['moisture', 'wet'],
  ] as const) {
    await click(screen.getByRole('radio', { name: en.views[view] }));
    expect(shown()).toBe(en.picture(en.views[view], '20 Nov 2026'));
    expect(pageText()).toContain(legend);
  }
  expect(document.querySelectorAll('svg image ~ g text')).toHaveLength(0);
});

test('SAT-05, SAT-08: shows health with its basis, weak areas with NDVI × 100, and tonnes only as a range', async () => {
  await open();
  expect(pageText()).toContain(en.healthOf('82'));
  expect(pageText()).toContain(en.against.crop('0.71', '0.83'));
  expect(pageText()).toContain(en.area('north-west', '47', '0.1'));
  expect(pageText()).toContain(en.noYield);
  cleanUp();
  await open({ predicted: { crop: 'Maize', low: 1.23, high: 3.4, on: '2026-11-03' } });
  expect(pageText()).toContain(en.tonnes('Maize', '1.2', '3.4', '3 Nov 2026'));
  expect(pageText()).not.toContain(en.noYield);
});

test('SAT-06, SAT-07, SAT-09: shows alerts by severity, three recommendations, indices, water stress and source', async () => {
  await open();
  expect(pageText()).toContain(en.alerts.drop('0.45', '0.71'));
  expect(pageText()).toContain(en.severities.critical);
  expect(pageText()).toContain(en.alerts.dry('−0.02'));
  expect(pageText()).not.toContain(en.severities.medium);
  expect(
    [en.advices.look_there, en.advices.water, en.advices.below_crop, en.advices.good].map((one) =>
      pageText().includes(one),
    ),
  ).toEqual([true, true, true, false]);
  for (const part of [
    '0.708',
    '0.522',
    '0.499',
    '0.123',
    en.stresses.moderate,
    en.sourceName,
    '74%',
    en.resolutionValue,
  ])
    expect(pageText()).toContain(part);
});

test('SAT-04, SAT-08b: below twelve pixels shows the surrounding land, no health, and asks for a photo', async () => {
  await open({
    result: resultRow(plot.id, {
      of: 'around',
      soilAnalysis: { ...resultRow(plot.id).soilAnalysis, confidence_score: null },
      health: null,
      fieldHealth: null,
      expected: null,
      anomaly: null,
      problemAreas: [],
      recommendations: ['photo'],
      alerts: [],
    }),
  });
  expect(pageText()).toContain(en.around);
  expect(pageText()).toContain(en.healthAround);
  expect(screen.queryByRole('heading', { name: en.health })).toBe(null);
  // No health score and no tonnes for a plot that was not seen alone; its figures are labelled as those of
  // the surrounding land.
  for (const absent of [en.noHealth, en.noYield, en.predicted, en.toYield])
    expect(pageText()).not.toContain(absent);
  expect(pageText()).toContain(`${en.confidence}–`);
  expect(screen.getByText(en.healthAround).parentElement!.textContent).toContain('0.708');
  expect(screen.queryByRole('heading', { name: en.areas })).toBe(null);
  expect(screen.getByRole('link', { name: en.checkLeaf }).getAttribute('href')).toBe(
    `/scan?field=${plot.id}`,
  );
});

test('SAT-04 a sample says that it shows no real field and has no satellite credit', async () => {
  await open({ result: resultRow(plot.id, { sample: true }), language: 'sw' });
  expect(pageText()).toContain(sw.sample);
  expect(pageText()).not.toContain(sw.credit);
});

test('SAT-03 Analyze Field shows each stage and the reason of a failure; a refusal shows a message', async () => {
  const stages = [
    [run({ state: 'waiting' }), en.steps.waiting],
    [run({ progress: { step: 'searching' } }), en.steps.searching],
    [run({ progress: { step: 'looking', pass: 2, passes: 9 } }), en.steps.looking('2', '9')],
    [run({ progress: { step: 'reading', layers: 3 }, bytes: 2_000_000 }), 'Reading 3 of 6 bands · '],
    [run({ state: 'failed', failure: 'all_hidden' }), en.failures.all_hidden],
  ] as const;
  for (const [answer, said] of stages) {
    answers(answer);
    await open({ result: null });
    await tap(en.analyze);
    expect(pageText()).toContain(said);
    cleanUp();
  }
  await open({ result: null });
  answers({ refusal: { code: 'satellite.too_many', details: { limit: 6 } } });
  await tap(en.analyze);
  await waitForUpdates(30);
  expect(toastTexts()).toEqual([en.refusals['satellite.too_many']]);
});

test('SAT-10 Export Report saves a dated file with all values and credit; no estimate gives a null yield', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (given: Blob) => {
    blob = given;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() });
  });
  await open();
  await tap(en.export);
  const [file] = saved;
  expect(file!.name).toBe('mavuno-satellite-2026-11-20.json');
  expect(JSON.parse(await file!.text)).toMatchObject({
    fieldHealth: 0.82,
    ndvi: 0.7083,
    yieldPrediction: null,
    recommendations: ['look_there', 'water', 'below_crop', 'good'],
    analysisDate: '2026-11-22T08:00:00.000Z',
    credit: en.credit,
    field: 'Shamba la mto',
  });
  expect(toastTexts()).toContain('Satellite report exported!');
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
    `/api/satellite/results/${plot.id}/pdf?language=en`,
  );
});

test('SAT-08 a weak area of a few pixels has a size above zero', async () => {
  const area = (pixels: number) => ({ lat: -0.3, lng: 36.0798, pixels, ndvi: 0.47 });
  await open({ result: resultRow(plot.id, { problemAreas: [area(2), { ...area(80), lat: -0.301 }] }) });
  expect(pageText()).toContain(en.area('north-west', '47', '0.05'));
  expect(pageText()).toContain(en.area('south-west', '47', '2'));
});

test('offline shows past analyses and says that new ones need a network; without Pro, past analyses remain visible', async () => {
  await open({ online: false, language: 'sw' });
  expect(pageText()).toContain(sw.offline);
  expect(pageText()).toContain(sw.against.crop('0.71', '0.83'));
  expect(screen.queryByRole('link', { name: 'PDF' })).toBe(null);
  cleanUp();
  await open({ canAnalyze: false });
  expect(screen.queryByRole('button', { name: en.findNewer })).toBe(null);
  expect(pageText()).toContain(en.healthOf('82'));
});
