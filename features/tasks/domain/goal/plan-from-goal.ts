// @cache later

import type { AltitudeBand } from '#features/crops/domain/crop.ts';
import type { HarvestWindow } from '#features/crops/domain/harvest-window.ts';
import { expectedHarvest, perennialFor } from '#features/crops/domain/harvest.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { type CropWork, type Step, workOf } from '#knowledge/tasks/index.ts';
import type { ConditionFacts } from '../suggest/allowed-work.ts';
import type { CropFacts, FieldFacts } from '../suggest/facts.ts';
import { DRY_WITHIN_DAYS, HARVEST_MARGIN_DAYS } from '../suggest/rules/harvest.ts';
import { LAND_PREPARATION_DAYS } from '../suggest/rules/planting.ts';
import { phaseOn, seasonKey, type PlantedCrop, spansOf, stepKey } from '../suggest/season-steps.ts';
import { type Suggestion, suggestion, type SuggestionRule } from '../suggest/suggestion.ts';
import { type AllowedSteps, allowedSteps } from './allowed-steps.ts';
import { type Feasibility, feasibilityOf } from './feasibility.ts';
import type { Goal } from './goal.ts';
import { type PlanNeeds, needsFor } from './plan-needs.ts';
import { type ChosenPlantingDay, plantingDay } from './planting-day.ts';
import { readGoal } from './read-goal.ts';

export type GoalField = ConditionFacts &
  Pick<FieldFacts, 'id' | 'county' | 'isIrrigated'> & {
    readonly hectares: number;
    readonly band: AltitudeBand | null;
  };

export interface GoalPlan extends PlanNeeds, AllowedSteps {
  readonly goal: Goal;
  readonly fieldId: string;
  readonly crop: string;
  readonly hectares: number;
  readonly plantingOn: Day;
  /** Null: it is planted already. */
  readonly chosen: ChosenPlantingDay | null;
  readonly harvest: HarvestWindow | null;
  readonly feasibility: Feasibility;
}

const DAYS_PER_MONTH = 30.4;
/** Maximum repetitions; later ones are suggested in their week. */
const MAX_OCCURRENCES = 3;
/** A perennial crop is planned for one year. */
const DAYS_PER_YEAR = 365;

/** The named crop; if only an amount was stated, the field's only crop. */
const cropOf = ({ crop, target }: Goal, { crops }: GoalField): string | null => {
  const standing = crops.filter(({ state }) => state !== 'over');
  return crop ?? (target && standing.length === 1 ? standing[0]!.crop : null);
};

/** `known`: the field's crop with this planting date, so that its page and the plan show the same dates. */
const harvestOf = (
  crop: string,
  plantingOn: Day,
  known: CropFacts | undefined,
  { band, county }: GoalField,
): GoalPlan['harvest'] => {
  if (known?.harvest) return known.harvest;
  const lasting = perennialFor(crop);
  if (lasting) {
    const [from, to] = [lasting.firstHarvestMonths.low, lasting.firstHarvestMonths.high].map((months) =>
      addDays(plantingOn, Math.round(months * DAYS_PER_MONTH)),
    ) as [Day, Day];
    return { from, expected: from, to };
  }
  const expected = expectedHarvest({ crop, varietyClass: null, band, county, plantedOn: plantingOn });
  return expected && { from: expected.from, expected: expected.date, to: expected.to };
};

interface PlanContext {
  readonly crop: string;
  readonly field: GoalField;
  readonly plantingOn: Day;
  readonly chosen: ChosenPlantingDay | null;
  readonly harvest: GoalPlan['harvest'];
  readonly today: Day;
  readonly work: CropWork;
}
interface StepInput {
  readonly subject: string;
  readonly rule: SuggestionRule;
  readonly from: Day;
  readonly due?: Day;
  readonly until: Day;
  readonly source: Step['source'];
  readonly conditionKey?: string | null;
  /** For work in the season. */ readonly sown?: PlantedCrop;
}

const stepOf = (
  { crop, field, plantingOn, chosen, today }: PlanContext,
  { subject, rule, from, due = from, until, source, conditionKey = null, sown }: StepInput,
): readonly Suggestion[] =>
  until < today
    ? []
    : [
        suggestion({
          subject,
          rule,
          ...(sown && { stage: phaseOn(sown, from > today ? from : today) }),
          field_id: field.id,
          crop,
          from,
          due: due > today ? due : today,
          until,
          source,
          conditionKey,
          priority:
            rule === 'planting_window' ||
            rule === 'weeding_first' ||
            rule === 'top_dressing' ||
            rule === 'dry_and_store'
              ? 'high'
              : 'medium',
          figures: {
            plan: chosen === null ? 0 : 1,
            by: 'plan',
            planted: plantingOn,
            age: Math.max(0, daysBetween(plantingOn, today)),
            from,
            to: until,
          },
        }),
      ];

/** Work before planting. */
const stepsBeforePlanting = (draft: PlanContext): readonly Suggestion[] => {
  const { chosen, plantingOn, crop, work } = draft;
  if (!chosen) return [];
  const subject = seasonKey({ crop, plantedOn: plantingOn });
  const ago = (days: number): Day => addDays(plantingOn, -days);
  return [
    ...stepOf(draft, {
      subject,
      rule: 'get_ready',
      from: ago(35),
      until: ago(3),
      source: 'spacing_guides',
    }),
    ...stepOf(draft, {
      subject,
      rule: 'land_preparation',
      from: ago(LAND_PREPARATION_DAYS.first),
      until: ago(1),
      source: 'farmthru_beans',
    }),
    ...(work.nursery
      ? stepOf(draft, {
          subject,
          rule: 'nursery',
          from: ago(work.nursery.high),
          until: ago(work.nursery.low),
          source: 'kalro_crop_work',
        })
      : []),
    ...stepOf(draft, {
      subject,
      rule: 'planting_window',
      from: plantingOn,
      until: chosen.until,
      source: chosen.source,
    }),
  ];
};

const stepsInSeason = (draft: PlanContext, sown: PlantedCrop): readonly Suggestion[] => {
  const last = addDays(draft.plantingOn > draft.today ? draft.plantingOn : draft.today, DAYS_PER_YEAR);
  return draft.work.steps.flatMap((step) =>
    spansOf(step, sown, draft.today, last)
      .slice(0, MAX_OCCURRENCES)
      .flatMap((span) =>
        stepOf(draft, {
          subject: stepKey(step, sown, span),
          rule: step.act,
          from: span.from,
          until: span.to,
          source: step.source,
          conditionKey: step.look ?? null,
          sown,
        }),
      ),
  );
};

const stepsAtHarvest = (draft: PlanContext): readonly Suggestion[] => {
  const { harvest, crop, plantingOn, work, today } = draft;
  if (!harvest || harvest.from > addDays(plantingOn > today ? plantingOn : today, 2 * DAYS_PER_YEAR))
    return [];
  const subject = seasonKey({ crop, plantedOn: plantingOn });
  return [
    ...stepOf(draft, {
      subject,
      rule: 'harvest_window',
      from: harvest.from,
      due: harvest.expected,
      until: addDays(harvest.to, HARVEST_MARGIN_DAYS.after),
      source: 'crop_calendar',
    }),
    ...(work.dries
      ? stepOf(draft, {
          subject,
          rule: 'dry_and_store',
          from: addDays(harvest.expected, 1),
          until: addDays(harvest.to, DRY_WITHIN_DAYS),
          source: 'drying_guides',
        })
      : []),
  ];
};

/** The default field: the one where the crop grows or is planned; else the first. */
export const defaultFieldFor = <F extends Pick<GoalField, 'crops'>>(
  text: string,
  fields: readonly F[],
): F | null => {
  const { crop } = readGoal(text);
  const having = (state: CropFacts['state']): F | undefined =>
    fields.find(({ crops }) => crops.some((c) => c.crop === crop && c.state === state));
  return having('ground') ?? having('planned') ?? fields[0] ?? null;
};

/**
 * A dated plan for a goal; null when no crop is recognised, or no source describes its work. The same words,
 * field and day give the same plan.
 */
export const planFromGoal = (text: string, field: GoalField, today: Day): GoalPlan | null => {
  const goal = readGoal(text);
  const crop = cropOf(goal, field);
  const work = workOf(crop);
  if (crop === null || !work) return null;
  const standing = field.crops.find((c) => c.state === 'ground' && c.crop === crop && c.plantedOn !== null);
  const planned = standing ? undefined : field.crops.find((c) => c.state === 'planned' && c.crop === crop);
  const chosen = standing
    ? null
    : plantingDay(goal, work, { ...field, plannedOn: planned?.plannedOn ?? null }, today);
  const plantingOn = standing?.plantedOn ?? chosen!.on;
  const hectares = goal.hectares ?? field.hectares;
  const harvest = harvestOf(
    crop,
    plantingOn,
    standing ?? (chosen?.by === 'crop' ? planned : undefined),
    field,
  );
  const totalDays =
    standing?.totalDays ??
    (harvest && !perennialFor(crop)
      ? Math.round((daysBetween(plantingOn, harvest.from) + daysBetween(plantingOn, harvest.to)) / 2)
      : null);
  const draft: PlanContext = { crop, field, plantingOn, chosen, harvest, today, work };
  const all = [
    ...stepsBeforePlanting(draft),
    ...stepsInSeason(draft, { crop, plantedOn: plantingOn, totalDays }),
    ...stepsAtHarvest(draft),
  ];
  const inOrder = all.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : a.key < b.key ? -1 : 1));
  const { steps, leftOut } = allowedSteps(inOrder, field);
  return {
    goal,
    fieldId: field.id,
    crop,
    hectares,
    plantingOn,
    chosen,
    harvest,
    steps,
    leftOut,
    feasibility: feasibilityOf(goal, crop, { ...field, hectares }, plantingOn),
    ...needsFor(
      work,
      hectares,
      standing !== undefined,
      steps.map(({ rule }) => rule),
    ),
  };
};
