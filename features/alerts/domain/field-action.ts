import { cropViews, type FieldViewInput } from '#features/agronomy/domain/field-view.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type FieldEvent, noHarvestBefore } from '#features/history/domain/event.ts';
import type { Day } from '#kit/pure/days.ts';
import { factsOf } from './facts-of.ts';
import type { FieldDetection } from './facts.ts';
import type { RaisedAlert } from './raised-alert.ts';
import { type WaterNeed, todaysAction, type TodaysAction } from './rules/today.ts';

interface ActionInput extends Pick<FieldViewInput, 'crops' | 'county' | 'elevation' | 'days' | 'now'> {
  readonly field: Field;
  readonly events: readonly (FieldViewInput['events'][number] & Pick<FieldEvent, 'wait_days'>)[];
  /** This field's open alerts. */
  readonly alerts: readonly RaisedAlert[];
  /** Conditions that leaf checks found on this field. */
  readonly found: readonly FieldDetection[];
}

const irrigationTypes: readonly string[] = ['drip', 'sprinkler', 'flood', 'manual'];

/** The crop that needs the most water, if the field is irrigated and the balance is certain. */
const waterNeedOf = (q: ActionInput, today: Day): WaterNeed | null => {
  if (!irrigationTypes.includes(q.field.irrigation_type ?? '')) return null;
  const dry = cropViews(q, today).flatMap(({ answer }) =>
    answer.known && answer.isReliable && answer.advice === 'water' && answer.need
      ? [{ advice: answer.advice, need: answer.need }]
      : [],
  );
  return dry.sort((a, b) => b.need.jerricans - a.need.jerricans)[0] ?? null;
};

/** Today's action for this field: the one with the highest rank over all its crops. */
export const fieldAction = (q: ActionInput, today: Day): TodaysAction => {
  const known = {
    field: q.field,
    crops: q.crops,
    county: q.county,
    forecastElevation: q.elevation,
    sprayedOn: null,
    floweredOn: null,
    noHarvestBefore: noHarvestBefore(q.events, today),
    nearby: [],
    found: q.found,
    recent: [],
  };
  const thirst = waterNeedOf(q, today);
  const actions = factsOf(known, today).map((facts) => todaysAction(facts, q.alerts, q.days, today, thirst));
  return actions.reduce((most, one) => (one.rank > most.rank ? one : most));
};
