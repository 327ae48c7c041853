import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { conditionKeys, crops } from '#knowledge/index.ts';
import { organicAction, organicActions } from '#knowledge/organic/index.ts';
import { type Prohibition, prohibitions } from '#knowledge/sprays/forbids.ts';
import {
  type CompletedDay,
  nextAction,
  pausedActions,
  PAUSE_DAYS,
  type ShownByDay,
  actionOfToday,
  withShown,
} from './day.ts';
import { type FarmFacts, type FieldCrop, fieldCropsOf } from './field-crops.ts';
import { rankActions } from './rank-actions.ts';

const DAY = '2026-11-22';
const nothing: FarmFacts = { fields: [], crops: [], checks: [], alerts: [], weather: new Map() };
const field = (id: string, crop = 'mixed') => ({ id, crop_type: crop, location_unconfirmed: false });
const crop = (over: object = {}) => ({
  field_id: 'f1',
  crop_type: 'bean',
  status: 'planted',
  planting_date: '2026-10-15',
  expected_harvest_date: '2027-01-15',
  altitude_band: null,
  county: null,
  harvested_on: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  ...over,
});
const check = (over: object = {}) => ({
  id: 's1',
  field_id: 'f1',
  crop_type: 'bean',
  outcome: 'answer',
  condition: 'bean___aphid',
  pick: null,
  severity: 'high',
  taken_at: '2026-11-20T08:00:00.000Z',
  checked: null,
  healed: false,
  ...over,
});
const sky = (mm: number) =>
  new Map([
    ['f1', Array.from({ length: 8 }, (_, i) => ({ date: addDays(DAY, i), rain: mm }))],
  ]) as unknown as FarmFacts['weather'];
const best = (facts: Partial<FarmFacts>, farmer = 'a') =>
  rankActions(organicActions, fieldCropsOf({ ...nothing, ...facts }, DAY), { day: DAY, farmer })[0]!;

test('ORG-09 an open leaf check comes first, with its own page, field and reason', () => {
  const choice = best({ fields: [field('f1')], crops: [crop()], checks: [check()] });
  expect(choice).toMatchObject({
    action: 'soap_spray',
    page: 'bean___aphid',
    fieldId: 'f1',
    crop: 'bean',
    urgency: 'high',
    why: { kind: 'check', condition: 'bean___aphid', day: '2026-11-20' },
  });
});

test('ORG-09 a check that is healed, corrected by the server, healthy, old or unsure has no effect', () => {
  const base = best({ fields: [field('f1')], crops: [crop()] });
  for (const over of [
    { healed: true },
    { checked: 'bean___rust' },
    { condition: 'bean___healthy' },
    { taken_at: '2026-10-01T08:00:00.000Z' },
    { outcome: 'not_sure', condition: null },
  ]) {
    expect(best({ fields: [field('f1')], crops: [crop()], checks: [check(over)] })).toEqual(base);
  }
});

test('ORG-09 an alert is matched by its theme, and only on its own field and crop', () => {
  const alert = {
    field_id: 'f1',
    theme: 'armyworm',
    condition: 'maize___fall_armyworm',
    crop: 'maize',
    urgency: 4,
    until: '2026-11-25',
  };
  const maize = crop({
    crop_type: 'maize',
    planting_date: '2026-10-25',
    expected_harvest_date: '2027-03-01',
  });
  const choice = best({ fields: [field('f1')], crops: [maize], alerts: [alert] });
  expect(choice).toMatchObject({
    crop: 'maize',
    urgency: 'high',
    why: { kind: 'alert', theme: 'armyworm', until: '2026-11-25' },
  });
  expect(choice.page).toBe('maize___fall_armyworm');
  expect(best({ fields: [field('f1')], crops: [crop()], alerts: [alert] }).why.kind).not.toBe('alert');
});

test('ORG-09 actions for wet or dry days need a forecast of such days; unknown weather triggers none', () => {
  const facts = {
    fields: [field('f1')],
    crops: [crop({ crop_type: 'maize', planting_date: '2026-11-10', expected_harvest_date: '2027-04-01' })],
  };
  expect(best({ ...facts, weather: sky(15) }).why).toEqual({ kind: 'wet', mm: 45, days: 3 });
  const rained = rankActions(organicActions, fieldCropsOf({ ...nothing, ...facts }, DAY), {
    day: DAY,
    farmer: 'a',
  }).map((c) => organicAction(c.action)!.weather);
  expect(rained.filter((weather) => weather !== null)).toEqual([]);
  expect(
    fieldCropsOf(
      {
        ...nothing,
        ...facts,
        weather: new Map([['f1', [{ date: DAY, rain: null }]]]) as unknown as FarmFacts['weather'],
      },
      DAY,
    )[0]!.rainOutlook,
  ).toBeNull();
  expect(fieldCropsOf({ ...nothing, ...facts, weather: sky(0.4) }, DAY)[0]!.rainOutlook).toEqual({
    kind: 'dry',
    mm: 3,
    days: 7,
  });
});

test('ORG-09 an action with an unknown waiting period is not offered for crops picked continuously or soon', () => {
  const kale = best({
    fields: [field('f1')],
    crops: [crop({ crop_type: 'kale' })],
    checks: [check({ crop_type: 'kale', condition: 'kale___aphids' })],
  });
  expect(organicAction(kale.action)!.wait).toBe('none');
  for (const [harvest, allowed] of [
    ['2026-12-06', false],
    ['2026-12-07', true],
  ] as const) {
    const choice = best({
      fields: [field('f1')],
      crops: [crop({ expected_harvest_date: harvest, planting_date: null })],
      checks: [check()],
    });
    expect(organicAction(choice.action)!.wait === 'not_named').toBe(allowed);
  }
});

test('ORG-09 every crop has at least two actions; without a check or an alert they are low urgency', () => {
  for (const { key } of crops) {
    const ranked = rankActions(
      organicActions,
      fieldCropsOf({ ...nothing, fields: [field('f1', key)] }, DAY),
      {
        day: DAY,
        farmer: 'a',
      },
    );
    expect(ranked.length, key).toBeGreaterThanOrEqual(2);
    for (const { why, urgency } of ranked)
      expect([why.kind === 'check' || why.kind === 'alert', urgency]).toEqual([false, 'low']);
  }
});

test('ORG-09 post-harvest actions are not offered for standing sick beans, nor young-maize actions for old maize', () => {
  const sick = (over: object, stands: object) =>
    rankActions(
      organicActions,
      fieldCropsOf({ ...nothing, fields: [field('f1')], crops: [crop(stands)], checks: [check(over)] }, DAY),
      { day: DAY, farmer: 'a' },
    ).map((c) => c.action);
  const rust = { condition: 'bean___rust' };
  for (const stands of [{}, { planting_date: null }]) expect(sick(rust, stands)).not.toContain('bury_maize');
  expect(sick(rust, { status: 'harvested', harvested_on: '2026-11-15' })[0]).toBe('bury_maize');
  const worm = { condition: 'maize___fall_armyworm', crop_type: 'maize' };
  expect(
    sick(worm, { crop_type: 'maize', planting_date: '2026-10-25', expected_harvest_date: '2027-03-20' }),
  ).toContain('neem_in_funnel');
  expect(
    sick(worm, { crop_type: 'maize', planting_date: '2026-07-20', expected_harvest_date: '2026-12-10' }),
  ).not.toContain('neem_in_funnel');
});

test('ORG-06 a farm without data gets a soil action with no field and no crop', () => {
  expect(best({})).toMatchObject({
    action: 'compost_heap',
    fieldId: null,
    crop: null,
    urgency: 'low',
    why: { kind: 'soil' },
  });
});

const spot = fc.record({
  fieldId: fc.constantFrom('f1', 'f2', null),
  crop: fc.constantFrom(null, ...crops.map((c) => c.key)),
  phases: fc.subarray(['seedling', 'vegetative', 'flowering', 'ripening', 'harvested'] as const, {
    maxLength: 2,
  }),
  daysToHarvest: fc.option(fc.nat(200)),
  harvestOpen: fc.boolean(),
  wetToday: fc.boolean(),
  prohibitedWork: fc.subarray(prohibitions as Prohibition[]).map((all) => new Set(all)),
  rainOutlook: fc.constantFrom(
    null,
    { kind: 'wet' as const, mm: 30, days: 3 },
    { kind: 'dry' as const, mm: 1, days: 7 },
  ),
  troubles: fc.array(
    fc.oneof(
      fc.record({
        from: fc.constant('check' as const),
        condition: fc.constantFrom(...conditionKeys),
        day: fc.constant(DAY),
        urgencyLevel: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        from: fc.constant('alert' as const),
        condition: fc.option(fc.constantFrom(...conditionKeys)),
        theme: fc.constantFrom('tuta', 'rain', 'armyworm', 'frost'),
        until: fc.constant(DAY),
        urgencyLevel: fc.integer({ min: 1, max: 5 }),
      }),
    ),
    { maxLength: 3 },
  ),
}) as fc.Arbitrary<FieldCrop>;

test('ORG-09 the same facts rank the same actions, without duplicates, each from the library and on one of its pages', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 5 }), fc.uuid(), (spots, farmer) => {
      const ranked = rankActions(organicActions, spots, { day: DAY, farmer });
      expect(rankActions(organicActions, spots, { day: DAY, farmer })).toEqual(ranked);
      expect(new Set(ranked.map((c) => c.action)).size).toBe(ranked.length);
      for (const { action, page } of ranked) expect(organicAction(action)!.pages).toContain(page);
    }),
  );
});

test('ORG-09 two phones get the same ranking whatever the order of fields and problems', () => {
  const two = fc
    .array(spot, { minLength: 2, maxLength: 5 })
    .chain((spots) => fc.tuple(fc.constant(spots), fc.shuffledSubarray(spots, { minLength: spots.length })));
  fc.assert(
    fc.property(two, fc.uuid(), ([spots, others], farmer) => {
      const other = others.map((one) => ({ ...one, troubles: [...one.troubles].reverse() }));
      expect(rankActions(organicActions, other, { day: DAY, farmer })).toEqual(
        rankActions(organicActions, spots, { day: DAY, farmer }),
      );
    }),
  );
});

test('ORG-03 ORG-09 no action repeats within 14 days, however often a new one is requested', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ gap: fc.integer({ min: 1, max: 5 }), asks: fc.nat(4), does: fc.boolean() }), {
        maxLength: 30,
      }),
      (spots, days) => {
        let shown: ShownByDay = {};
        const done: CompletedDay[] = [];
        const seen: { day: string; action: string }[] = [];
        let day = DAY;
        for (const { gap, asks, does } of days) {
          day = addDays(day, gap);
          const ranked = rankActions(organicActions, spots, { day, farmer: 'a' });
          let choice = actionOfToday(shown, done, ranked, day);
          for (let i = 0; choice !== null; i += 1) {
            for (const before of seen)
              expect(before.action === choice.action && day <= addDays(before.day, PAUSE_DAYS)).toBe(false);
            seen.push({ day, action: choice.action });
            shown = withShown(shown, day, choice);
            expect(actionOfToday(shown, done, ranked, day)).toEqual(choice);
            if (i === asks) break;
            choice = nextAction(shown, done, ranked, day);
          }
          if (does && choice) done.push({ id: day, action: choice.action });
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('ORG-04 after all actions were shown, requesting one again skips only those that were done', () => {
  const ranked = rankActions(organicActions, fieldCropsOf(nothing, DAY), { day: DAY, farmer: 'a' });
  let shown: ShownByDay = {};
  for (let next = actionOfToday(shown, [], ranked, DAY); next; next = nextAction(shown, [], ranked, DAY))
    shown = withShown(shown, DAY, next);
  expect(nextAction(shown, [], ranked, addDays(DAY, 1))).toBeNull();
  expect(actionOfToday(shown, [], ranked, addDays(DAY, 1))).toBeNull();
  expect(nextAction(shown, [], ranked, addDays(DAY, 1), true)).not.toBeNull();
  expect(pausedActions(shown, [{ id: DAY, action: ranked[0]!.action }], addDays(DAY, 1), true)).toEqual(
    new Set([ranked[0]!.action]),
  );
});
