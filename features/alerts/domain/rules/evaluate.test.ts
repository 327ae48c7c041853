import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import type { FieldFacts } from '../facts.ts';
import { toRecentAlert, dayAt, daysAt, fieldFacts, unknownDays, recentAlert, TODAY } from '../testing.ts';
import { evaluateField, conditionsToday } from './evaluate.ts';
import { type RuleDay } from './series.ts';

const blight: Partial<RuleDay> = { tmin: 11, rh90Hours: 7, tRh90: 13 };
const potato = fieldFacts({ crop: 'potato', stage: 'tuber-bulking' });
const raised = (facts: FieldFacts, past: readonly RuleDay[], ahead: readonly RuleDay[]) =>
  evaluateField(facts, past, ahead, TODAY);
const only = (facts: FieldFacts, past: readonly RuleDay[], ahead: readonly RuleDay[]) => {
  const [one, ...more] = raised(facts, past, ahead);
  expect(more).toEqual([]);
  return one;
};

test('ALR-05 ALR-04 an alert carries its cause, days, figures, confidence and end date', () => {
  const one = only(
    potato,
    [...daysAt(-20, -3), dayAt(-2, blight), dayAt(-1, { ...blight, rain: 6, windMax: 12 })],
    daysAt(0, 6),
  );
  expect(one).toMatchObject({
    rule: 'LATE_BLIGHT_HUTTON',
    theme: 'late_blight',
    category: 'disease',
    urgency: 3,
    basis: 'published',
    confidence: 'high',
    doubts: [],
    crop: 'potato',
    condition: 'potato___late_blight',
    cause: 'late_blight:potato:2025-05-08:3',
    from: '2025-05-10',
    until: '2025-05-17',
    tell: 'now',
  });
  expect(one?.seen).toMatchObject({
    days: ['2025-05-08', '2025-05-09'],
    ahead: 0,
    numbers: { hours: 7, tmin: 11 },
    conditions: { rainfall: 8, windSpeed: 12, humidity: 70, temperature: 17.5 },
  });
  expect(one?.doFirst[0]).toBe('blight_look');
  expect(one?.doFirst[one.doFirst.length - 1]).toBe('ask_first');
});

test('ALR-06 one alert per cause: no repeat within its period, a new one when it becomes more urgent', () => {
  const past = [...daysAt(-20, -3), dayAt(-2, blight), dayAt(-1, blight)];
  const before = only(potato, past, daysAt(0, 6))!;
  expect(
    raised({ ...potato, recent: [toRecentAlert(before, addDays(TODAY, -1))] }, past, daysAt(0, 6)),
  ).toEqual([]);
  expect(raised({ ...potato, recent: [recentAlert('LATE_BLIGHT_HUTTON', -13)] }, past, daysAt(0, 6))).toEqual(
    [],
  );
  expect(
    raised({ ...potato, recent: [recentAlert('LATE_BLIGHT_HUTTON', -14)] }, past, daysAt(0, 6)),
  ).toHaveLength(1);
  const smith = [
    ...daysAt(-20, -3),
    dayAt(-2, { ...blight, rh90Hours: 12 }),
    dayAt(-1, { ...blight, rh90Hours: 12 }),
  ];
  expect(
    only({ ...potato, recent: [recentAlert('LATE_BLIGHT_HUTTON', -1)] }, smith, daysAt(0, 6)),
  ).toMatchObject({ rule: 'LATE_BLIGHT_SMITH', urgency: 4 });
});

test('conditions long past or far ahead raise no alert', () => {
  expect(
    raised(
      potato,
      [...daysAt(-20, -6), dayAt(-5, blight), dayAt(-4, blight), ...daysAt(-3, -1)],
      daysAt(0, 6),
    ),
  ).toEqual([]);
  expect(raised(potato, daysAt(-20, -1), [...daysAt(0, 3), dayAt(4, blight), dayAt(5, blight)])).toEqual([]);
  expect(raised(fieldFacts(), daysAt(-20, -1), [...daysAt(0, 5), dayAt(6, { rain: 60 })])).toEqual([]);
});

test('forecasts and estimated hours lower the confidence; an uncertain disease is less urgent', () => {
  const past = daysAt(-20, -1);
  expect(only(potato, past, [dayAt(0), dayAt(1, blight), dayAt(2, blight)])).toMatchObject({
    confidence: 'medium',
    doubts: ['forecast'],
  });
  const guessed = { ...blight, hours: 'estimated' as const };
  expect(only(potato, past, [dayAt(0), dayAt(1, guessed), dayAt(2, guessed)])).toMatchObject({
    confidence: 'low',
    doubts: ['forecast', 'hours_estimated'],
    urgency: 2,
    tell: 'digest',
  });
  const dry = { ...guessed, rhMean: null, rain: 0 };
  expect(raised(potato, past, [dayAt(0), dayAt(1, dry), dayAt(2, dry)])).toEqual([]);
});

test('a forecast for today is still a forecast', () => {
  expect(only(fieldFacts(), daysAt(-20, -1), [dayAt(0, { rain: 43 }), ...daysAt(1, 6)])).toMatchObject({
    rule: 'HEAVY_RAIN',
    confidence: 'medium',
    doubts: ['forecast'],
  });
});

test('recent confirmed cases nearby raise the urgency; older ones or another disease do not', () => {
  const past = [...daysAt(-20, -3), dayAt(-2, blight), dayAt(-1, blight)];
  const near = (condition: string, farmers: number, offset: number) =>
    only({ ...potato, nearby: [{ condition, farmers, lastOn: addDays(TODAY, offset) }] }, past, daysAt(0, 6));
  expect(near('potato___late_blight', 3, -14)).toMatchObject({ urgency: 4, seen: { nearbyFarmers: 3 } });
  for (const one of [near('potato___late_blight', 9, -15), near('potato___early_blight', 9, -1)])
    expect(one).toMatchObject({ urgency: 3, seen: { nearbyFarmers: 0 } });
});

test('sums start at emergence and restart after a spray; without an emergence date nothing is counted', () => {
  const damp = { tmin: 8, tmax: 16, rh90Hours: 20, tRh90: 10.5, wetHours: 4 };
  const past = daysAt(-9, -1, damp);
  const young = { ...potato, plantedOn: addDays(TODAY, -28), daysAfterEmergence: 9 };
  expect(raised(young, past, daysAt(0, 6)).map(({ rule }) => rule)).toContain('LATE_BLIGHT_DSV18');
  expect(raised({ ...young, sprayedOn: addDays(TODAY, -4) }, past, daysAt(0, 6))).toEqual([]);
  expect(raised({ ...young, daysAfterEmergence: null }, past, daysAt(0, 6))).toEqual([]);
  const late = raised({ ...young, daysAfterEmergence: 40 }, past, daysAt(0, 6)).find(
    ({ theme }) => theme === 'late_blight',
  );
  expect(late?.doubts).toContain('days_missing');
});

test('armyworm generations are counted from the first find until tasselling', () => {
  const warm = daysAt(-45, -1, { tmin: 18, tmax: 28, rain: 3 });
  const maize = fieldFacts({
    daysAfterEmergence: 50,
    found: [{ condition: 'maize___fall_armyworm', on: addDays(TODAY, -42) }],
  });
  expect(only(maize, warm, daysAt(0, 6))).toMatchObject({
    rule: 'FAW_GENERATION',
    category: 'pest',
    urgency: 3,
  });
  expect(raised({ ...maize, stage: 'flowering' }, warm, daysAt(0, 6))).toEqual([]);
  expect(raised({ ...maize, found: [] }, warm, daysAt(0, 6))).toEqual([]);
});

test('one alert per dry spell: urgent at flowering, about irrigation on an irrigated field', () => {
  const dry = (from: number, to: number) => daysAt(from, to, { rain: 0 });
  const past = [...daysAt(-30, -13), ...dry(-12, -1)];
  const first = only(fieldFacts(), past, dry(0, 6))!;
  expect(first).toMatchObject({
    rule: 'DRY_SPELL',
    urgency: 2,
    category: 'weather',
    tell: 'digest',
    seen: { numbers: { count: 17 } },
  });
  expect(raised(fieldFacts({ recent: [toRecentAlert(first, addDays(TODAY, -6))] }), past, dry(0, 6))).toEqual(
    [],
  );
  expect(
    only(
      fieldFacts({ stage: 'flowering', recent: [toRecentAlert(first, addDays(TODAY, -6))] }),
      past,
      dry(0, 6),
    ),
  ).toMatchObject({ urgency: 4 });
  expect(only(fieldFacts({ irrigation: 'drip' }), past, dry(0, 6))).toMatchObject({
    urgency: 1,
    category: 'irrigation',
    doFirst: ['water_plan', 'mulch', 'weed'],
  });
  expect([
    only(fieldFacts({ soil: 'sandy' }), past, dry(0, 6))?.urgency,
    only(fieldFacts({ soil: 'clay' }), past, dry(0, 6))?.urgency,
  ]).toEqual([3, 2]);
  expect(raised(fieldFacts({ stage: 'ripening' }), past, dry(0, 6))).toEqual([]);
  expect(raised(fieldFacts({ stage: null, plantedOn: null }), past, dry(0, 6))).toEqual([]);
  expect(raised(fieldFacts(), [...daysAt(-30, -3), ...dry(-2, -1)], dry(0, 6))).toEqual([]);
});

test('ALR-06 a new dry spell raises an alert only if 20 mm in three days ended the last one', () => {
  const dry = (from: number, to: number) => daysAt(from, to, { rain: 0 });
  const told = { recent: [recentAlert('DRY_SPELL', -16)] };
  const after = (...rain: readonly (number | null)[]) =>
    raised(
      fieldFacts(told),
      [
        ...daysAt(-40, -24),
        ...dry(-23, -11),
        ...rain.map((mm, i) => dayAt(-10 + i, { rain: mm })),
        ...dry(-10 + rain.length, -1),
      ],
      dry(0, 6),
    ).map(({ rule }) => rule);
  expect(after(6, 8, 6)).toEqual(['DRY_SPELL']);
  expect(after(20)).toEqual(['DRY_SPELL']);
  expect(after(6, 8, 5.9)).toEqual([]);
  expect(after(10, 0, null, 10)).toEqual([]);
  // One spell raises one alert, however much it rained before it.
  expect(
    raised(
      fieldFacts({ recent: [recentAlert('DRY_SPELL', -3)] }),
      [...daysAt(-40, -12), dayAt(-11, { rain: 40 }), ...dry(-10, -1)],
      dry(0, 6),
    ),
  ).toEqual([]);
});

test('frost at 0 °C and 100 mm in three days are emergencies; only the worst of one kind is raised', () => {
  expect(only(potato, daysAt(-20, -1), [dayAt(0), dayAt(1, { tmin: 3.5 }), dayAt(2)])).toMatchObject({
    rule: 'FROST_WATCH',
    urgency: 3,
    crop: null,
  });
  expect(only(potato, daysAt(-20, -1), [dayAt(0), dayAt(1, { tmin: 1 }), dayAt(2)])).toMatchObject({
    rule: 'FROST_WARNING',
    urgency: 4,
  });
  expect(only(potato, daysAt(-20, -1), [dayAt(0), dayAt(1, { tmin: 0 }), dayAt(2)])).toMatchObject({
    rule: 'FROST_WARNING',
    urgency: 5,
  });
  expect(
    only(fieldFacts(), daysAt(-20, -1), [
      dayAt(0, { rain: 40 }),
      dayAt(1, { rain: 40 }),
      dayAt(2, { rain: 25 }),
    ]),
  ).toMatchObject({ rule: 'FLOOD_RISK', urgency: 5, tell: 'now' });
  expect(
    raised(fieldFacts({ stage: 'pre-planting', crop: 'potato' }), daysAt(-20, -1), [
      dayAt(0),
      dayAt(1, { tmin: 0 }),
    ]),
  ).toEqual([]);
});

test('planting advice needs rain that has fallen, in the county’s planting weeks', () => {
  const bare = fieldFacts({
    stage: 'pre-planting',
    plantedOn: null,
    daysAfterEmergence: null,
    county: 'Kwale',
  });
  const fallen = [
    ...daysAt(-20, -4, { rain: 0 }),
    dayAt(-3, { rain: 12 }),
    dayAt(-2, { rain: 9 }),
    dayAt(-1),
  ];
  expect(only(bare, fallen, daysAt(0, 9))).toMatchObject({ rule: 'PLANTING_ONSET', basis: 'composite' });
  expect(only(bare, fallen, daysAt(0, 9, { rain: 0 }))).toMatchObject({ rule: 'FALSE_ONSET_RISK' });
  expect(raised({ ...bare, county: 'Nakuru' }, fallen, daysAt(0, 9))).toEqual([]);
  expect(
    raised(bare, daysAt(-20, -1, { rain: 0 }), [dayAt(0), dayAt(1, { rain: 25 }), ...daysAt(2, 12)]),
  ).toEqual([]);
  expect(
    only({ ...bare, recent: [recentAlert('PLANTING_ONSET', -2)] }, fallen, daysAt(0, 9, { rain: 0 })),
  ).toMatchObject({ rule: 'FALSE_ONSET_RISK' });
});

test('a spray delay is advised only after a recent spray alert, and only if a better day follows', () => {
  const wet = [
    dayAt(0, { rain: 8 }),
    dayAt(1, { rain: 7 }),
    dayAt(2, { rain: 0, windMax: 9 }),
    ...daysAt(3, 6),
  ];
  const advised = { ...potato, recent: [recentAlert('LATE_BLIGHT_HUTTON', -1)] };
  expect(only(advised, daysAt(-20, -1), wet)).toMatchObject({
    rule: 'SPRAY_HOLD',
    urgency: 1,
    seen: { days: ['2025-05-10', '2025-05-11'], numbers: { value: 2 } },
  });
  expect(raised(potato, daysAt(-20, -1), wet)).toEqual([]);
  expect(raised(advised, daysAt(-20, -1), daysAt(0, 6, { rain: 8 }))).toEqual([]);
});

test('at most two alerts per week, three if high, and urgent ones always', () => {
  const past = [...daysAt(-20, -3), dayAt(-2, blight), dayAt(-1, blight)];
  const told = (n: number) => Array.from({ length: n }, (_, i) => recentAlert('SUCKING_PESTS', -2 - i));
  expect(raised({ ...potato, recent: told(2) }, past, daysAt(0, 6))).toHaveLength(1);
  expect(raised({ ...potato, recent: told(3) }, past, daysAt(0, 6))).toEqual([]);
  expect(
    raised({ ...potato, recent: told(3) }, past, [dayAt(0), dayAt(1, { tmin: 1 })]).map(({ rule }) => rule),
  ).toEqual(['FROST_WARNING']);
  expect(conditionsToday({ ...potato, recent: told(3) }, past, daysAt(0, 6), TODAY)).toHaveLength(1);
});

const crops = [
  'potato',
  'tomato',
  'maize',
  'coffee',
  'rice',
  'bean',
  'banana',
  'kale',
  'tea',
  'sorghum',
  null,
];
const stages = [
  'flowering',
  'vegetative tillering',
  'seedling',
  'pre-planting',
  'ripening',
  'evergreen',
  null,
];

test('days without data raise no alert', () => {
  for (const crop of crops)
    for (const stage of stages) {
      const facts = fieldFacts({
        crop,
        stage,
        floweredOn: addDays(TODAY, -60),
        found: [{ condition: 'maize___fall_armyworm', on: addDays(TODAY, -50) }],
      });
      expect(raised(facts, unknownDays(-90, -1), unknownDays(0, 9))).toEqual([]);
      expect(raised(facts, [], [])).toEqual([]);
    }
});

const anyDay = fc.record({
  tmin: fc.double({ min: -3, max: 24, noNaN: true }),
  rain: fc.constantFrom(null, 0, 0, 0.5, 3, 12, 35, 70),
  hours: fc.constantFrom(null, 0, 5, 8, 12, 20),
  tmax: fc.double({ min: 24, max: 38, noNaN: true }),
  windMax: fc.integer({ min: 0, max: 40 }),
});
const story = fc.array(anyDay, { minLength: 60, maxLength: 60 });

test(
  'day by day, no cause is raised twice, no theme twice a day, and no week exceeds its limit',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(
        story,
        fc.constantFrom('potato', 'tomato', 'maize', 'bean', 'coffee', 'rice', 'kale'),
        fc.constantFrom('flowering', 'vegetative', 'seedling'),
        (weather, crop, stage) => {
          const days = weather.map(({ hours, ...day }, i) =>
            dayAt(i - 30, {
              ...day,
              rh90Hours: hours,
              wetHours: hours,
              tRh90: day.tmin + 1,
              tWet: day.tmin + 1,
            }),
          );
          let facts = fieldFacts({ crop, stage });
          const calm: string[] = [];
          for (let i = 0; i < 25; i++) {
            const today = addDays(TODAY, i);
            const some = evaluateField(
              { ...facts, daysAfterEmergence: 20 + i },
              days.filter(({ date }) => date < today),
              days.filter(({ date }) => date >= today).slice(0, 10),
              today,
            );
            for (const one of some) {
              expect(facts.recent.map(({ cause }) => cause)).not.toContain(one.cause);
              expect(one.until >= today && one.from >= today).toBe(true);
              expect(one.seen.days.length > 0 || one.rule === 'FAW_SCOUT').toBe(true);
              if (one.urgency <= 3) calm.push(today);
            }
            expect(new Set(some.map(({ theme }) => theme)).size).toBe(some.length);
            expect(
              evaluateField(
                {
                  ...facts,
                  daysAfterEmergence: 20 + i,
                  recent: [...facts.recent, ...some.map((one) => toRecentAlert(one, today))],
                },
                days.filter(({ date }) => date < today),
                days.filter(({ date }) => date >= today).slice(0, 10),
                today,
              ).filter(({ cause }) => some.some((one) => one.cause === cause)),
            ).toEqual([]);
            facts = { ...facts, recent: [...facts.recent, ...some.map((one) => toRecentAlert(one, today))] };
          }
          for (const day of calm)
            expect(
              calm.filter((other) => other >= day && other < addDays(day, 7)).length,
            ).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 8 },
    );
  },
);
