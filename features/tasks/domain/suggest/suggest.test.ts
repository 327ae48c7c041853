import { expect, test } from 'vitest';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import { addDays } from '#kit/pure/days.ts';
import type { FieldFacts, TaskFacts } from './facts.ts';
import { suggestTasks } from './suggest-tasks.ts';
import { savedReason, suggestionText } from './suggestion-text.ts';
import type { Suggestion, SuggestionRule } from './suggestion.ts';
import { calmWeek, cropFacts, factsWith, harvestWindow, cropPlantedAgo, TODAY } from './testing.ts';

const rulesOn = (field: Partial<FieldFacts>, today = TODAY): readonly SuggestionRule[] =>
  suggestTasks(factsWith(field), today).map(({ rule }) => rule);
const suggestionsOf = (
  field: Partial<FieldFacts>,
  rule: SuggestionRule,
  today = TODAY,
): readonly Suggestion[] => suggestTasks(factsWith(field), today).filter((one) => one.rule === rule);
const planted = (crop: string, days: number) => ({ crops: [cropPlantedAgo(crop, days)] });

test('PLN-20 suggests each crop step from a week before its first day until its last day', () => {
  const edges: readonly [crop: string, rule: SuggestionRule, first: number, last: number][] = [
    ['maize', 'weeding_first', 18, 28],
    ['maize', 'weeding_second', 38, 48],
    ['maize', 'gap_filling', 14, 21],
    ['maize', 'thinning', 21, 28],
    ['bean', 'weeding_first', 21, 28],
    ['potato', 'earthing_up', 28, 36],
    ['tomato', 'staking', 14, 28],
    ['cassava', 'gap_filling', 15, 21],
    ['sorghum', 'thinning', 21, 31],
  ];
  for (const [crop, rule, first, last] of edges) {
    const within = (days: number): boolean =>
      rulesOn({ crops: [cropPlantedAgo(crop, days, { totalDays: crop === 'bean' ? 95 : 137 })] }).includes(
        rule,
      );
    expect([crop, rule, within(first - 8), within(first - 7), within(last), within(last + 1)]).toEqual([
      crop,
      rule,
      false,
      true,
      true,
      rule === 'earthing_up',
    ]);
  }
});

test('PLN-20 top dressing depends on the variety: early maize is fed sooner than highland maize', () => {
  const [early, late] = [95, 210].map(
    (totalDays) => suggestionsOf({ crops: [cropPlantedAgo('maize', 30, { totalDays })] }, 'top_dressing')[0],
  );
  expect(early?.until).toBeDefined();
  expect(late?.from).toBeDefined();
  expect(early!.until < late!.until && early!.from < late!.from).toBe(true);
});

test('beans of an early variety have no second weeding, because they already flower', () => {
  expect(suggestionsOf({ crops: [cropPlantedAgo('bean', 36, { totalDays: 65 })] }, 'weeding_second')).toEqual(
    [],
  );
  expect(
    suggestionsOf({ crops: [cropPlantedAgo('bean', 36, { totalDays: 110 })] }, 'weeding_second'),
  ).toHaveLength(1);
});

test('suggests no weeding, feeding or scouting after the harvest window on the crop’s page', () => {
  const careRules = (over: object) =>
    rulesOn({ crops: [cropPlantedAgo('potato', 75, { totalDays: 60, ...over })] }).filter(
      (rule) => rule !== 'harvest_window',
    );
  expect(careRules({})).toContain('scouting');
  expect(careRules(harvestWindow(-20, -15))).toEqual([]);
  // A crop that is picked for weeks still needs care.
  expect(
    rulesOn({ crops: [cropPlantedAgo('tomato', 80, { totalDays: 120, ...harvestWindow(-10, -5) })] }),
  ).toContain('scouting');
});

test('suggests scouting for fall armyworm once a week while maize is at risk', () => {
  const weeks = new Set(
    Array.from({ length: 36 }, (_, i) => suggestionsOf(planted('maize', 14 + i), 'scouting'))
      .flat()
      .map(({ key }) => key),
  );
  expect(weeks.size).toBe(5);
  expect(suggestionsOf(planted('maize', 50), 'scouting')).toEqual([]);
});

test('land preparation and planting follow the county’s weeks; unknown weeks give no suggestion', () => {
  const harvested = [cropFacts({ state: 'over', plantedOn: '2025-03-20', harvestedOn: '2025-08-01' })];
  const land = (today: string, county: string | null = 'Nakuru') =>
    rulesOn({ crops: harvested, county }, today);
  expect(land('2026-01-24')).toEqual([]);
  expect(land('2026-01-25')).toEqual(['land_preparation']);
  expect(land('2026-02-25')).toEqual(['land_preparation', 'planting_window']);
  expect(land('2026-03-01')).toEqual(['planting_window']);
  expect(land('2026-04-20')).toEqual(['planting_window']);
  expect(land('2026-04-21')).toEqual([]);
  expect(land('2026-03-01', null)).toEqual([]);
  expect(land('2026-03-01', 'Turkana')).toEqual([]);
  expect(rulesOn({ county: 'Nakuru' }, '2026-03-01')).toEqual([]);
  expect(
    rulesOn({ county: 'Nakuru', crops: [cropPlantedAgo('coffee', 900)] }, '2026-03-01').filter(
      (rule) => rule === 'planting_window',
    ),
  ).toEqual([]);
});

test('PLN-20 the farmer’s planned planting day takes precedence over the county’s planting weeks', () => {
  const at = (plannedOn: string | null, today: string) =>
    suggestTasks(
      factsWith({ county: 'Nakuru', crops: [cropFacts({ state: 'planned', plannedOn })] }),
      today,
    ).map(({ rule, due }) => [rule, due]);
  expect(at('2026-04-10', '2026-03-05')).toEqual([]);
  expect(at('2026-04-10', '2026-03-13')).toEqual([['land_preparation', '2026-03-13']]);
  expect(at('2026-04-10', '2026-04-05')).toEqual([
    ['land_preparation', '2026-04-05'],
    ['planting_window', '2026-04-10'],
  ]);
  // The planned day has passed: the page asks whether it was planted, and the county's planting weeks apply
  // again.
  expect(at('2026-04-10', '2026-04-12')).toEqual([['planting_window', '2026-04-12']]);
  // A planned day outside the county's planting weeks is the farmer's own decision, for example with
  // irrigation.
  expect(at('2026-06-20', '2026-04-12')).toEqual([]);
  expect(at(null, '2026-03-05')).toEqual([['planting_window', '2026-03-05']]);
});

test('a forecast that says wait hides the planting suggestion; the rains make it urgent', () => {
  const crops = [cropFacts({ state: 'planned' })];
  const gate = (which: 'wait' | 'prepare' | 'plant') => ({
    gate: which,
    why: {
      reason: which === 'plant' ? ('rains_came' as const) : ('no_rain' as const),
      wet: { from: TODAY, to: TODAY, mm: 31 },
      dry: null,
      knownDaysAfter: 12,
      limit: 20,
    },
  });
  const at = (which: 'wait' | 'prepare' | 'plant') =>
    suggestionsOf(
      { crops, county: 'Nakuru', gate: gate(which), forecastDays: calmWeek() },
      'planting_window',
      '2026-04-10',
    );
  expect(at('wait')).toEqual([]);
  expect(at('prepare')[0]?.priority).toBe('medium');
  expect(at('plant')[0]).toMatchObject({
    priority: 'high',
    due: '2026-04-10',
    until: '2026-04-20',
    crop: 'maize',
    figures: { rain: 31 },
  });
});

const water = (over: object) => ({
  advice: 'water' as const,
  isReliable: true,
  depletion: 60,
  raw: 50,
  need: { net: 60, gross: 75, litres: 30_000, jerricans: 1500 },
  ...over,
});

test('suggests irrigation only on an irrigated field that is short of water by a reliable balance', () => {
  const irrigations = (over: object, isIrrigated = true) =>
    suggestionsOf(
      { isIrrigated, crops: [cropPlantedAgo('tomato', 40, { water: water(over) })] },
      'irrigate_today',
    ).length;
  expect(irrigations({})).toBe(1);
  expect([
    irrigations({ isReliable: false }),
    irrigations({ advice: 'soon' }),
    irrigations({ advice: 'rain_comes' }),
    irrigations({ need: null }),
    irrigations({}, false),
  ]).toEqual([0, 0, 0, 0, 0]);
  expect(
    suggestionsOf({ isIrrigated: true, crops: [cropPlantedAgo('tomato', 40)] }, 'irrigate_today'),
  ).toEqual([]);
});

test('top dressing waits for wet soil, but not past its last days or without a sure water balance', () => {
  const at = (days: number, over: object | null) =>
    suggestionsOf(
      {
        forecastDays: calmWeek(),
        crops: [cropPlantedAgo('maize', days, { totalDays: 137, water: over && water(over) })],
      },
      'top_dressing',
    ).length;
  expect([
    at(30, {}),
    at(30, { depletion: 40 }),
    at(30, null),
    at(30, { isReliable: false }),
    at(42, {}),
  ]).toEqual([0, 1, 1, 1, 1]);
});

test('PLN-20 names a forecast only if the weather affects the task, and says when rain moved its day', () => {
  const forecastAt = '2026-04-20T03:00:00.000Z';
  const wet = calmWeek().map((day, i) => (i < 2 ? { ...day, rain: 20 } : day));
  const weeding = (forecastDays: ReturnType<typeof calmWeek>) =>
    suggestionsOf({ crops: [cropPlantedAgo('maize', 20)], forecastDays, forecastAt }, 'weeding_first')[0]!;
  expect([weeding(calmWeek()).forecastAt, weeding(calmWeek()).due]).toEqual([null, TODAY]);
  expect([weeding(wet).forecastAt, weeding(wet).due]).toEqual([forecastAt, addDays(TODAY, 2)]);
  expect(suggestionText(weeding(calmWeek()), 'en').forecast).toBeNull();
  expect(suggestionText(weeding(wet), 'en')).toMatchObject({
    why: expect.stringMatching(/Rain is forecast until then; 22 April looks drier\.$/),
    forecast: 'From the forecast of 20 April.',
  });
  expect(savedReason(suggestionText(weeding(wet), 'sw'))).toMatch(
    /22 Aprili inaonekana kuwa na mvua kidogo\. Kwa utabiri wa 20 Aprili\.$/,
  );
});

test('PLN-20 a seasonal suggestion names the crop stage, so that tasks can be filtered by stage', () => {
  const stageOf = (crop: string, days: number, rule: SuggestionRule) =>
    suggestionsOf(planted(crop, days), rule)[0]?.stage;
  expect([
    stageOf('maize', 20, 'weeding_first'),
    stageOf('maize', 45, 'weeding_second'),
    stageOf('coffee', 900, 'pruning'),
  ]).toEqual(['seedling', 'vegetative', undefined]);
  expect(suggestionsOf({ crops: [cropPlantedAgo('coffee', 900)] }, 'pruning', '2026-01-10')[0]?.stage).toBe(
    'evergreen',
  );
  expect(
    suggestionsOf(
      { county: 'Nakuru', crops: [cropFacts({ state: 'planned' })] },
      'land_preparation',
      '2026-02-10',
    )[0]?.stage,
  ).toBe('pre-planting');
  expect(
    suggestionsOf({ crops: [cropPlantedAgo('maize', 125, harvestWindow(2, 20))] }, 'harvest_window')[0]
      ?.stage,
  ).toBe('ripening');
});

const sick = (ago: number, id = 's1') => ({
  id,
  crop: 'tomato',
  condition: 'tomato___late_blight',
  on: addDays(TODAY, -ago),
});

test('suggests a second check of a sick leaf from day 5 to day 14, unless a newer check exists', () => {
  const due = (ago: number) => suggestionsOf({ sickLeaves: [sick(ago)] }, 'look_again').map((one) => one.due);
  expect([due(4), due(5), due(14), due(15)]).toEqual([[], [addDays(TODAY, 2)], [TODAY], []]);
  expect(suggestionsOf({ sickLeaves: [sick(9), sick(2, 's2')] }, 'look_again')).toEqual([]);
  expect(
    suggestionsOf(
      {
        sickLeaves: [
          { ...sick(7), condition: 'tomato___healthy' },
          { ...sick(7, 's3'), condition: 'nothing___known' },
        ],
      },
      'look_again',
    ),
  ).toEqual([]);
});

test('advises to delay spraying before rain or wind, only with a sick leaf and a better day', () => {
  const wet = calmWeek().map((day, i) => (i < 2 ? { ...day, rain: 12 } : day));
  const sprayWaits = (field: Partial<FieldFacts>) => suggestionsOf(field, 'spray_wait');
  expect(sprayWaits({ forecastDays: wet, sickLeaves: [sick(3)] })[0]).toMatchObject({
    until: addDays(TODAY, 1),
    figures: { better: addDays(TODAY, 2), mm: 12, fault: 'rain' },
  });
  expect(sprayWaits({ forecastDays: wet })).toEqual([]);
  expect(sprayWaits({ forecastDays: calmWeek(), sickLeaves: [sick(3)] })).toEqual([]);
  expect(sprayWaits({ forecastDays: calmWeek({ rain: 12 }), sickLeaves: [sick(3)] })).toEqual([]);
  expect(sprayWaits({ forecastDays: calmWeek({ rain: null }), sickLeaves: [sick(3)] })).toEqual([]);
  expect(
    sprayWaits({
      forecastDays: calmWeek().map((d, i) => (i === 0 ? { ...d, windMax: 22 } : d)),
      sickLeaves: [sick(3)],
    })[0]?.figures,
  ).toMatchObject({ fault: 'wind', wind: 22 });
  const spraying: TaskFacts = {
    field_id: 'field-1',
    category: 'spraying',
    due_date: TODAY,
    completed_on: null,
    status: 'pending',
    suggestion_key: null,
  };
  expect(suggestTasks({ ...factsWith({ forecastDays: wet }), tasks: [spraying] }, TODAY).length).toBe(0);
});

test('suggests harvest from 7 days before its window to 14 days after; rain on ripe grain is urgent', () => {
  const at = (first: number, last: number, rain = 0) =>
    suggestionsOf(
      { forecastDays: calmWeek({ rain }), crops: [cropPlantedAgo('maize', 130, harvestWindow(first, last))] },
      'harvest_window',
    )[0];
  expect([at(8, 20), at(7, 20)?.due, at(-30, -14)?.until, at(-30, -15)]).toEqual([
    undefined,
    addDays(TODAY, 14),
    TODAY,
    undefined,
  ]);
  expect([at(0, 10, 3)?.priority, at(0, 10, 1)?.priority, at(3, 10, 3)?.priority]).toEqual([
    'high',
    'medium',
    'medium',
  ]);
  expect(suggestionsOf({ crops: [cropPlantedAgo('maize', 130)] }, 'harvest_window')).toEqual([]);
});

test('suggests drying grain for three weeks after harvest, on a dry day; not leaves or tubers', () => {
  const harvestedAgo = (crop: string, ago: number) => ({
    crops: [cropPlantedAgo(crop, 140, { state: 'over', harvestedOn: addDays(TODAY, -ago) })],
  });
  expect([
    rulesOn(harvestedAgo('maize', 0)),
    rulesOn(harvestedAgo('maize', 21)),
    rulesOn(harvestedAgo('maize', 22)),
    rulesOn(harvestedAgo('kale', 1)),
  ]).toEqual([['dry_and_store'], ['dry_and_store'], [], []]);
  const wetFirst = calmWeek().map((day, i) => (i < 2 ? { ...day, rain: 9 } : day));
  expect(
    suggestionsOf({ ...harvestedAgo('groundnut', 1), forecastDays: wetFirst }, 'dry_and_store')[0]?.due,
  ).toBe(addDays(TODAY, 2));
});

const raised = (over: Partial<RaisedAlert> = {}): RaisedAlert => ({
  rule: 'FAW_GENERATION',
  theme: 'armyworm',
  category: 'pest',
  urgency: 3,
  basis: 'published',
  confidence: 'high',
  doubts: [],
  cause: 'c',
  crop: 'maize',
  condition: 'maize___fall_armyworm',
  seen: {
    days: [TODAY],
    ahead: 0,
    numbers: {},
    conditions: { temperature: null, humidity: null, windSpeed: null, rainfall: null },
    nearbyFarmers: 0,
    nearbyOn: null,
  },
  from: TODAY,
  until: addDays(TODAY, 9),
  doFirst: ['faw_scout'],
  tell: 'now',
  ...over,
});

test('an open alert becomes a task until it is over and replaces scouting for the same pest', () => {
  const at = (over: Partial<RaisedAlert>) =>
    suggestionsOf({ alerts: [{ id: 'a1', raised: raised(over) }] }, 'alert_follow_up').length;
  expect([
    at({}),
    at({ until: TODAY }),
    at({ until: addDays(TODAY, -1) }),
    at({ urgency: 1 }),
    at({ theme: 'spray' }),
  ]).toEqual([1, 1, 0, 0, 0]);
  expect(rulesOn({ ...planted('maize', 30), alerts: [{ id: 'a1', raised: raised() }] })).not.toContain(
    'scouting',
  );
});

test('coffee is pruned in January and February, and picked in its harvest months once it bears', () => {
  const coffee = (age: number, today: string) =>
    rulesOn(
      { crops: [cropFacts({ crop: 'coffee', plantedOn: addDays(today, -age), totalDays: null })] },
      today,
    );
  expect(coffee(2000, '2026-02-28')).toContain('pruning');
  expect(coffee(2000, '2026-03-01')).not.toContain('pruning');
  expect([
    coffee(2000, '2026-10-01').includes('harvest_window'),
    coffee(2000, '2026-09-30').includes('harvest_window'),
    coffee(700, '2026-10-01').includes('harvest_window'),
  ]).toEqual([true, false, false]);
});
