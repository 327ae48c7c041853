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
  type ProblemEvidence,
  type Vegetation,
  type Water,
} from './health.ts';

const today = '2026-11-21';
const ago = (days: number): string => addDays(today, -days);
const trouble = (over: Partial<ProblemEvidence> = {}): ProblemEvidence => ({
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

const anyTrouble: fc.Arbitrary<ProblemEvidence> = fc
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
    } as Partial<ProblemEvidence>),
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

test('FLD-03 no score without evidence, or with one old photo or old water data', () => {
  expect([
    percent(),
    percent(healthy(31)),
    percent(trouble({ day: ago(31) })),
    percent(water(1, 6)),
    percent(vegetation(1, 21)),
  ]).toEqual([null, null, null, null, null]);
});

test('FLD-03 scores a healthy leaf at 90 and less with age, a problem by its severity, and both combined', () => {
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

test('FLD-03 the weakest evidence counts half; the reasons are listed with their dates, newest first', () => {
  const health = fieldHealth([trouble({ day: ago(2) }), water(1, 1), vegetation(0.9, 5)], today)!;
  expect(health.percent).toBe(Math.round((49.5 + (49.5 + 100 + 90) / 3) / 2));
  expect(health).toMatchObject({
    band: 'watch',
    asOf: ago(1),
    from: [{ kind: 'water' }, { kind: 'trouble' }, { kind: 'vegetation' }],
  });
});

test('FLD-03 water alone is capped at 90; low water counts in full', () => {
  expect([
    percent(water(1)),
    percent(water(0.9)),
    percent(water(0.4)),
    percent(water(1), vegetation(1)),
  ]).toEqual([90, 90, 40, 100]);
});

test('FLD-03 green above 80, yellow above 60, otherwise red', () => {
  expect([100, 81, 80, 61, 60, 0].map(bandOf)).toEqual(['good', 'good', 'watch', 'watch', 'bad', 'bad']);
});

test('FLD-03 an unresolved problem counts fully for 30 days next to a newer leaf, then less, and not after 60', () => {
  expect(
    [30, 45, 59, 60].map((day) => percent(healthy(0), trouble({ severity: 'critical', day: ago(day) }))),
  ).toEqual([31, 61, 88, 90]);
});

test('FLD-03 a newer check of the same problem replaces the older one; a follow-up answer makes it current', () => {
  expect(
    percent(trouble({ severity: 'critical', day: ago(20) }), trouble({ severity: 'low', day: today })),
  ).toBe(81);
  expect(percent(trouble({ severity: 'low', day: ago(40), helped: 'same', helpedOn: ago(2) }))).toBe(81);
});

test('FLD-04 FPSI needs a current vegetation index and current water data; leaf problems do not count', () => {
  expect(plantStatus([vegetation(1)], today)).toBeNull();
  expect(plantStatus([water(1), vegetation(1, 21)], today)).toBeNull();
  expect(plantStatus([water(1), healthy()], today)).toBeNull();
  expect(plantStatus([water(0.6), vegetation(1), trouble({ severity: 'critical' })], today)?.percent).toBe(
    70,
  );
});

test('FLD-03 FLD-04 property: a whole percent between 0 and 100, independent of the order of evidence', () => {
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

test('FLD-03 property: worse severity, less water, thinner vegetation or one more problem never raises the score', () => {
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

test('FLD-03 property: the score from one piece of evidence never rises with time', () => {
  fc.assert(
    fc.property(anyEvidence, fc.nat(40), (evidence, later) => {
      const [now, then] = [fieldHealth([evidence], today), fieldHealth([evidence], addDays(today, later))];
      if (then) expect(then.percent).toBeLessThanOrEqual(now!.percent);
    }),
  );
});
