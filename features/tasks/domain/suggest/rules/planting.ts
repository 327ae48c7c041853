import { type PlantingPeriod, plantingPeriodsFrom } from '#features/agronomy/domain/planting-periods.ts';
import { perennialFor } from '#features/crops/domain/harvest.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { windowsOf } from '#knowledge/calendar/index.ts';
import { AHEAD_DAYS, isWithin, laterOf } from '../days.ts';
import type { CropFacts, FieldFacts } from '../facts.ts';
import { seasonKey } from '../season-steps.ts';
import { type Suggestion, suggestion } from '../suggestion.ts';

/** Prepare land two to four weeks before the rains. */
export const LAND_PREPARATION_DAYS = { first: 28, last: 14 } as const;

/** Land waiting for a crop: it has a recorded crop before, and none this season. */
const isFree = ({ crops }: FieldFacts): boolean =>
  crops.length > 0 && crops.every(({ state }) => state !== 'ground');

const subjectOf = (planned: CropFacts | undefined, from: Day): string =>
  planned ? seasonKey({ crop: planned.crop, plantedOn: from }) : from;

const landPreparation = (
  field: FieldFacts,
  stretch: PlantingPeriod,
  planned: CropFacts | undefined,
  today: Day,
): readonly Suggestion[] => {
  const [from, until] = [addDays(stretch.from, -LAND_PREPARATION_DAYS.first), addDays(stretch.from, -1)];
  if (!isWithin(addDays(today, AHEAD_DAYS), from, addDays(until, AHEAD_DAYS))) return [];
  return [
    suggestion({
      subject: subjectOf(planned, stretch.from),
      rule: 'land_preparation',
      field_id: field.id,
      crop: planned?.crop ?? null,
      from,
      due: laterOf(from, today),
      until,
      priority: today >= addDays(stretch.from, -LAND_PREPARATION_DAYS.last) ? 'high' : 'medium',
      figures: { from: stretch.from, to: stretch.to, county: field.county ?? '' },
      source: 'farmthru_beans',
    }),
  ];
};

/** Without a forecast the calendar suggests it and says so; with a forecast that advises waiting it does not. */
const plantingSuggestion = (
  field: FieldFacts,
  stretch: PlantingPeriod,
  planned: CropFacts | undefined,
  today: Day,
): readonly Suggestion[] => {
  const gate = field.gate?.why.reason === 'no_weather' ? null : field.gate;
  const isOpen = isWithin(addDays(today, AHEAD_DAYS), stretch.from, addDays(stretch.to, AHEAD_DAYS));
  if (!isOpen || gate?.gate === 'wait') return [];
  return [
    suggestion({
      subject: subjectOf(planned, stretch.from),
      rule: 'planting_window',
      field_id: field.id,
      crop: planned?.crop ?? null,
      from: stretch.from,
      due: laterOf(stretch.from, today),
      until: stretch.to,
      priority: gate?.gate === 'plant' ? 'high' : 'medium',
      figures: {
        from: stretch.from,
        to: stretch.to,
        county: field.county ?? '',
        gate: gate?.gate ?? 'unknown',
        rain: Math.round(gate?.why.wet?.mm ?? 0),
      },
      source: gate?.gate === 'plant' ? 'kmd_onset' : 'county_windows',
      forecastAt: gate ? field.forecastAt : null,
    }),
  ];
};

/**
 * The next planting weeks. A crop with a future planting date is not suggested before it, because its page
 * counts down to it. When that date is outside all weeks, the calendar is silent until it has passed.
 */
const plantingPeriodFor = (
  { county }: FieldFacts,
  plannedOn: Day | null,
  today: Day,
): PlantingPeriod | undefined => {
  const stretches = county === null ? [] : plantingPeriodsFrom(windowsOf(county), today);
  if (plannedOn === null || plannedOn <= today) return stretches[0];
  const own = stretches.find(({ from, to }) => isWithin(plannedOn, from, to));
  return own && { ...own, from: plannedOn };
};

/**
 * Work before and during the county's planting weeks, for a field with a planned crop or without a growing
 * one.
 */
export const plantingWork = (field: FieldFacts, today: Day): readonly Suggestion[] => {
  const planned = field.crops.find(({ state, crop }) => state === 'planned' && !perennialFor(crop));
  const next = plantingPeriodFor(field, planned?.plannedOn ?? null, today);
  if (!next || (!planned && !isFree(field))) return [];
  const work = [
    ...landPreparation(field, next, planned, today),
    ...plantingSuggestion(field, next, planned, today),
  ];
  return work.filter(({ until }) => until >= today);
};
