import { perennialFor } from '#features/crops/domain/harvest.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { workOf } from '#knowledge/tasks/index.ts';
import { calmDay, drierThan, isWithin, laterOf, rainOf } from '../days.ts';
import type { CropFacts, FieldFacts } from '../facts.ts';
import { seasonKey } from '../season-steps.ts';
import { type Suggestion, suggestion } from '../suggestion.ts';

/**
 * Days around the harvest window in which the task is suggested. More than two weeks late, a task no longer
 * solves the problem.
 */
export const HARVEST = { before: 7, after: 14 } as const;
/** Rain of one week, mm, that spoils ripe grain. Our own limit, as in the alerts. */
const SPOILS = 10;
/** Days within which grain must be dry: after three weeks it is already mouldy. */
export const DRY_WITHIN = 21;
const MONTH = 30.4;

interface Waited {
  readonly due: Day;
  readonly wait: { readonly wait?: Day };
}
/** No earlier than the pre-harvest interval after a spray. */
const afterWait = (day: Day, { noHarvestBefore: wait }: FieldFacts): Waited =>
  wait !== null && wait > day ? { due: wait, wait: { wait } } : { due: day, wait: {} };

/** For the day that the field's page counts down to: not the first day of a range of weeks. */
const ripe = (crop: CropFacts, field: FieldFacts, today: Day): readonly Suggestion[] => {
  const { harvest, plantedOn } = crop;
  if (harvest === null || plantedOn === null) return [];
  const { from: first, expected, to: last } = harvest;
  const [from, until] = [addDays(first, -HARVEST.before), addDays(last, HARVEST.after)];
  const { due, wait } = afterWait(laterOf(expected, today), field);
  if (!isWithin(today, from, until) || due > until) return [];
  const rain = rainOf(field.ahead, 7);
  const mayCut = today >= first && wait.wait === undefined;
  const spoils = mayCut && rain !== null && rain >= SPOILS && workOf(crop.crop)?.dries === true;
  return [
    suggestion({
      what: seasonKey({ crop: crop.crop, plantedOn }),
      rule: 'harvest_window',
      field_id: field.id,
      crop: crop.crop,
      from,
      due,
      until,
      priority: spoils ? 'high' : 'medium',
      figures: { planted: plantedOn, first, last, rain: spoils ? Math.round(rain) : 0, ...wait },
      source: 'crop_calendar',
      forecastAt: spoils ? field.forecastAt : null,
    }),
  ];
};

const lastOf = (year: number, month: number): Day =>
  addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`, -1);

/** Harvest months may span New Year: mangoes from October to March. */
const picking = (crop: CropFacts, field: FieldFacts, today: Day): readonly Suggestion[] => {
  const lasting = perennialFor(crop.crop);
  if (!lasting || typeof lasting.harvest === 'string' || crop.plantedOn === null) return [];
  if (daysBetween(crop.plantedOn, today) < lasting.firstHarvestMonths.low * MONTH) return [];
  const year = Number(today.slice(0, 4));
  return lasting.harvest.flatMap(([a, b]) =>
    [year - 1, year].flatMap((y) => {
      const [from, until] = [`${y}-${String(a).padStart(2, '0')}-01`, lastOf(b < a ? y + 1 : y, b)];
      const { due, wait } = afterWait(today, field);
      return isWithin(today, from, until) && due <= until
        ? [
            suggestion({
              what: `${crop.crop}-${from}`,
              rule: 'harvest_window',
              field_id: field.id,
              crop: crop.crop,
              from,
              due,
              until,
              priority: 'medium',
              figures: { first: from, last: until, rain: 0, ...wait },
              source: 'crop_calendar',
            }),
          ]
        : [];
    }),
  );
};

const drying = (crop: CropFacts, field: FieldFacts, today: Day): readonly Suggestion[] => {
  const { harvestedOn } = crop;
  if (
    harvestedOn === null ||
    workOf(crop.crop)?.dries !== true ||
    !isWithin(today, harvestedOn, addDays(harvestedOn, DRY_WITHIN))
  )
    return [];
  const until = addDays(harvestedOn, DRY_WITHIN);
  const due = calmDay(field.ahead, today, until, 1);
  return [
    suggestion({
      what:
        crop.plantedOn === null
          ? `${crop.crop}-${harvestedOn}`
          : seasonKey({ crop: crop.crop, plantedOn: crop.plantedOn }),
      rule: 'dry_and_store',
      field_id: field.id,
      crop: crop.crop,
      from: harvestedOn,
      due,
      until,
      priority: 'high',
      figures: { harvested: harvestedOn, days: DRY_WITHIN, ...drierThan(due, today) },
      source: 'drying_guides',
      forecastAt: due > today ? field.forecastAt : null,
    }),
  ];
};

export const harvestWork = (field: FieldFacts, today: Day): readonly Suggestion[] =>
  field.crops.flatMap((crop) => {
    if (crop.state === 'over') return drying(crop, field, today);
    if (crop.state !== 'ground') return [];
    return perennialFor(crop.crop) ? picking(crop, field, today) : ripe(crop, field, today);
  });
