import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { conditionByKey, conditionKeys, cropByKey, crops } from '#knowledge/index.ts';
import { organicAction, organicActions } from '#knowledge/organic/index.ts';
import { forbiddenBy } from '#knowledge/sprays/forbids.ts';
import { type CropFacts, type FarmFacts, fieldCropsOf } from './field-crops.ts';
import type { LeafCheck } from './open-checks.ts';
import { type Choice, rankActions } from './rank-actions.ts';

const DAY = '2026-11-22';
const field = (id: string, crop_type = 'mixed') => ({ id, crop_type, location_unconfirmed: false });
const crop = (field_id: string, crop_type: string, over: Partial<CropFacts> = {}): CropFacts => ({
  field_id,
  crop_type,
  status: 'growing',
  planting_date: '2026-09-20',
  expected_harvest_date: '2026-12-10',
  harvest_source: 'calendar',
  harvest_from: '2026-12-01',
  harvest_to: '2026-12-20',
  altitude_band: null,
  county: null,
  harvested_on: null,
  ...over,
});
const check = (condition: string, over: Partial<LeafCheck> = {}): LeafCheck => ({
  id: `s-${condition}`,
  field_id: 'f1',
  crop_type: conditionByKey(condition)!.crop,
  outcome: 'answer',
  condition,
  pick: null,
  severity: 'critical',
  taken_at: `${addDays(DAY, -2)}T08:00:00.000Z`,
  checked: null,
  healed: false,
  ...over,
});
const farm = (over: Partial<FarmFacts>): FarmFacts => ({
  fields: [],
  crops: [],
  checks: [],
  alerts: [],
  weather: new Map(),
  ...over,
});
const ranked = (facts: Partial<FarmFacts>): readonly Choice[] =>
  rankActions(organicActions, fieldCropsOf(farm(facts), DAY), { day: DAY, farmer: 'a' });
const keys = (facts: Partial<FarmFacts>): readonly string[] => ranked(facts).map(({ action }) => action);

test('ORG-09 beans with angular leaf spot are not offered as seed, from a check or an alert, however it was filed', () => {
  const beans = { fields: [field('f1')], crops: [crop('f1', 'bean')] };
  expect(keys(beans)).toContain('bean_seed');
  const als = 'bean___angular_leaf_spot';
  for (const over of [{}, { field_id: null }, { crop_type: 'coffee' }])
    expect(keys({ ...beans, checks: [check(als, over)] })).not.toContain('bean_seed');
  const alert = {
    field_id: 'f1',
    theme: 'bean_disease',
    condition: als,
    crop: 'bean',
    urgency: 4,
    until: DAY,
  };
  expect(keys({ ...beans, alerts: [alert] })).not.toContain('bean_seed');
  // On a separate healthy field it is still allowed.
  const two = {
    fields: [field('f1'), field('f2')],
    crops: [crop('f1', 'bean'), crop('f2', 'bean')],
    checks: [check(als)],
  };
  expect(ranked(two).find(({ action }) => action === 'bean_seed')?.fieldId).toBe('f2');
});

test('ORG-09 beans sick with angular leaf spot on day 40 are not offered as seed before harvest, healed or not', () => {
  const als = 'bean___angular_leaf_spot';
  const at = (
    age: number,
    over: { readonly healed?: boolean; readonly crops?: readonly CropFacts[] } = {},
  ) => {
    const planting_date = addDays(DAY, -age);
    const taken_at = `${addDays(planting_date, 40)}T08:00:00.000Z`;
    return keys({
      fields: [field('f1')],
      crops: over.crops ?? [crop('f1', 'bean', { planting_date })],
      checks: [check(als, { taken_at, healed: over.healed ?? false })],
    });
  };
  const sound = keys({
    fields: [field('f1')],
    crops: [crop('f1', 'bean', { planting_date: addDays(DAY, -62) })],
  });
  expect(sound).toContain('bean_seed');
  for (const age of [41, 62, 75, 90])
    for (const healed of [false, true])
      expect([age, healed, at(age, { healed }).includes('bean_seed')]).toEqual([age, healed, false]);
  // Beans planted later on that field are a new crop, once the sick one is recorded as ended.
  const next = (status: string) => [
    crop('f1', 'bean', { planting_date: addDays(DAY, -200), status, harvested_on: addDays(DAY, -100) }),
    crop('f1', 'bean', { planting_date: addDays(DAY, -65) }),
  ];
  expect(at(200, { crops: next('harvested') })).toContain('bean_seed');
  expect(at(200, { crops: next('failed') })).toContain('bean_seed');
  expect(at(200, { crops: next('growing') })).not.toContain('bean_seed');
});

test('ORG-09 a bean leaf filed under a coffee field creates no bean action on that field', () => {
  const coffee = {
    fields: [field('f1', 'coffee')],
    crops: [crop('f1', 'coffee', { planting_date: '2020-04-01', expected_harvest_date: null })],
  };
  for (const crop_type of ['coffee', 'bean', null]) {
    for (const { action, crop: of, fieldId } of ranked({
      ...coffee,
      checks: [check('bean___common_bacterial_blight', { crop_type })],
    })) {
      if (of === 'bean') expect([action, fieldId]).toEqual([action, null]);
      if (fieldId === 'f1') expect([action, of]).toEqual([action, 'coffee']);
    }
  }
});

test('ORG-09 actions that help only next season are never urgent and rank after those that help now', () => {
  const beans = { fields: [field('f1')], crops: [crop('f1', 'bean')] };
  const seed = ranked({ ...beans, checks: [check('bean___common_mosaic')] });
  expect(seed.find(({ action }) => action === 'bean_seed')?.urgency).toBe('low');
  expect(
    seed.findIndex(({ action }) => action === 'sick_plants_out' || action === 'soap_spray'),
  ).toBeLessThan(seed.findIndex(({ action }) => action === 'bean_seed'));
  for (const { action, urgency } of seed)
    if (organicAction(action)!.later) expect([action, urgency]).not.toEqual([action, 'high']);
});

test('ORG-09 an alert theme triggers an action only on the crops that the action is for', () => {
  const on = (crop_type: string, theme: string) =>
    keys({
      fields: [field('f1')],
      crops: [crop('f1', crop_type, { planting_date: '2026-10-20' })],
      alerts: [{ field_id: 'f1', theme, condition: null, crop: null, urgency: 4, until: DAY }],
    });
  expect(on('maize', 'rain')).not.toContain('stakes_and_mulch');
  expect(on('tomato', 'rain')).toContain('stakes_and_mulch');
  expect(on('potato', 'dry_spell')).not.toContain('coffee_mulch');
  expect(on('tomato', 'late_blight')).not.toContain('high_ridges');
  expect(on('rice', 'rain')).not.toContain('lead_water_away');
});

test('ORG-09 work among the plants waits for a dry day where the page says to stay out of wet leaves', () => {
  const wet = (rain: number) => new Map([['f1', [{ date: DAY, rain }]]]) as unknown as FarmFacts['weather'];
  const young = crop('f1', 'bean', {
    planting_date: '2026-10-20',
    expected_harvest_date: '2027-01-20',
    harvest_from: '2027-01-10',
    harvest_to: '2027-01-30',
  });
  const beans = {
    fields: [field('f1')],
    crops: [young],
    checks: [check('bean___rust', { severity: 'high' })],
  };
  expect(keys({ ...beans, weather: wet(0) })[0]).toBe('compost_tea');
  expect(keys({ ...beans, weather: wet(8) })).not.toContain('compost_tea');
});

test('ORG-09 drying and storage start with the harvest window; actions for cleared fields wait until the crop is gone', () => {
  const beans = (over: Partial<CropFacts>) =>
    keys({ fields: [field('f1')], crops: [crop('f1', 'bean', over)] });
  expect(
    beans({
      planting_date: '2026-09-01',
      expected_harvest_date: '2026-11-30',
      harvest_from: '2026-11-23',
      harvest_to: '2026-12-20',
    }),
  ).not.toContain('dry_pulses');
  expect(
    beans({
      planting_date: '2026-09-01',
      expected_harvest_date: '2026-11-30',
      harvest_from: DAY,
      harvest_to: '2026-12-20',
    }),
  ).toContain('dry_pulses');
  // Its expected day has passed, its window has not: it is still in the field.
  const late = {
    planting_date: '2026-08-01',
    expected_harvest_date: '2026-11-01',
    harvest_from: '2026-10-10',
    harvest_to: '2026-12-01',
  };
  expect(beans(late)).not.toContain('bury_maize');
  expect(beans(late)).not.toContain('neem_extract');
  expect(beans({ ...late, status: 'harvested', harvested_on: '2026-11-20' })).toContain('bury_maize');
});

const names = crops.map(({ key }) => key);
const anyFarm: fc.Arbitrary<FarmFacts> = fc
  .uniqueArray(fc.constantFrom('f1', 'f2', 'f3', 'f4'), { minLength: 1 })
  .chain((ids) =>
    fc.record({
      fields: fc.constant(ids.map((id) => field(id))),
      crops: fc.array(
        fc
          .record({
            field: fc.constantFrom(...ids),
            of: fc.constantFrom(...names),
            age: fc.integer({ min: -20, max: 200 }),
            left: fc.integer({ min: -20, max: 90 }),
            status: fc.constantFrom('growing', 'planning', 'harvested'),
          })
          .map(({ field: id, of, age, left, status }) =>
            crop(id, of, {
              status,
              planting_date: addDays(DAY, -age),
              expected_harvest_date: addDays(DAY, left),
              harvest_from: addDays(DAY, left - 10),
              harvest_to: addDays(DAY, left + 10),
              harvested_on: status === 'harvested' ? addDays(DAY, -3) : null,
            }),
          ),
        { maxLength: 6 },
      ),
      checks: fc.array(
        fc
          .record({
            condition: fc.constantFrom(...conditionKeys),
            id: fc.uuid(),
            field_id: fc.constantFrom(...ids, 'gone', null),
            crop_type: fc.constantFrom(null, ...names),
            severity: fc.constantFrom('low', 'critical'),
          })
          .map(({ condition, ...over }) => check(condition, over)),
        { maxLength: 4 },
      ),
      alerts: fc.array(
        fc.record({
          field_id: fc.constantFrom(...ids),
          theme: fc.constantFrom(
            'rain',
            'late_blight',
            'dry_spell',
            'bean_disease',
            'sucking',
            'armyworm',
            'tuta',
            'frost',
          ),
          condition: fc.option(fc.constantFrom(...conditionKeys), { nil: null }),
          crop: fc.option(fc.constantFrom(...names), { nil: null }),
          urgency: fc.integer({ min: 1, max: 5 }),
          until: fc.constant(DAY),
        }),
        { maxLength: 3 },
      ),
      weather: fc
        .integer({ min: 0, max: 30 })
        .map(
          (rain) =>
            new Map(
              ids.map((id) => [id, Array.from({ length: 8 }, (_, i) => ({ date: addDays(DAY, i), rain }))]),
            ) as unknown as FarmFacts['weather'],
        ),
    }),
  );

const isOfBook = (action: string, of: string): boolean => {
  const { fits, pages } = organicAction(action)!;
  const book = cropByKey(of)?.book ?? null;
  return (
    fits?.crops === 'any' ||
    (fits !== null && fits.crops.includes(of)) ||
    pages.some((page) => page.startsWith('any___') || (book !== null && page.startsWith(`${book}___`)))
  );
};

/** The problem with a choice; null without one. */
const faultOf = ({ action, fieldId, crop: of }: Choice, facts: FarmFacts): string | null => {
  if (of !== null && !isOfBook(action, of)) return `${action} is not for ${of}`;
  if (fieldId === null) return null;
  const here = [...facts.checks, ...facts.alerts].filter(({ field_id: on }) => on === fieldId);
  const banned = forbiddenBy(
    here.flatMap(({ condition }) =>
      condition !== null && conditionByKey(condition)?.type !== 'healthy' ? [condition] : [],
    ),
  );
  const rainsToday = facts.weather.get(fieldId)![0]!.rain! >= 1;
  const broken = (organicAction(action)!.does ?? []).filter(
    (one) => banned.has(one) && (one !== 'work_wet' || rainsToday),
  );
  if (broken.length > 0) return `${action} is forbidden: ${broken.join()}`;
  const grown = facts.crops.filter((c) => c.field_id === fieldId).map(({ crop_type }) => crop_type);
  return of !== null && grown.length > 0 && !grown.includes(of)
    ? `${action} is for ${of}, which does not grow there`
    : null;
};

test('ORG-09 on any farm no offered action is forbidden on its field, and each fits a crop that grows there', () => {
  fc.assert(
    fc.property(anyFarm, (facts) => {
      expect(ranked(facts).flatMap((choice) => faultOf(choice, facts) ?? [])).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('ORG-09 for every condition, actions that its page forbids are not offered on a field with that condition', () => {
  for (const condition of conditionKeys) {
    const { type, crop: book } = conditionByKey(condition)!;
    if (type === 'healthy') continue;
    const grown = names.filter((key) => book === 'any' || cropByKey(key)?.book === book).slice(0, 3);
    for (const of of grown)
      for (const planting_date of [addDays(DAY, -10), addDays(DAY, -40), addDays(DAY, -75)]) {
        const offered = ranked({
          fields: [field('f1')],
          crops: [crop('f1', of, { planting_date })],
          checks: [check(condition, { crop_type: of })],
        });
        const banned = forbiddenBy([condition]);
        const broken = offered.filter(({ action }) =>
          (organicAction(action)!.does ?? []).some((one) => one !== 'work_wet' && banned.has(one)),
        );
        expect([condition, of, broken.map(({ action }) => action)]).toEqual([condition, of, []]);
      }
  }
});
