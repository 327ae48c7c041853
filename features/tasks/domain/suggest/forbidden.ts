import { addDays, type Day } from '#kit/pure/days.ts';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { cropOfCheck, lastingBans } from '#knowledge/sprays/ban-life.ts';
import { forbiddenBy, type Prohibition } from '#knowledge/sprays/forbids.ts';
import { OPEN_DAYS } from '#knowledge/water-forbidden.ts';
import type { FieldNow } from './facts.ts';
import type { Suggestion, SuggestionRule } from './suggestion.ts';

/** What a condition may forbid of the work that a rule asks for. */
const DOES: Readonly<Partial<Record<SuggestionRule, readonly Prohibition[]>>> = {
  top_dressing: ['nitrogen', 'fertilizer'],
  irrigate_today: ['water'],
  spray_wait: ['spray'],
  pruning: ['cut_plants', 'strip_leaves'],
  desuckering: ['cut_plants'],
};
/** Planting, which a condition forbids for its own crop and kindred ones only. */
const PLANTS: Readonly<Partial<Record<SuggestionRule, readonly Prohibition[]>>> = {
  gap_filling: ['replant'],
  planting_window: ['replant', 'next_crop'],
};
/** Work among the plants: left alone while leaves are wet. */
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
/** Rain of a day, mm, from which leaves are wet; the same as for organic work. */
const WETS = 1;

/** What this rule reads of a field. */
export type Conditions = Pick<FieldNow, 'sick' | 'alerts' | 'crops' | 'ahead' | 'forecastAt'>;

/** The conditions that are open on a field: found on a leaf, or warned of. */
const openOn = ({ sick, alerts }: Conditions, today: Day): readonly string[] => [
  ...sick
    .filter(
      ({ condition, on }) =>
        on >= addDays(today, -OPEN_DAYS) && conditionByKey(condition)?.type !== 'healthy',
    )
    .map(({ condition }) => condition),
  ...alerts.flatMap(({ raised: { condition, until } }) =>
    condition !== null && until >= today ? [condition] : [],
  ),
];

const isKin = (condition: string, crop: string | null): boolean => {
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  return book !== null && conditionByKey(condition)?.crop === book;
};

/** What earlier checks still forbid on the field for a crop of their kind. */
const lastingFor = ({ sick, crops }: Conditions, crop: string | null, today: Day): readonly Prohibition[] =>
  sick.flatMap(({ condition, on }) => {
    if (!isKin(condition, crop) || conditionByKey(condition)?.type === 'healthy') return [];
    const own = crops.filter((one) => isKin(condition, one.crop));
    const state = cropOfCheck(
      on,
      own.map(({ plantedOn, state: now }) => ({ plantedOn, stands: now === 'ground' })),
    );
    return lastingBans(condition, on, state, today);
  });

/** On the first dry day in its time; null where every day of it is known to be wet. */
const onDryDay = (one: Suggestion, { ahead, forecastAt }: Conditions): Suggestion | null => {
  for (let day = one.due; day <= one.until; day = addDays(day, 1)) {
    const rain = ahead.find(({ date }) => date === day)?.rain ?? null;
    if (rain === null) return day === one.due ? one : null;
    if (rain < WETS)
      return day === one.due
        ? one
        : { ...one, due: day, figures: { ...one.figures, drier: day }, forecastAt };
  }
  return null;
};

/**
 * The work that is left when what the open conditions of the field forbid is taken away, or put off to a dry
 * day.
 */
export const allowed = (
  work: readonly Suggestion[],
  field: Conditions,
  today: Day,
): readonly Suggestion[] => {
  const open = openOn(field, today);
  if (open.length === 0 && field.sick.length === 0) return work;
  const banned = forbiddenBy(open);
  return work.flatMap((one) => {
    const kin = new Set([
      ...forbiddenBy(open.filter((condition) => isKin(condition, one.crop))),
      ...lastingFor(field, one.crop, today),
    ]);
    if (DOES[one.rule]?.some((key) => banned.has(key)) || PLANTS[one.rule]?.some((key) => kin.has(key)))
      return [];
    return banned.has('work_wet') && AMONG_PLANTS.includes(one.rule) ? (onDryDay(one, field) ?? []) : [one];
  });
};

/** The condition because of which work is not allowed on a day; null where no single one forbids it. */
export const forbiddingCondition = (one: Suggestion, field: Conditions, today: Day): string | null => {
  const known = [
    ...field.sick.map(({ condition }) => condition),
    ...field.alerts.map(({ raised }) => raised.condition),
  ];
  const isAgainst = (condition: string | null): boolean =>
    condition !== null &&
    allowed(
      [one],
      {
        ...field,
        sick: field.sick.filter((leaf) => leaf.condition === condition),
        alerts: field.alerts.filter(({ raised }) => raised.condition === condition),
      },
      today,
    ).length === 0;
  return known.find(isAgainst) ?? null;
};
