import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { areaOf } from '#kit/pure/geodesy.ts';
import { fromPolygonText, type Point, squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { newId } from '#kit/pure/ids.ts';
import { shapesEn } from '../../words.shapes.en.ts';
import { projections as fieldProjections } from '../projections.ts';
import {
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
  type,
} from '../testing.tsx';
import { BoundaryEditor } from './BoundaryEditor.tsx';
import { BoundaryScreen } from './BoundaryScreen.tsx';
import { draftStore } from './draft-store.ts';
import { HOME, metres, receiver } from './testing.tsx';
import { boundaryEn as en } from './words.en.ts';
import { boundarySw as sw } from './words.sw.ts';

// A walk around a field takes many steps, and test machines are busy.
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const plot = (over = {}) =>
  field({
    boundary_source: 'approximate',
    location: HOME,
    size: 2.47105,
    size_unit: 'acres',
    size_hectares: 1,
    ...over,
  });
const open = async (row = plot(), setting: Setting = {}) => {
  const farm = await openFarm(<BoundaryScreen id={row.id} />, {
    projections: fieldProjections,
    at: `/fields/${row.id}/boundary`,
    rows: [{ kind: 'field', row }],
    ...setting,
  });
  // The screen waits until the phone has checked for a draft.
  for (
    let i = 0;
    i < 100 &&
    farm.path().endsWith('/boundary') &&
    !screen.queryByText(en.ask) &&
    !screen.queryByText(sw.ask);
    i++
  )
    await waitForUpdates(10);
  return farm;
};
const choose = (name: string) => tap(new RegExp(`^${name}`));
const main = () => within(document.body);

/** 60 by 60 m, a point every 10 m, back to the start. */
const roundTheField: readonly Point[] = [
  ...[0, 10, 20, 30, 40, 50].map((m) => metres(m, 0)),
  ...[0, 10, 20, 30, 40, 50].map((m) => metres(60, m)),
  ...[0, 10, 20, 30, 40, 50].map((m) => metres(60 - m, 60)),
  ...[0, 10, 20, 30, 40, 50].map((m) => metres(0, 60 - m)),
];

const startWalking = async (row = plot(), setting: Setting = {}) => {
  const phone = receiver();
  const farm = await open(row, setting);
  await choose(en.ways.walk);
  await phone.report(roundTheField[0]!);
  await tap(en.walk.start);
  for (let i = 0; i < 3; i++) await phone.report(roundTheField[0]!);
  return { phone, farm, row };
};

test('WIZ-16 walking round a field offline measures its area and perimeter, and the boundary is saved', async () => {
  const { phone, farm, row } = await startWalking(plot(), { online: false });
  for (const point of roundTheField.slice(1)) await phone.report(point);
  expect(pageText()).toMatch(/0\.8\d acres± 0\.\d+0\.36 ha · 3,6\d\d m² · walked 230 m/);
  await phone.report(roundTheField[0]!);
  expect(pageText()).toContain(en.walk.back);
  await tap(en.walk.finish);
  expect(pageText()).toContain(en.review.title);
  expect(pageText()).toContain(en.review.sizeChanges('2.47 acres · 1 ha'));
  await tap(en.review.save);
  const [sent] = farm.commands();
  expect(sent).toMatchObject({
    name: 'fields.set_boundary',
    args: { id: row.id, boundary_source: 'walked' },
  });
  expect(areaOf(fromPolygonText(sent!.args.boundary)!)).toBeCloseTo(3_600, -1.5);
  expect(sent!.args.area_error_m2).toBeGreaterThan(20);
  expect(toastTexts()).toContain(en.review.savedOffline);
  expect(farm.path()).toBe(`/fields/${row.id}`);
  expect(await draftStore.read(`${farm.store.snapshot().userId}:${row.id}`)).toBeNull();
});

test('the walk waits for an accurate position and shows the current accuracy', async () => {
  const phone = receiver();
  await open();
  await choose(en.ways.walk);
  expect(pageText()).toContain(en.place.looking);
  await phone.report(HOME, 40);
  expect(pageText()).toContain(en.walk.waiting('40', '15'));
  expect(screen.getByRole('button', { name: en.walk.start }).hasAttribute('disabled')).toBe(true);
  await phone.report(HOME, 9);
  expect(pageText()).toContain(en.walk.ready('9'));
  expect(screen.getByRole('button', { name: en.walk.start }).hasAttribute('disabled')).toBe(false);
});

test('a 2 km jump is ignored with a message, and the walk continues at the last position', async () => {
  const { phone } = await startWalking();
  for (const point of roundTheField.slice(1, 8)) await phone.report(point);
  await phone.report(metres(2_060, 0));
  expect(pageText()).toMatch(/skipped this point: the location jumped 2,0\d\d m/);
  expect(pageText()).toContain(en.walk.points(8));
  await phone.report(roundTheField[8]!);
  expect(pageText()).toContain(en.walk.points(9));
  expect(pageText()).not.toContain('skipped this point');
});

test('inaccurate and too distant points are reported; the farmer can join a distant one by a straight line', async () => {
  const { phone } = await startWalking();
  await phone.report(metres(10, 0));
  await phone.report(metres(20, 0), 30);
  expect(pageText()).toContain(en.walk.notTaken.weak('30', '15'));
  await phone.report(metres(100, 0), 4, 60);
  expect(pageText()).toContain(en.walk.notTaken.far('', '', '90'));
  await tap(en.walk.join);
  for (let i = 0; i < 3; i++) await phone.report(metres(100, 0));
  expect(pageText()).toContain(en.walk.points(3));
});

test('a side that cannot be walked becomes a straight line between its ends', async () => {
  const { phone } = await startWalking();
  for (const point of roundTheField.slice(1, 7)) await phone.report(point);
  await tap(en.walk.cannot);
  expect(pageText()).toContain(en.walk.skipping);
  await phone.report(metres(120, 30));
  await phone.report(metres(60, 60));
  expect(pageText()).toContain(en.walk.points(7));
  await tap(en.walk.sideEnds);
  for (let i = 0; i < 3; i++) await phone.report(metres(60, 60));
  expect(pageText()).toContain(en.walk.points(8));
  for (const point of roundTheField.slice(13)) await phone.report(point);
  expect(pageText()).toMatch(/0\.8\d acres/);
});

test('no points are added during a pause; the last point can be undone', async () => {
  const { phone } = await startWalking();
  await phone.report(metres(10, 0));
  await phone.report(metres(20, 0));
  await tap(en.walk.undo);
  expect(pageText()).toContain(en.walk.points(2));
  await tap(en.walk.pause);
  await phone.report(metres(30, 0));
  expect(pageText()).toContain(en.walk.points(2));
  expect(pageText()).toContain(en.walk.paused);
  await tap(en.walk.goOn);
  for (let i = 0; i < 3; i++) await phone.report(metres(20, 0));
  expect(pageText()).toContain(en.walk.points(3));
});

test('each point is saved at once: after a restart the walk can be continued or started again', async () => {
  const { phone, farm, row } = await startWalking();
  for (const point of roundTheField.slice(1, 12)) await phone.report(point);
  const shown = pageText();
  cleanup();
  await open(row, { disk: farm.disk });
  expect(pageText()).toContain('You were walking this boundary (just now)');
  await tap(en.resume.goOn);
  expect(shown).toContain(en.walk.points(12));
  expect(pageText()).toContain(en.walk.points(12));
  await tap(en.walk.goOn);
  await phone.report(roundTheField[11]!);
  for (const point of [roundTheField[11]!, roundTheField[12]!, ...roundTheField.slice(12)])
    await phone.report(point);
  await tap(en.walk.finish);
  expect(pageText()).toMatch(/0\.8\d acres/);
  cleanup();
  await open(row, { disk: farm.disk });
  await tap(en.resume.anew);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.resume.anew }),
  );
  await waitForUpdates(60);
  expect(pageText()).not.toContain('You were walking');
  cleanup();
  await open(row, { disk: farm.disk });
  expect(pageText()).not.toContain('You were walking');
});

test('the draft is deleted before the app leaves the page of a saved boundary', async () => {
  const { phone, farm, row } = await startWalking();
  for (const point of roundTheField.slice(1)) await phone.report(point);
  const addresses: string[] = [];
  vi.spyOn(draftStore, 'removeDraft').mockImplementation(async () => {
    addresses.push(farm.path());
  });
  await tap(en.walk.finish);
  await tap(en.review.save);
  await waitForUpdates(60);
  expect([...addresses, farm.path()]).toEqual([`/fields/${row.id}/boundary`, `/fields/${row.id}`]);
});

test('choosing another method halfway asks before anything is discarded', async () => {
  const { phone } = await startWalking();
  await phone.report(roundTheField[1]!);
  await tap(en.otherWay);
  expect(pageText()).toContain('You were walking this boundary (just now)');
  await choose(en.ways.corners);
  expect(screen.getByRole('alertdialog').textContent).toContain(en.resume.anewText);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await tap(en.resume.goOn);
  expect(pageText()).toContain(en.walk.points(2));
  await tap(en.otherWay);
  await choose(en.ways.corners);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.resume.anew }),
  );
  await waitForUpdates(60);
  expect(pageText()).toContain(en.corners.how);
});

test('another farmer on the same phone is not offered the first farmer’s walk', async () => {
  const { phone, farm: first, row } = await startWalking();
  await phone.report(roundTheField[1]!);
  cleanup();
  const farm = await openFarm(
    <BoundaryEditor
      fieldLocation={HOME}
      start={null}
      otherFields={[]}
      draftKey={row.id}
      onDone={async () => () => undefined}
      onCancel={() => undefined}
    />,
    { projections: fieldProjections, disk: first.disk },
  );
  expect(pageText()).toContain('You were walking');
  await farm.store.signIn(newId());
  await waitForUpdates(60);
  expect(pageText()).toContain(en.ask);
  expect(pageText()).not.toContain('You were walking');
});

test('full storage during a walk shows a message; the points on screen are kept and the walk can be finished', async () => {
  const { phone, farm } = await startWalking();
  for (const point of roundTheField.slice(1, 8)) await phone.report(point);
  const keep = vi.spyOn(draftStore, 'writeDraft').mockResolvedValue('full');
  for (const point of roundTheField.slice(8)) await phone.report(point);
  expect(pageText()).toContain(en.storage.full);
  expect(pageText()).not.toMatch(/saved straight away|points saved/);
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  await tap(en.walk.finishNow);
  await tap(en.review.save);
  expect(toastTexts()[0]).toContain(en.review.failed);
  expect(pageText()).toMatch(/0\.8\d acres/);
  keep.mockRestore();
  delete (farm.store as { send?: unknown }).send;
});

test.each([
  ['place.denied', 1],
  ['place.unavailable', 2],
  ['place.slow', 3],
] as const)('%s: the farmer sees what to do and which methods need no position', async (why, code) => {
  const phone = receiver();
  await open();
  await choose(en.ways.walk);
  await phone.fail(code);
  expect(pageText()).toContain(en.place[why]);
  expect(pageText()).toContain(en.place.other);
  await tap(en.place.again);
  await phone.report(HOME);
  expect(pageText()).toContain(en.walk.ready('4'));
});

test('losing the position during a walk loses no points', async () => {
  const { phone } = await startWalking();
  for (const point of roundTheField.slice(1)) await phone.report(point);
  await phone.fail(1);
  expect(pageText()).toContain(en.place['place.denied']);
  await tap(en.walk.finish);
  expect(pageText()).toMatch(/0\.8\d acres/);
});

test('corners: several readings make one corner; a second tap at the same place is reported', async () => {
  const phone = receiver();
  const farm = await open();
  await choose(en.ways.corners);
  const corners = [metres(0, 0), metres(60, 0), metres(60, 60), metres(0, 60)];
  for (const [i, corner] of corners.entries()) {
    await phone.report(corner);
    await tap(en.corners.take(i + 1));
    for (const off of [1, -1, 1, -1]) await phone.report({ lat: corner.lat + off * 4e-6, lng: corner.lng });
    expect(pageText()).toContain(en.corners.taken(i + 1, '4'));
  }
  await tap(en.corners.take(5));
  for (let i = 0; i < 4; i++) await phone.report(corners[3]!);
  expect(pageText()).toContain(en.corners.same);
  await tap(en.corners.finish);
  await tap(en.review.save);
  const [sent] = farm.commands();
  expect(sent).toMatchObject({ name: 'fields.set_boundary', args: { boundary_source: 'corners' } });
  expect(areaOf(fromPolygonText(sent!.args.boundary)!)).toBeCloseTo(3_600, -2);
});

test('an inaccurate corner needs confirmation; the last corner can be undone', async () => {
  const phone = receiver();
  await open();
  await choose(en.ways.corners);
  await phone.report(HOME, 33);
  await tap(en.corners.take(1));
  for (let i = 0; i < 4; i++) await phone.report(HOME, 33);
  expect(pageText()).toContain(en.corners.weak('33'));
  await tap(en.corners.keepWeak);
  expect(screen.getByRole('button', { name: en.corners.take(2) })).toBeTruthy();
  expect(pageText()).toContain(en.corners.taken(1, '33'));
  await tap(en.corners.undo);
  expect(screen.getByRole('button', { name: en.corners.take(1) })).toBeTruthy();
  expect(pageText()).not.toContain(en.corners.taken(1, '33'));
});

test('corners with crossing sides show which sides cross instead of 0 m²', async () => {
  const phone = receiver();
  await open();
  await choose(en.ways.corners);
  for (const [i, corner] of [metres(0, 0), metres(60, 60), metres(60, 0), metres(0, 60)].entries()) {
    await phone.report(corner);
    await tap(en.corners.take(i + 1));
    for (let n = 0; n < 4; n++) await phone.report(corner);
  }
  expect(pageText()).toContain(en.corners.crossing(1, 3));
  expect(pageText()).not.toMatch(/\b0 (m²|acres)/);
  await tap(en.corners.undo);
  expect(pageText()).not.toContain(en.corners.crossing(1, 3));
  expect(pageText()).toContain('0.44 acres');
});

test('sides measured by rope or paces make a shape; an uncertain four-sided shape is reported', async () => {
  const farm = await open();
  await choose(en.ways.sides);
  await type(en.sides.length, '80');
  await type(en.sides.width, '50,5');
  expect(pageText()).toContain('1 acre');
  expect(pageText()).toContain('4,040 m²');
  await userEvent.click(screen.getByLabelText(en.sides.units.paces));
  expect(pageText()).toContain(en.sides.paceGuess);
  expect(pageText()).not.toMatch(/size is right|rope does not/);
  expect(pageText()).toContain('2,273 m²');
  await type(en.sides.pace, '1');
  expect(pageText()).not.toContain(en.sides.paceGuess);
  await userEvent.click(screen.getByLabelText(en.sides.shapes.quad));
  await type(en.sides.side(3), '80');
  await type(en.sides.side(4), '50,5');
  expect(pageText()).toMatch(/between 0\.\d+ and 1 acres/);
  await type(en.sides.diagonal, '94.6');
  expect(pageText()).not.toContain('between');
  await tap(en.sides.finish);
  await tap(en.review.save);
  expect(farm.commands()).toMatchObject([
    { name: 'fields.set_boundary', args: { boundary_source: 'sides' } },
  ]);
});

test('sides that cannot close and invalid lengths show a message', async () => {
  await open();
  await choose(en.ways.sides);
  await userEvent.click(screen.getByLabelText(en.sides.shapes.triangle));
  await type(en.sides.side(1), '10');
  await type(en.sides.side(2), '10');
  await type(en.sides.side(3), '50');
  expect(pageText()).toContain(en.sides.faults['sides.impossible']);
  await type(en.sides.side(3), 'x');
  expect(pageText()).toContain(en.sides.faults['sides.missing']);
  await userEvent.clear(screen.getByLabelText(en.sides.side(3)));
  await type(en.sides.side(3), '1,500');
  expect(pageText()).toContain(en.sides.faults['sides.unclear']);
  await userEvent.clear(screen.getByLabelText(en.sides.side(3)));
  await type(en.sides.side(3), '1000000');
  expect(pageText()).toContain(en.sides.faults['sides.long']);
  expect(screen.getByRole('button', { name: en.sides.finish }).hasAttribute('disabled')).toBe(true);
});

test('an invalid shape shows a message, cannot be saved, and keeps the measured corners', async () => {
  const phone = receiver();
  await open();
  await choose(en.ways.corners);
  for (const [i, corner] of [metres(0, 0), metres(60, 60), metres(60, 0), metres(0, 60)].entries()) {
    await phone.report(corner);
    await tap(en.corners.take(i + 1));
    for (let n = 0; n < 4; n++) await phone.report(corner);
  }
  await tap(en.corners.finish);
  expect(pageText()).toContain(shapesEn.refusals['fields.boundary_crosses']({ side: 1, other: 3 }));
  expect(screen.queryByRole('button', { name: en.review.save })).toBeNull();
  expect(pageText()).toContain(en.noLoss);
  await tap(en.review.back);
  expect(main().getByRole('button', { name: en.corners.take(5) })).toBeTruthy();
});

test('a shape equal to another field is refused before it is sent', async () => {
  const ring = [metres(0, 0), metres(60, 0), metres(60, 60), metres(0, 60)];
  const other = field({ boundary: toPolygonText(ring), boundary_source: 'walked' });
  const row = plot();
  const phone = receiver();
  await open(row, {
    rows: [
      { kind: 'field', row },
      { kind: 'field', row: other },
    ],
  });
  await choose(en.ways.corners);
  for (const [i, corner] of ring.entries()) {
    await phone.report(corner);
    await tap(en.corners.take(i + 1));
    for (let n = 0; n < 4; n++) await phone.report(corner);
  }
  await tap(en.corners.finish);
  expect(pageText()).toMatch(/You already have a field with this boundary/);
});

test('two plots with equal sides are both accepted, because lengths give no location', async () => {
  const row = plot();
  const twin = field({ boundary: toPolygonText(squareAround(HOME, 3_600)), boundary_source: 'walked' });
  await open(row, {
    rows: [
      { kind: 'field', row },
      { kind: 'field', row: twin },
    ],
  });
  await choose(en.ways.sides);
  await type(en.sides.length, '60');
  await type(en.sides.width, '60');
  await tap(en.sides.finish);
  expect(screen.getByRole('button', { name: en.review.save })).toBeTruthy();
});

test('the four methods are shown in Kiswahili', async () => {
  await open(plot(), { language: 'sw' });
  for (const way of ['walk', 'corners', 'draw', 'sides'] as const) expect(pageText()).toContain(sw.ways[way]);
});

test('an unknown field redirects to the list with a message', async () => {
  const farm = await open(plot(), { rows: [] });
  expect([farm.path(), toastTexts()]).toEqual(['/fields', [en.notFound]]);
});
