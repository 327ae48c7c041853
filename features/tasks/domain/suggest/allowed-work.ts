import { addDays, type Day } from '#kit/pure/days.ts';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { cropOfCheck, lastingBans } from '#knowledge/sprays/ban-durations.ts';
import { forbiddenBy, type Prohibition } from '#knowledge/sprays/forbids.ts';
import { MAX_OPEN_DAYS } from '#knowledge/water-forbidden.ts';
import type { FieldFacts } from './facts.ts';
import type { Suggestion, SuggestionRule } from './suggestion.ts';

/** The work of each rule that a condition may forbid. */
const RULE_PROHIBITIONS: Readonly<Partial<Record<SuggestionRule, readonly Prohibition[]>>> = {
  top_dressing: ['nitrogen', 'fertilizer'],
  irrigate_today: ['water'],
  spray_wait: ['spray'],
  pruning: ['cut_plants', 'strip_leaves'],
  desuckering: ['cut_plants'],
};
/** Planting work that a condition forbids only for its own crop and related ones. */
const PLANTING_PROHIBITIONS: Readonly<Partial<Record<SuggestionRule, readonly Prohibition[]>>> = {
  gap_filling: ['replant'],
  planting_window: ['replant', 'next_crop'],
};
/** Work among the plants, avoided while leaves are wet. */
const AMONG_PLANTS: readonly SuggestionRule[] = [
  'gap_filling',
  'thinning',
  'weeding_first',
  'weeding_second',
  'top_dressing',
  'earthing_up',
  'staking',
  'pruning',
  'desuckering',
  'scouting',
  'look_again',
];
/** Daily rain, mm, from which leaves count as wet. The same as for organic work. */
const WET_LEAF_RAIN_MM = 1;

/** The field facts that this rule reads. */
export type ConditionFacts = Pick<
  FieldFacts,
  'sickLeaves' | 'alerts' | 'crops' | 'forecastDays' | 'forecastAt'
>;

/** The conditions open on a field: found on a leaf, or warned of in an alert. */
const openConditionsOn = ({ sickLeaves, alerts }: ConditionFacts, today: Day): readonly string[] => [
  ...sickLeaves
    .filter(
      ({ condition, on }) =>
        on >= addDays(today, -MAX_OPEN_DAYS) && conditionByKey(condition)?.type !== 'healthy',
    )
    .map(({ condition }) => condition),
  ...alerts.flatMap(({ raised: { condition, until } }) =>
    condition !== null && until >= today ? [condition] : [],
  ),
];

const affectsCrop = (condition: string, crop: string | null): boolean => {
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  return book !== null && conditionByKey(condition)?.crop === book;
};

/** What earlier checks still forbid for related crops on the field. */
const lastingProhibitions = (
  { sickLeaves, crops }: ConditionFacts,
  crop: string | null,
  today: Day,
): readonly Prohibition[] =>
  sickLeaves.flatMap(({ condition, on }) => {
    if (!affectsCrop(condition, crop) || conditionByKey(condition)?.type === 'healthy') return [];
    const own = crops.filter((one) => affectsCrop(condition, one.crop));
    const state = cropOfCheck(
      on,
      own.map(({ plantedOn, state: now }) => ({ plantedOn, isActive: now === 'ground' })),
    );
    return lastingBans(condition, on, state, today);
  });

/** Moves it to a dry day in its period: null if none is forecast, unchanged if rain on `due` is unknown. */
const onDryDay = (one: Suggestion, { forecastDays, forecastAt }: ConditionFacts): Suggestion | null => {
  for (let day = one.due; day <= one.until; day = addDays(day, 1)) {
    const rain = forecastDays.find(({ date }) => date === day)?.rain ?? null;
    if (rain === null) return day === one.due ? one : null;
    if (rain < WET_LEAF_RAIN_MM)
      return day === one.due
        ? one
        : { ...one, due: day, figures: { ...one.figures, drier: day }, forecastAt };
  }
  return null;
};

/** Removes work that the field's open conditions forbid, or postpones it to a dry day. */
export const allowedWork = (
  work: readonly Suggestion[],
  field: ConditionFacts,
  today: Day,
): readonly Suggestion[] => {
  const open = openConditionsOn(field, today);
  if (open.length === 0 && field.sickLeaves.length === 0) return work;
  const banned = forbiddenBy(open);
  return work.flatMap((one) => {
    const cropProhibitions = new Set([
      ...forbiddenBy(open.filter((condition) => affectsCrop(condition, one.crop))),
      ...lastingProhibitions(field, one.crop, today),
    ]);
    if (
      RULE_PROHIBITIONS[one.rule]?.some((key) => banned.has(key)) ||
      PLANTING_PROHIBITIONS[one.rule]?.some((key) => cropProhibitions.has(key))
    )
      return [];
    return banned.has('work_wet') && AMONG_PLANTS.includes(one.rule) ? (onDryDay(one, field) ?? []) : [one];
  });
};

/** The condition that forbids this work on a day; null when no single condition does. */
export const forbiddingCondition = (one: Suggestion, field: ConditionFacts, today: Day): string | null => {
  const known = [
    ...field.sickLeaves.map(({ condition }) => condition),
    ...field.alerts.map(({ raised }) => raised.condition),
  ];
  const isAgainst = (condition: string | null): boolean =>
    condition !== null &&
    allowedWork(
      [one],
      {
        ...field,
        sickLeaves: field.sickLeaves.filter((leaf) => leaf.condition === condition),
        alerts: field.alerts.filter(({ raised }) => raised.condition === condition),
      },
      today,
    ).length === 0;
  return known.find(isAgainst) ?? null;
};
