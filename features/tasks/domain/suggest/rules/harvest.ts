import { perennialFor } from '#features/crops/domain/harvest.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { workOf } from '#knowledge/tasks/index.ts';
import { firstLowRainDay, drierDayFigure, isWithin, laterOf, totalRain } from '../days.ts';
import type { CropFacts, FieldFacts } from '../facts.ts';
import { seasonKey } from '../season-steps.ts';
import { type Suggestion, suggestion } from '../suggestion.ts';

/**
 * Days around the harvest window in which the task is suggested. More than two weeks late, a task no longer
 * solves the problem.
 */
export const HARVEST_MARGIN_DAYS = { before: 7, after: 14 } as const;
/** Rain of one week, mm, that spoils ripe grain. Our own limit, as in the alerts. */
const SPOILING_RAIN_MM = 10;
/** Days within which grain must be dry: after three weeks it is already mouldy. */
export const DRY_WITHIN_DAYS = 21;
const DAYS_PER_MONTH = 30.4;

interface IntervalResult {
  readonly due: Day;
  readonly wait: { readonly wait?: Day };
}
/** No earlier than the pre-harvest interval after a spray. */
const afterSprayInterval = (day: Day, { noHarvestBefore: wait }: FieldFacts): IntervalResult =>
  wait !== null && wait > day ? { due: wait, wait: { wait } } : { due: day, wait: {} };

/** Due on the expected day that the field's page shows, not on the first day of the window. */
const seasonalHarvest = (crop: CropFacts, field: FieldFacts, today: Day): readonly Suggestion[] => {
  const { harvest, plantedOn } = crop;
  if (harvest === null || plantedOn === null) return [];
  const { from: first, expected, to: last } = harvest;
  const [from, until] = [
    addDays(first, -HARVEST_MARGIN_DAYS.before),
    addDays(last, HARVEST_MARGIN_DAYS.after),
  ];
  const { due, wait } = afterSprayInterval(laterOf(expected, today), field);
  if (!isWithin(today, from, until) || due > until) return [];
  const rain = totalRain(field.forecastDays, 7);
  const mayCut = today >= first && wait.wait === undefined;
  const spoils = mayCut && rain !== null && rain >= SPOILING_RAIN_MM && workOf(crop.crop)?.dries === true;
  return [
    suggestion({
      subject: seasonKey({ crop: crop.crop, plantedOn }),
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

const lastDayOfMonth = (year: number, month: number): Day =>
  addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`, -1);

/** Harvest months may span New Year: mangoes from October to March. */
const perennialHarvest = (crop: CropFacts, field: FieldFacts, today: Day): readonly Suggestion[] => {
  const lasting = perennialFor(crop.crop);
  if (!lasting || typeof lasting.harvest === 'string' || crop.plantedOn === null) return [];
  if (daysBetween(crop.plantedOn, today) < lasting.firstHarvestMonths.low * DAYS_PER_MONTH) return [];
  const year = Number(today.slice(0, 4));
  return lasting.harvest.flatMap(([a, b]) =>
    [year - 1, year].flatMap((y) => {
      const [from, until] = [`${y}-${String(a).padStart(2, '0')}-01`, lastDayOfMonth(b < a ? y + 1 : y, b)];
      const { due, wait } = afterSprayInterval(today, field);
      return isWithin(today, from, until) && due <= until
        ? [
            suggestion({
              subject: `${crop.crop}-${from}`,
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
    !isWithin(today, harvestedOn, addDays(harvestedOn, DRY_WITHIN_DAYS))
  )
    return [];
  const until = addDays(harvestedOn, DRY_WITHIN_DAYS);
  const due = firstLowRainDay(field.forecastDays, today, until, 1);
  return [
    suggestion({
      subject:
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
      figures: { harvested: harvestedOn, days: DRY_WITHIN_DAYS, ...drierDayFigure(due, today) },
      source: 'drying_guides',
      forecastAt: due > today ? field.forecastAt : null,
    }),
  ];
};

export const harvestWork = (field: FieldFacts, today: Day): readonly Suggestion[] =>
  field.crops.flatMap((crop) => {
    if (crop.state === 'over') return drying(crop, field, today);
    if (crop.state !== 'ground') return [];
    return perennialFor(crop.crop)
      ? perennialHarvest(crop, field, today)
      : seasonalHarvest(crop, field, today);
  });
