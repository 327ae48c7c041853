import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresPerDegree, type Point } from '#kit/pure/geometry.ts';
import { resumeWalk, type Fix, newWalk, type Walk, walkReducer, type WalkAction } from './walk.ts';

const nakuru: Point = { lat: -0.3031, lng: 36.08 };
const { north, east } = metresPerDegree(nakuru.lat);
/** A fix in metres east and north of Nakuru, `s` seconds into the walk. */
const fix = (x: number, y: number, s: number, accuracy_m = 4): WalkAction & { fix: Fix } => ({
  type: 'fix',
  fix: { lat: nakuru.lat + y / north, lng: nakuru.lng + x / east, accuracy_m, at: 1_000_000 + s * 1000 },
});
const acts = (from: Walk, ...all: readonly WalkAction[]): Walk => all.reduce(walkReducer, from);
const start: WalkAction = { type: 'start' };
/** Started, with a stable fix at the first corner. */
const begun = acts(newWalk, start, fix(0, 0, 0), fix(0.4, 0.2, 1), fix(0, 0, 2));

test('the first point is taken after three accurate readings that agree', () => {
  const vague = acts(newWalk, start, fix(0, 0, 0, 40), fix(0, 0, 1, 16), fix(0, 0, 2, NaN));
  expect(vague).toMatchObject({ points: [], notTaken: 'weak' });
  // A receiver that wakes up first reports a cached position, 2 km away.
  const warming = acts(vague, fix(2_000, 0, 3), fix(0, 0, 4), fix(1, 0, 5));
  expect(warming).toMatchObject({ points: [], notTaken: 'warming' });
  expect(acts(warming, fix(0, 0, 6)).points).toHaveLength(1);
  expect(begun.points).toMatchObject([{ straight: false, accuracy_m: 4 }]);
});

test('a 2 km jump is never accepted, and the walk continues when the position returns', () => {
  const on = acts(begun, fix(5, 0, 6), fix(2_000, 0, 7));
  expect(on).toMatchObject({ points: [{}, {}], notTaken: 'jump' });
  expect(on.offM).toBeCloseTo(1_995, -1);
  // However much time passes, it is never accepted.
  const away = acts(on, ...Array.from({ length: 20 }, (_, i) => fix(2_000, i, 60 + i * 60)));
  expect(away.points).toHaveLength(2);
  expect(acts(away, fix(10, 0, 1_300)).points).toHaveLength(3);
});

test('a wrong first point is replaced when three readings agree elsewhere', () => {
  const wrong = acts(newWalk, start, fix(2_000, 0, 0), fix(2_000, 0, 1), fix(2_000, 0, 2));
  expect(wrong.points).toHaveLength(1);
  const right = acts(wrong, fix(0, 0, 3), fix(0, 1, 4), fix(1, 1, 5));
  expect(right.points).toMatchObject([
    { lat: expect.closeTo(nakuru.lat, 4), lng: expect.closeTo(nakuru.lng, 4) },
  ]);
});

test('a walkable gap is not closed without asking', () => {
  const gap = acts(begun, fix(100, 0, 120));
  expect(gap).toMatchObject({ points: [{}], notTaken: 'far' });
  const joined = acts(
    gap,
    { type: 'skip' },
    fix(104, 0, 125),
    { type: 'go_on' },
    fix(110, 0, 130),
    fix(110, 0, 131),
    fix(110, 1, 132),
  );
  expect(joined).toMatchObject({ mode: 'walking', points: [{}, { straight: true }] });
});

test('a skipped side becomes a straight line, and so does the gap between pause and resume', () => {
  const round = acts(begun, fix(6, 0, 6), { type: 'skip' }, fix(20, 30, 60), fix(0, 200, 200));
  expect(round).toMatchObject({ mode: 'skipping', points: [{}, {}] });
  const after = acts(
    round,
    { type: 'go_on' },
    fix(0, 200, 201),
    fix(0, 200, 202),
    fix(0, 201, 203),
    fix(-5, 201, 208),
  );
  expect(after.points.map((p) => p.straight)).toEqual([false, false, true, false]);
  const paused = acts(after, { type: 'pause' }, fix(-40, 201, 260));
  expect(paused.points).toHaveLength(4);
  expect(
    acts(paused, { type: 'go_on' }, fix(-6, 201, 300), fix(-6, 201, 301), fix(-7, 201, 302)).points[4],
  ).toMatchObject({ straight: true });
  // A side of two kilometres is refused, however long the pause.
  expect(
    acts(paused, { type: 'go_on' }, ...[0, 1, 2, 3].map((s) => fix(2_000, 201, 9_000 + s))),
  ).toMatchObject({ points: { length: 4 }, notTaken: 'far' });
});

test('standing still adds no points; undo removes the last point', () => {
  const still = acts(begun, ...Array.from({ length: 60 }, (_, i) => fix(Math.sin(i), Math.cos(i), 3 + i)));
  expect(still).toMatchObject({ points: { length: 1 }, notTaken: 'still' });
  expect(acts(begun, fix(5, 0, 6), { type: 'undo' }).points).toEqual(begun.points);
  expect(acts(newWalk, { type: 'undo' }).points).toEqual([]);
});

test('a walk can be saved and restored; after a restart it is paused', () => {
  const saved = JSON.parse(JSON.stringify(acts(begun, fix(5, 0, 6)))) as Walk;
  const back = resumeWalk(saved);
  expect(back).toMatchObject({ mode: 'paused', points: saved.points });
  expect(
    acts(back, { type: 'go_on' }, fix(9, 0, 4_000), fix(9, 0, 4_001), fix(9, 0, 4_002)).points,
  ).toHaveLength(3);
  const skipping = acts(begun, { type: 'skip' });
  expect(resumeWalk(skipping)).toEqual(skipping);
});

test('property: every point is accurate enough, no speed is impossible and no line is too long', () => {
  const any: fc.Arbitrary<WalkAction> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .record({
          x: fc.integer({ min: -60, max: 60 }),
          y: fc.integer({ min: -60, max: 60 }),
          accuracy: fc.integer({ min: 1, max: 30 }),
          far: fc.boolean(),
        })
        .map(({ x, y, accuracy, far }) => fix(far && x > 40 ? 3_000 : x, y, 0, accuracy)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('start', 'pause', 'skip', 'go_on', 'undo')
        .map((type) => ({ type }) as WalkAction),
    },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(any, fc.integer({ min: 1, max: 20 })), { maxLength: 80 }), (steps) => {
      let s = 0;
      let now = acts(newWalk, start);
      for (const [act, wait] of steps) {
        s += wait;
        const before = now;
        now = walkReducer(now, act.type === 'fix' ? { ...act, fix: { ...act.fix, at: s * 1000 } } : act);
        if (now.points.length <= before.points.length) continue;
        const [last, added] = [before.points[before.points.length - 1], now.points[now.points.length - 1]!];
        expect(added.accuracy_m).toBeLessThanOrEqual(15);
        if (!last) continue;
        const way = Math.hypot((added.lat - last.lat) * north, (added.lng - last.lng) * east);
        expect(way).toBeLessThanOrEqual(added.straight ? 1_001 : 60.1);
        expect(way - added.accuracy_m - last.accuracy_m).toBeLessThanOrEqual(
          (4.01 * (added.at - last.at)) / 1000,
        );
      }
    }),
  );
});
