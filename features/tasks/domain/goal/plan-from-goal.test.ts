import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counties } from '#features/places/domain/counties.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { toHectares } from '#kit/pure/units.ts';
import { cropWorks, taskSources } from '#knowledge/tasks/index.ts';
import { suggestTasks } from '../suggest/suggest-tasks.ts';
import { suggestionText } from '../suggest/suggestion-text.ts';
import { cropFacts, factsWith, harvestWindow, cropPlantedAgo, TODAY } from '../suggest/testing.ts';
import { type GoalField, type GoalPlan, defaultFieldFor, planFromGoal } from './plan-from-goal.ts';

const ACRE = toHectares(1, 'acres');
const field = (over: Partial<GoalField> = {}): GoalField => ({
  id: 'field-1',
  county: 'Nakuru',
  isIrrigated: false,
  crops: [],
  hectares: ACRE,
  band: 'high',
  sickLeaves: [],
  alerts: [],
  forecastDays: [],
  forecastAt: null,
  ...over,
});
const plan = (text: string, over: Partial<GoalField> = {}, today: Day = '2026-01-15'): GoalPlan =>
  planFromGoal(text, field(over), today)!;
const days = ({ steps }: GoalPlan, rule: string): readonly Day[] =>
  steps.filter((s) => s.rule === rule).map((s) => s.due);

test('PLN-20 a goal becomes a dated plan from land preparation to storage, in the county’s planting weeks', () => {
  const maize = plan('20 bags an acre of maize');
  expect(maize).toMatchObject({
    crop: 'maize',
    plantingOn: '2026-03-01',
    chosen: { by: 'county', until: '2026-04-20' },
    hectares: ACRE,
  });
  expect([...new Set(maize.steps.map((s) => s.rule))]).toEqual([
    'get_ready',
    'land_preparation',
    'planting_window',
    'gap_filling',
    'scouting',
    'weeding_first',
    'thinning',
    'top_dressing',
    'weeding_second',
    'harvest_window',
    'dry_and_store',
  ]);
  expect([
    days(maize, 'land_preparation'),
    days(maize, 'weeding_first'),
    days(maize, 'weeding_second'),
  ]).toEqual([['2026-02-01'], ['2026-03-19'], ['2026-04-08']]);
  for (let i = 1; i < maize.steps.length; i++)
    expect(maize.steps[i]!.due >= maize.steps[i - 1]!.due).toBe(true);
});

test('a goal is compared with what the place usually yields, and an unreachable one is called so', () => {
  const level = (text: string, over: Partial<GoalField> = {}) => plan(text, over).feasibility.level;
  expect(level('10 bags an acre of maize', { county: 'Nakuru' })).toBe('usual');
  expect(level('20 bags an acre of maize', { county: 'Nakuru' })).toBe('more');
  expect(level('60 bags an acre of maize', { county: 'Trans Nzoia' })).toBe('above');
  // Exactly the best reachable harvest, and one bag more.
  expect([level('42 bags an acre of maize'), level('43 bags an acre of maize')]).toEqual(['more', 'above']);
  expect(level('20 bags an acre of maize', { county: 'Kitui', band: 'low' })).toBe('above');
  expect(plan('20 bags an acre of maize', { county: 'Kitui', band: 'low' }).feasibility).toMatchObject({
    usual: { kg: 410, county: 'Kitui' },
    best: { source: 'kalro_maize_yield' },
  });
  expect(level('grow maize')).toBe('unknown');
  expect(level('ndizi mikungu 30')).toBe('usual');
});

test('a target for the whole field is divided by its area, in any unit', () => {
  const target = (text: string, hectares = 1) =>
    Math.round(plan(text, { hectares }).feasibility.target ?? -1);
  expect([
    target('20 bags of maize'),
    target('20 bags of maize', 2),
    target('2 tonnes of maize a hectare'),
    target('1800 kg maize', 2),
    target('20 bags of maize on 2 acres'),
  ]).toEqual([1800, 900, 2000, 900, Math.round(1800 / toHectares(2, 'acres'))]);
  expect([
    target('40 bags of potatoes'),
    target('magunia ya kilo 110 kumi ya viazi'),
    target('40 bags of cassava'),
  ]).toEqual([2000, 1100, -1]);
});

test('inputs scale with the area; an input without a sourced price has none', () => {
  const [one, two] = [plan('maize', { hectares: ACRE }), plan('maize on 2 acres')];
  const seed = (p: GoalPlan) => p.inputs.find(({ what }) => what.en === 'Seed');
  expect([seed(one)?.amount, seed(two)?.amount, seed(one)?.price]).toEqual([
    { low: 8, high: 10 },
    { low: 16, high: 20 },
    null,
  ]);
  const can = one.inputs.find(({ at }) => at === 'top_dressing');
  expect(can).toMatchObject({
    amount: { low: 1, high: 2 },
    unit: 'bag_50kg',
    price: { kes: { low: 2500, high: 13_000 }, year: 2023 },
  });
  expect([one.cost?.kes, one.cost?.years, one.labour]).toEqual([{ low: 31_000, high: 33_000 }, '2018', null]);
  expect(plan('tomatoes').labour).toMatchObject({ days: { low: 100, high: 100 }, years: '2025' });
  expect([plan('sorghum').cost, plan('sorghum').labour]).toEqual([null, null]);
  expect(plan('potatoes on half an acre')).toMatchObject({
    cost: { kes: { low: 24_000, high: 28_000 }, years: '2018' },
    labour: { days: { low: 25, high: 25 }, years: null },
  });
  expect([plan('onions').cost?.kes, plan('onions').labour]).toEqual([{ low: 250_000, high: 400_000 }, null]);
});

test('a growing crop keeps its planting date; past work and past inputs are left out', () => {
  const crops = [cropPlantedAgo('maize', 30, harvestWindow(100, 120))];
  const standing = plan('20 bags an acre', { crops }, TODAY);
  expect(standing).toMatchObject({ crop: 'maize', chosen: null, plantingOn: addDays(TODAY, -30) });
  expect(standing.steps.map((s) => s.rule)).not.toContain('planting_window');
  expect(days(standing, 'weeding_first')).toEqual([]);
  expect(standing.inputs.map(({ at }) => at)).toEqual(['top_dressing']);
  expect(
    plan('20 bags an acre', { crops: [cropPlantedAgo('maize', 70, harvestWindow(60, 80))] }, TODAY).inputs,
  ).toEqual([]);
  // Harvest on the day shown on the crop's page, drying only after it.
  expect([...days(standing, 'harvest_window'), ...days(standing, 'dry_and_store')]).toEqual([
    addDays(TODAY, 110),
    addDays(TODAY, 111),
  ]);
});

test('a planned crop keeps its planting day and harvest days, unless the goal names another time', () => {
  const own = addDays(TODAY, 40);
  const crops = [cropFacts({ state: 'planned', plannedOn: own, ...harvestWindow(160, 180) })];
  const planned = plan('20 bags of maize an acre', { crops, county: 'Nakuru' }, TODAY);
  expect(planned).toMatchObject({
    plantingOn: own,
    chosen: { by: 'crop' },
    harvest: harvestWindow(160, 180).harvest,
  });
  expect([...days(planned, 'planting_window'), ...days(planned, 'harvest_window')]).toEqual([
    own,
    addDays(TODAY, 170),
  ]);
  expect(plan('maize in August', { crops }, TODAY)).toMatchObject({
    plantingOn: '2026-08-01',
    chosen: { by: 'said' },
  });
  expect(
    plan('20 bags of maize an acre', { crops: [cropFacts({ state: 'planned' })], county: 'Nakuru' }, TODAY)
      .chosen?.by,
  ).toBe('county');
});

test('season, month and irrigation decide the planting day', () => {
  expect(plan('maharagwe vuli', { county: 'Kiambu' })).toMatchObject({
    plantingOn: '2026-10-05',
    chosen: { by: 'county' },
  });
  expect(plan('maize in the short rains', { county: 'Uasin Gishu' })).toMatchObject({
    plantingOn: '2026-10-15',
    chosen: { by: 'country' },
  });
  expect(plan('potatoes in August').plantingOn).toBe('2026-08-01');
  expect(plan('maize', { county: null })).toMatchObject({
    plantingOn: '2026-03-14',
    chosen: { by: 'country', source: 'fews_seasons' },
  });
  expect(plan('nyanya', { isIrrigated: true })).toMatchObject({
    plantingOn: addDays('2026-01-15', 35),
    chosen: { by: 'water' },
  });
  expect(days(plan('nyanya', { isIrrigated: true }), 'nursery')).toEqual(['2026-01-15']);
  // Within the planting weeks, a week is reserved for preparation. In their last days, the next are used.
  expect(plan('maize', {}, '2026-04-13').plantingOn).toBe('2026-04-20');
  expect(plan('maize', {}, '2026-04-14').plantingOn).toBe('2027-03-01');
});

test('the goal refers to the field with that crop', () => {
  const fields = [
    field({ id: 'a', crops: [cropPlantedAgo('bean', 20)] }),
    field({ id: 'b', crops: [cropFacts({ state: 'planned' })] }),
    field({ id: 'c', crops: [cropPlantedAgo('maize', 9)] }),
  ];
  const meant = (text: string, some = fields) => defaultFieldFor(text, some)?.id ?? null;
  expect([
    meant('20 magunia ya mahindi'),
    meant('20 bags of maize', fields.slice(0, 2)),
    meant('potatoes'),
    meant('maharagwe'),
    meant('maize', []),
  ]).toEqual(['c', 'b', 'a', 'a', null]);
});

test('text without a crop, and crops without known work, make no plan', () => {
  expect(
    planFromGoal('I want to be rich', field({ crops: [cropPlantedAgo('maize', 30)] }), TODAY),
  ).toBeNull();
  expect(planFromGoal('I want to be rich', field(), TODAY)).toBeNull();
  expect(planFromGoal('20 bags of wheat', field(), TODAY)).toBeNull();
  expect(
    planFromGoal('20 bags', field({ crops: [cropFacts(), cropFacts({ crop: 'bean' })] }), TODAY),
  ).toBeNull();
});

test('a plan includes the first occurrences of repeated work', () => {
  const looks = plan('sukuma wiki').steps.filter(
    ({ conditionKey }) => conditionKey === 'kale___diamondback_moth',
  );
  expect(looks.map(({ due }) => due)).toEqual([0, 7, 14].map((more) => addDays(looks[0]!.due, more)));
});

test('for any crop, county and day: steps in order, each with rule, reason and source, none in the past', () => {
  const anyDay = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2025-06-01', n));
  fc.assert(
    fc.property(
      fc.constantFrom(...cropWorks.map(({ crop }) => crop)),
      fc.constantFrom(null, ...counties),
      fc.boolean(),
      anyDay,
      (crop, county, isIrrigated, today) => {
        const made = planFromGoal(crop.replace('_', ' '), field({ county, isIrrigated }), today);
        expect(made?.crop).toBe(crop);
        expect(new Set(made!.steps.map(({ key }) => key)).size).toBe(made!.steps.length);
        expect(made!.steps.length).toBeGreaterThan(3);
        for (const step of made!.steps) {
          expect(step.due >= today && step.due <= step.until && step.from <= step.due).toBe(true);
          expect(taskSources[step.source]).toBeDefined();
          for (const language of ['en', 'sw'] as const)
            expect(
              Object.values(suggestionText(step, language)).every(
                (text) => text === null || (text.length > 5 && !/undefined|NaN| {2}/.test(text)),
              ),
            ).toBe(true);
        }
        expect(planFromGoal(crop.replace('_', ' '), field({ county, isIrrigated }), today)).toEqual(made);
      },
    ),
  );
});

test('work already in a plan is not suggested again, before or after planting', () => {
  const made = plan('maize', {}, '2026-02-10');
  const tasks = made.steps.map(({ key, field_id, category, due }) => ({
    field_id,
    category,
    due_date: due,
    completed_on: null,
    status: 'pending' as const,
    suggestion_key: key,
  }));
  const free = factsWith({ county: 'Nakuru', crops: [cropFacts({ state: 'over' })] });
  expect(suggestTasks(free, '2026-02-10').map(({ rule }) => rule)).toEqual(['land_preparation']);
  expect(suggestTasks({ ...free, tasks }, '2026-02-10')).toEqual([]);
  const grown = factsWith({
    county: 'Nakuru',
    crops: [cropFacts({ plantedOn: '2026-03-03', totalDays: 210 })],
  });
  expect(suggestTasks(grown, '2026-03-25').length).toBeGreaterThan(1);
  expect(suggestTasks({ ...grown, tasks }, '2026-03-25')).toEqual([]);
});

test('PLN-20 a plan from a goal leaves out work that a disease in the field forbids, and names the disease', () => {
  const today = '2026-03-01';
  const found = (condition: string, on: Day) => ({ sickLeaves: [{ id: 'leaf', crop: null, condition, on }] });
  const beans = plan('beans', found('bean___root_rot', '2026-02-28'), today);
  expect(beans.steps).toEqual([]);
  expect(beans.leftOut.map(({ step, condition }) => [step.rule, condition])).toEqual([
    ['planting_window', 'bean___root_rot'],
  ]);
  expect(plan('maize', found('bean___root_rot', '2026-02-28'), today).leftOut).toEqual([]);
  // For a growing crop, one kind of work is left out while the condition is open, and the rest remains.
  const maize = (on: Day) =>
    plan(
      'maize',
      { crops: [cropPlantedAgo('maize', 30, { totalDays: 137 })], ...found('any___drought', on) },
      TODAY,
    );
  const dry = maize(addDays(TODAY, -1));
  expect(dry.leftOut.map(({ step, condition }) => [step.rule, condition])).toContainEqual([
    'top_dressing',
    'any___drought',
  ]);
  expect(dry.steps.length).toBeGreaterThan(0);
  expect(maize(addDays(TODAY, -100)).leftOut).toEqual([]);
});
