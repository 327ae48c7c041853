import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { type Act, type Step, workOf } from '#knowledge/tasks/index.ts';
import type { Priority } from '../../task.ts';
import { AHEAD_DAYS, firstLowRainDay, drierDayFigure, laterOf, totalRain } from '../days.ts';
import type { CropFacts, FieldFacts } from '../facts.ts';
import { phaseOn, type PlantedCrop, type Span, spansOf, stepKey } from '../season-steps.ts';
import { type Suggestion, suggestion } from '../suggestion.ts';

/**
 * Daily rain, mm, above which the work is better postponed: weeds re-root in mud, and fertilizer is washed
 * out. Our own choice.
 */
const MAX_RAIN: Readonly<Partial<Record<Act, number>>> = {
  weeding_first: 5,
  weeding_second: 5,
  thinning: 5,
  earthing_up: 10,
  top_dressing: 20,
  pruning: 1,
  desuckering: 5,
};
/** After this many days the work is too late. */
const TOO_LATE_DAYS = 3;
/**
 * Fertilizer on dry soil burns plants and is lost to the air. With fewer days left than this, it is applied
 * anyway.
 */
const LAST_CHANCE_DAYS = 4;
const SOIL_WETTING_RAIN_MM = 5;

/** Top-dressing waits for moist soil; unknown soil moisture does not count as dry. */
const waitsForRain = (step: Step, crop: CropFacts, field: FieldFacts, until: Day, today: Day): boolean => {
  if (
    step.act !== 'top_dressing' ||
    crop.water === null ||
    !crop.water.isReliable ||
    field.isIrrigated ||
    daysBetween(today, until) < LAST_CHANCE_DAYS
  )
    return false;
  return (
    crop.water.depletion >= crop.water.raw && (totalRain(field.forecastDays, 3) ?? 0) < SOIL_WETTING_RAIN_MM
  );
};

const priorityOf = (act: Act, until: Day, today: Day): Priority => {
  if (daysBetween(today, until) <= TOO_LATE_DAYS && act !== 'scouting') return 'high';
  return act === 'top_dressing' || act === 'weeding_first'
    ? 'high'
    : act === 'gap_filling' || act === 'desuckering'
      ? 'low'
      : 'medium';
};

const seasonFigures = (step: Step, sown: PlantedCrop, span: Span, today: Day): Suggestion['figures'] => ({
  planted: sown.plantedOn,
  age: Math.max(0, daysBetween(sown.plantedOn, today)),
  from: span.from,
  to: span.to,
  by: step.when.by,
});

/** An alert about the same work has its own task. */
const hasAlert = (step: Step, field: FieldFacts): boolean =>
  step.look !== undefined && field.alerts.some(({ raised }) => raised.condition === step.look);

/** After its last picking and the last day of its harvest window, a crop needs no more work. */
const isSeasonOver = ({ plantedOn, totalDays, harvest }: CropFacts, today: Day): boolean =>
  harvest !== null && plantedOn !== null && today > laterOf(harvest.to, addDays(plantedOn, totalDays ?? 0));

const stepsOfCrop = (crop: CropFacts, field: FieldFacts, today: Day): readonly Suggestion[] => {
  const work = crop.state === 'ground' ? workOf(crop.crop) : null;
  if (!work || crop.plantedOn === null || isSeasonOver(crop, today)) return [];
  const sown: PlantedCrop = { crop: crop.crop, plantedOn: crop.plantedOn, totalDays: crop.totalDays };
  return work.steps
    .filter((step) => !hasAlert(step, field))
    .flatMap((step) =>
      // For repeated work, only the next time.
      spansOf(step, sown, today, addDays(today, AHEAD_DAYS))
        .slice(0, 1)
        .filter((span) => !waitsForRain(step, crop, field, span.to, today))
        .map((span) => {
          const first = laterOf(span.from, today);
          const due = firstLowRainDay(field.forecastDays, first, span.to, MAX_RAIN[step.act] ?? Infinity);
          return suggestion({
            subject: stepKey(step, sown, span),
            rule: step.act,
            field_id: field.id,
            crop: crop.crop,
            from: span.from,
            until: span.to,
            due,
            priority: priorityOf(step.act, span.to, today),
            stage: phaseOn(sown, due),
            figures: { ...seasonFigures(step, sown, span, today), ...drierDayFigure(due, first) },
            conditionKey: step.look ?? null,
            source: step.source,
            forecastAt: due > first ? field.forecastAt : null,
          });
        }),
    );
};

/** Work from the crop's calendar for the coming week. */
export const seasonWork = (field: FieldFacts, today: Day): readonly Suggestion[] =>
  field.crops.flatMap((crop) => stepsOfCrop(crop, field, today));
