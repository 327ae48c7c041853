import { afterEach, expect, test, vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Run } from '../contract.ts';
import { satelliteEn as en } from '../words.en.ts';
import { Satellite } from './Satellite.tsx';
import { resultRow } from './testing.ts';

const plot = field({ crop_type: 'maize' });
const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
  cleanUp();
  vi.restoreAllMocks();
});

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const run = (over: Partial<Run>): Run => ({
  id: newId(),
  field_id: plot.id,
  state: 'working',
  progress: null,
  failure: null,
  bytes: 0,
  created_at: ago(0),
  ...over,
});
/** The server's answer about the newest run, and about the started one. */
const server = ({
  latest = null,
  begun = run({}),
}: {
  readonly latest?: Run | null;
  readonly begun?: Run;
}): string[] => {
  const asked: string[] = [];
  globalThis.fetch = (async (address: unknown) => {
    asked.push(String(address));
    return new Response(JSON.stringify(String(address).includes('/fields/') ? { run: latest } : begun));
  }) as never;
  return asked;
};
const open = async ({ analysed = null as string | null, online = true, canAnalyze = true } = {}) => {
  const rows = [
    { kind: 'field', row: plot },
    ...(analysed ? [{ kind: 'satellite_result', row: resultRow(plot.id, { analysis_date: analysed }) }] : []),
  ];
  const farm = await openFarm(<Satellite field={plot} predicted={null} canAnalyze={canAnalyze} />, {
    projections: fieldProjections,
    rows,
    online,
  });
  await waitForUpdates(40);
  return farm;
};
const button = (name: string) => screen.queryByRole('button', { name });
/** Speeds up long timers. */
const hurry = (): void => {
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0) =>
    real(act, ms >= 1_000 ? ms / 20 : ms)) as never);
};

test('SAT-03 on return, shows a running analysis or one failed within a day, but no older or superseded one', async () => {
  const told = async (latest: Run, analysed: string | null = null) => {
    server({ latest });
    await open({ analysed });
    const text = pageText();
    const seen = [en.steps.searching, en.failures.all_hidden, en.steps.done].filter((one) =>
      text.includes(one),
    );
    const toasts = toastTexts();
    cleanUp();
    return [...seen, ...toasts];
  };
  expect(await told(run({ progress: { step: 'searching' } }))).toEqual([en.steps.searching]);
  expect(await told(run({ state: 'failed', failure: 'all_hidden', created_at: ago(20) }))).toEqual([
    en.failures.all_hidden,
  ]);
  expect(await told(run({ state: 'failed', failure: 'all_hidden', created_at: ago(25) }))).toEqual([]);
  expect(await told(run({ state: 'failed', failure: 'all_hidden', created_at: ago(5) }), ago(2))).toEqual([]);
  expect(await told(run({ state: 'done' }), ago(2))).toEqual([]);
});

test('SAT-03 requests the newest run only when online and allowed to analyse', async () => {
  const asked = server({ latest: run({}) });
  await open({ online: false });
  cleanUp();
  await open({ canAnalyze: false });
  expect(asked).toEqual([]);
  cleanUp();
  await open();
  expect(asked[0]).toBe(`/api/satellite/fields/${plot.id}/run`);
});

test('SAT-03 a finished run syncs once and stops waiting; if nothing new arrives, the button returns', async () => {
  server({ begun: run({ state: 'done' }) });
  const farm = await open({ analysed: ago(30) });
  const sent = vi.spyOn(farm.store, 'sendNow');
  hurry();
  await tap(en.findNewer);
  expect(button(en.findNewer)).toBe(null);
  expect(pageText()).toContain(en.steps.done);
  await waitForUpdates(600);
  expect(button(en.findNewer)).toBeTruthy();
  expect(pageText()).not.toContain(en.steps.done);
  expect([sent.mock.calls.length, toastTexts()]).toEqual([1, []]);
});

test('SAT-03 reports completion as soon as the rows have arrived', async () => {
  server({ begun: run({ state: 'done', created_at: ago(1) }) });
  await open({ analysed: ago(0) });
  await tap(en.findNewer);
  expect(toastTexts()).toEqual([en.done]);
  expect(button(en.findNewer)).toBeTruthy();
});
