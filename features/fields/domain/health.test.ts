import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import {
  bandOf,
  type Evidence,
  fieldHealth,
  type HealthyLeaf,
  plantStatus,
  severities,
  type Trouble,
  type Vegetation,
  type Water,
} from './health.ts';

const today = '2026-11-21';
const ago = (days: number): string => addDays(today, -days);
const trouble = (over: Partial<Trouble> = {}): Trouble => ({
  kind: 'trouble',
  id: 't',
  day: ago(1),
  href: null,
  condition: 'bean___rust',
  by: 'check',
  severity: 'high',
  helped: null,
  helpedOn: null,
  ...over,
});
const healthy = (days = 1): HealthyLeaf => ({
  kind: 'healthy',
  id: 'h',
  day: ago(days),
  href: null,
  by: 'check',
});
const water = (share: number, days = 1): Water => ({
  kind: 'water',
  id: 'w',
  day: ago(days),
  href: null,
  share,
});
const vegetation = (share: number, days = 3): Vegetation => ({
  kind: 'vegetation',
  id: 'v',
  day: ago(days),
  href: null,
  share,
});
const percent = (...evidence: Evidence[]): number | null => fieldHealth(evidence, today)?.percent ?? null;

const anyTrouble: fc.Arbitrary<Trouble> = fc
  .record({
    severity: fc.constantFrom(null, ...severities),
    helped: fc.constantFrom(null, 'better', 'same', 'worse', 'did_nothing'),
    condition: fc.constantFrom('a', 'b', 'c'),
    age: fc.integer({ min: 0, max: 100 }),
    said: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ age, said, ...t }) =>
    trouble({
      ...t,
      day: ago(age),
      helpedOn: t.helped ? ago(Math.min(age, said)) : null,
    } as Partial<Trouble>),
  );
const days = fc.integer({ min: 0, max: 100 });
const share = fc.double({ min: -1, max: 3, noNaN: true });
const anyEvidence: fc.Arbitrary<Evidence> = fc.oneof(
  anyTrouble,
  days.map(healthy),
  fc.tuple(share, days).map(([s, d]) => water(s, d)),
  fc.tuple(share, days).map(([s, d]) => vegetation(s, d)),
);
const some = fc.array(anyEvidence, { maxLength: 8 });

test('FLD-03 nothing known, nothing claimed: no evidence, one old photo, old water', () => {
  expect([
    percent(),
    percent(healthy(31)),
    percent(trouble({ day: ago(31) })),
    percent(water(1, 6)),
    percent(vegetation(1, 21)),
  ]).toEqual([null, null, null, null, null]);
});

test('FLD-03 the figures of the guide: one healthy leaf 90, older ones less; a named trouble by its severity; both together', () => {
  expect([percent(healthy(0)), percent(healthy(7)), percent(healthy(30))]).toEqual([90, 90, 70]);
  expect(severities.map((severity) => percent(trouble({ severity, day: today })))).toEqual([81, 68, 50, 31]);
  expect(percent(trouble({ severity: null, day: today }))).toBe(68);
  expect(
    percent(
      healthy(),
      trouble({ severity: 'low' }),
      trouble({ severity: 'medium', condition: 'bean___rot' }),
    ),
  ).toBe(61);
  expect([
    percent(trouble({ helped: 'better', helpedOn: today })),
    percent(trouble({ helped: 'same', helpedOn: today })),
    percent(trouble({ helped: 'worse', helpedOn: today })),
  ]).toEqual([80, 50, 31]);
});

test('FLD-03 the weakest counts half, and the reasons come with their days, newest first', () => {
  const health = fieldHealth([trouble({ day: ago(2) }), water(1, 1), vegetation(0.9, 5)], today)!;
  expect(health.percent).toBe(Math.round((49.5 + (49.5 + 100 + 90) / 3) / 2));
  expect(health).toMatchObject({
    band: 'watch',
    asOf: ago(1),
    from: [{ kind: 'water' }, { kind: 'trouble' }, { kind: 'vegetation' }],
  });
});

test('FLD-03 water alone never says more than photos alone; short water says so by itself', () => {
  expect([
    percent(water(1)),
    percent(water(0.9)),
    percent(water(0.4)),
    percent(water(1), vegetation(1)),
  ]).toEqual([90, 90, 40, 100]);
});

test('FLD-03 above 80 green, above 60 yellow, else red', () => {
  expect([100, 81, 80, 61, 60, 0].map(bandOf)).toEqual(['good', 'good', 'watch', 'watch', 'bad', 'bad']);
});

test('FLD-03 a trouble that nobody followed up counts whole for thirty days beside a newer leaf, then ever less, and not at all after sixty', () => {
  expect(
    [30, 45, 59, 60].map((day) => percent(healthy(0), trouble({ severity: 'critical', day: ago(day) }))),
  ).toEqual([31, 61, 88, 90]);
});

test('FLD-03 a newer check of the same trouble takes the place of the older; an answer makes it new', () => {
  expect(
    percent(trouble({ severity: 'critical', day: ago(20) }), trouble({ severity: 'low', day: today })),
  ).toBe(81);
  expect(percent(trouble({ severity: 'low', day: ago(40), helped: 'same', helpedOn: ago(2) }))).toBe(81);
});

test('FLD-04 FPSI needs the vegetation index and the water, both fresh; leaf troubles stay out of it', () => {
  expect(plantStatus([vegetation(1)], today)).toBeNull();
  expect(plantStatus([water(1), vegetation(1, 21)], today)).toBeNull();
  expect(plantStatus([water(1), healthy()], today)).toBeNull();
  expect(plantStatus([water(0.6), vegetation(1), trouble({ severity: 'critical' })], today)?.percent).toBe(
    70,
  );
});

test('FLD-03 FLD-04 always between 0 and 100, in whole percent, whatever the order', () => {
  fc.assert(
    fc.property(some, (evidence) => {
      for (const judge of [fieldHealth, plantStatus]) {
        const found = judge(evidence, today);
        if (found)
          expect(Number.isInteger(found.percent) && found.percent >= 0 && found.percent <= 100).toBe(true);
        expect(judge([...evidence].reverse(), today)?.percent).toBe(found?.percent);
      }
    }),
  );
});

test('FLD-03 a worse severity, less water, a thinner stand, or one more trouble of the same age never raises it', () => {
  const not = (worse: Evidence[], than: Evidence[]): void => {
    const [low, high] = [fieldHealth(worse, today), fieldHealth(than, today)];
    if (low && high) expect(low.percent).toBeLessThanOrEqual(high.percent);
  };
  fc.assert(
    fc.property(some, anyTrouble, fc.nat(2), fc.nat({ max: 100 }), share, share, (rest, t, at, age, a, b) => {
      const fresh = { ...t, condition: 'new' };
      not(
        [...rest, { ...fresh, severity: severities[at + 1]! }],
        [...rest, { ...fresh, severity: severities[at]! }],
      );
      const others = rest.filter((e) => e.kind !== 'water' && e.kind !== 'vegetation');
      not([...others, water(Math.min(a, b), age % 5)], [...others, water(Math.max(a, b), age % 5)]);
      not(
        [...others, vegetation(Math.min(a, b), age % 20)],
        [...others, vegetation(Math.max(a, b), age % 20)],
      );
      not(
        [...rest, healthy(age % 30), trouble({ condition: 'new', day: ago(age % 30) })],
        [...rest, healthy(age % 30)],
      );
    }),
  );
});

test('FLD-03 one piece of evidence never says more tomorrow than today', () => {
  fc.assert(
    fc.property(anyEvidence, fc.nat(40), (evidence, later) => {
      const [now, then] = [fieldHealth([evidence], today), fieldHealth([evidence], addDays(today, later))];
      if (then) expect(then.percent).toBeLessThanOrEqual(now!.percent);
    }),
  );
});
