import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  click,
  field,
  openFarm,
  pageText,
  mockGeolocation,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { projections as scannerProjections } from '#features/scanner/web/projections.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { cellOf } from '../domain/cell.ts';
import { sightingsEn as en } from '../words.en.ts';
import { sightingsSw as sw } from '../words.sw.ts';
import { type Notice, type Report, projections as sightingProjections } from './projections.ts';
import { ShareScan } from './ShareScan.tsx';
import { SightingsScreen } from './SightingsScreen.tsx';
import { UnreadNotices } from './UnreadNotices.tsx';

afterEach(cleanUp);

const projections = { ...fieldProjections, ...scannerProjections, ...sightingProjections };
const plot = field();
const scanRow = (over: Partial<Scan> = {}): Scan =>
  ({
    id: newId(),
    field_id: plot.id,
    crop_type: 'bean',
    photo: 'a'.repeat(64),
    photos: ['a'.repeat(64)],
    pick: null,
    severity: 'low',
    affected_area_percentage: 4,
    yield_loss_percentage: null,
    revenue_loss_usd: null,
    treatment_cost_usd: null,
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.9,
    top3: [],
    model: 'm',
    counted: true,
    checked: null,
    taken_at: new Date().toISOString(),
    created_at: new Date().toISOString(),
    ...over,
  }) as Scan;
const report = (scan: Scan, over: Partial<Report> = {}): Report => ({
  id: newId(),
  scan_id: scan.id,
  condition: 'bean___rust',
  crop: 'bean',
  cell: cellOf(plot.location),
  day: '2026-11-20',
  level: 'claimed',
  notified: null,
  created_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

const Slot = ({ id }: { readonly id: string }) => {
  const scan = useRow<Scan>('scan', id);
  return scan ? <ShareScan scan={scan} /> : null;
};
type Setting = Partial<Parameters<typeof openFarm>[1]>;
const openSlot = (scan: Scan, more: readonly Report[] = [], setting: Setting = {}) =>
  openFarm(<Slot id={scan.id} />, {
    projections,
    at: '/scan',
    rows: [
      { kind: 'field', row: plot },
      { kind: 'scan', row: scan },
      ...more.map((row) => ({ kind: 'sighting_report', row })),
    ],
    ...setting,
  });
const confirm = (name: string) =>
  click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test("SCN-24 nothing is sent before the farmer agrees, and then only the scan's id and a 5 km cell", async () => {
  const scan = scanRow();
  const farm = await openSlot(scan);
  expect(farm.commands()).toEqual([]);
  await tap(en.warn);
  expect(screen.getByRole('alertdialog').textContent).toContain(en.warnText);
  expect(farm.commands()).toEqual([]);
  await confirm(en.warn);
  expect(farm.commands().map(({ name, args }) => ({ name, args }))).toEqual([
    {
      name: 'sightings.report',
      args: { id: expect.any(String), scan_id: scan.id, cell: cellOf(plot.location) },
    },
  ]);
  expect(toastTexts()).toEqual([en.warned]);
});

test('SCN-24 shows the true number notified, or with nobody nearby that the report helps the next farmer', async () => {
  const scan = scanRow();
  const say = async (over: Partial<Report>, more: Partial<Scan> = {}, setting: Setting = {}) => {
    const one = { ...scan, ...more };
    await openSlot(one, [report(one, over)], setting);
    const text = pageText();
    cleanUp();
    return text;
  };
  expect(await say({ level: 'seen', notified: 8 })).toContain('We warned 8 farmers near you.');
  expect(await say({ level: 'seen', notified: 1 })).toContain('We warned 1 farmer near you.');
  expect(await say({ level: 'seen', notified: 0 })).toContain(
    'No farmers nearby yet – your report helps the next one',
  );
  expect(await say({ level: 'seen', notified: 0 }, {}, { language: 'sw' })).toContain(sw.toldNobody);
  expect(await say({})).toContain(en.looking);
  expect(await say({}, { photo: null })).toContain(en.noPhoto);
  expect(await say({ level: 'unmatched' })).toContain(en.unmatched);
  expect(await say({ level: 'refuted', notified: 0 })).toContain(en.refuted);
  expect(
    await say({}, { outcome: 'candidates', condition: null, pick: 'bean___rust' } as Partial<Scan>),
  ).toContain(en.waitsExpert);
});

test('offline, the report waits on the phone and does not claim that anyone was notified', async () => {
  await openSlot(scanRow(), [], { online: false });
  await tap(en.warn);
  await confirm(en.warn);
  expect(toastTexts()).toEqual([en.warnedOffline]);
  expect(pageText()).toContain(en.pending);
  expect(pageText()).not.toMatch(/told\./);
});

test('a healthy leaf and an unsure answer offer no warning; an unknown location and an old scan show the reason', async () => {
  await openSlot(scanRow({ condition: 'bean___healthy' }));
  expect(screen.queryByRole('button', { name: en.warn })).toBeNull();
  cleanUp();
  await openSlot(scanRow({ outcome: 'not_sure', condition: null }));
  expect(screen.queryByRole('button', { name: en.warn })).toBeNull();
  cleanUp();
  mockGeolocation('denied');
  const farm = await openSlot(scanRow({ field_id: null }));
  await tap(en.warn);
  await confirm(en.warn);
  expect(toastTexts()).toEqual([en.placeFailed]);
  expect(farm.commands()).toEqual([]);
  cleanUp();
  await openSlot(scanRow({ taken_at: new Date(Date.now() - 20 * DAY_MS).toISOString() }));
  await tap(en.warn);
  await confirm(en.warn);
  expect(toastTexts()).toEqual([`${en.failed} ${en.refusals['sightings.too_old']({ days: 14 })}`]);
});

const notice = (over: Partial<Notice> = {}): Notice => ({
  id: newId(),
  condition: 'bean___rust',
  crop: 'bean',
  cell: cellOf(plot.location),
  day: '2026-11-20',
  level: 'seen',
  read: false,
  created_at: '2026-11-20T08:00:00.000Z',
  ...over,
});
const area = (sightings: unknown[]) => {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ days: 30, sightings, at: new Date().toISOString() }));
  }) as typeof fetch;
  return asked;
};
const openScreen = (rows: { kind: string; row: { id: string } }[] = [], setting: Setting = {}) =>
  openFarm(
    <>
      <UnreadNotices />
      <SightingsScreen />
    </>,
    { projections, at: '/sightings', rows: [{ kind: 'field', row: plot }, ...rows], ...setting },
  );

test('warnings are shown offline; new ones are marked and reported as read once', async () => {
  area([]);
  const [fresh, old] = [
    notice(),
    notice({ read: true, level: 'confirmed', created_at: '2026-11-01T08:00:00.000Z' }),
  ];
  const farm = await openScreen(
    [
      { kind: 'sighting_notice', row: fresh },
      { kind: 'sighting_notice', row: old },
    ],
    { online: false },
  );
  await waitForUpdates(50);
  expect(pageText()).toContain('Bean rust');
  expect(pageText()).toContain(en.seenOn('20 Nov 2026'));
  expect(screen.getAllByText(en.isNew)).toHaveLength(1);
  expect(pageText()).toContain(en.levels.confirmed);
  expect(farm.commands()).toMatchObject([{ name: 'sightings.read', args: { ids: [fresh.id] } }]);
  expect(screen.queryByText(en.unread(1))).toBeNull();
  expect(screen.getAllByRole('link', { name: /Bean rust/ })[0]!.getAttribute('href')).toBe(
    '/conditions/bean___rust',
  );
});

test('following is off by default; only the cell is stored, and it can be turned off', async () => {
  const asked = area([
    {
      condition: 'bean___rust',
      crop: 'bean',
      here: true,
      farmers: 4,
      confirmed: false,
      last_day: '2026-11-19',
    },
    {
      condition: 'coffee___rust',
      crop: 'coffee',
      here: false,
      farmers: null,
      confirmed: true,
      last_day: '2026-11-18',
    },
  ]);
  const farm = await openScreen();
  expect(asked).toEqual([]);
  expect(pageText()).toContain(en.areaNeedsPlace);
  await tap(en.start);
  await waitForUpdates(50);
  expect(farm.commands()).toMatchObject([
    { name: 'sightings.follow', args: { cell: cellOf(plot.location), active: true } },
  ]);
  expect(JSON.stringify(farm.commands())).not.toContain(String(plot.location.lat));
  expect(asked).toEqual([`/api/sightings?cell=${encodeURIComponent(cellOf(plot.location))}`]);
  expect(pageText()).toContain(`4 farmers · ${en.hereCell} · last on 19 Nov 2026`);
  expect(pageText()).toContain(`${en.byExpert} · ${en.nextCell} · last on 18 Nov 2026`);
  await tap(en.stop);
  expect(farm.commands().at(-1)).toMatchObject({ args: { active: false } });
  expect(farm.store.snapshot().view.all('sighting_follow')).toMatchObject([{ active: false }]);
});

test('a report is withdrawn from the list after a confirmation', async () => {
  area([]);
  const scan = scanRow();
  const mine = report(scan, { level: 'seen', notified: 2 });
  const farm = await openScreen(
    [
      { kind: 'scan', row: scan },
      { kind: 'sighting_report', row: mine },
    ],
    { language: 'sw' },
  );
  expect(pageText()).toContain(sw.told(2));
  await tap(sw.takeBack);
  await confirm(sw.takeBack);
  expect(farm.commands()).toMatchObject([{ name: 'sightings.withdraw', args: { id: mine.id } }]);
  expect(pageText()).not.toContain(sw.told(2));
});
