import type { PlantingAdvice } from '#features/agronomy/domain/planting-advice.ts';
import type { FieldWater } from '#features/agronomy/domain/water/field-water.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import type { HarvestWindow } from '#features/crops/domain/harvest-window.ts';
import type { EventType } from '#features/history/domain/event.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Task } from '../task.ts';

/** A crop of a field on one day. `null` means unknown: a rule that needs the value suggests nothing. */
export interface CropFacts {
  readonly id: string;
  /** A key of the crop list, or what the farmer typed. */
  readonly crop: string;
  /** `ground`: growing; `planned`: not planted yet; `over`: harvested or lost. */
  readonly state: 'ground' | 'planned' | 'over';
  readonly plantedOn: Day | null;
  /** The farmer's date for a planned crop; null when unset. */
  readonly plannedOn: Day | null;
  /** Days from planting to the last harvest. */
  readonly totalDays: number | null;
  readonly harvest: HarvestWindow | null;
  readonly harvestedOn: Day | null;
  /** False while the amounts of `water` are for the field's default size. */
  readonly isAreaKnown: boolean;
  readonly water: Pick<FieldWater, 'advice' | 'isReliable' | 'depletion' | 'raw' | 'need'> | null;
}

/** Leaf check with a named condition. */
export interface SickLeaf {
  readonly id: string;
  readonly crop: string | null;
  readonly condition: string;
  readonly on: Day;
}

export interface OpenAlert {
  readonly id: string;
  readonly raised: RaisedAlert;
  /** When the forecast that raised it was fetched. */ readonly forecastAt?: string;
}

export interface FieldFacts {
  readonly id: string;
  readonly county: string | null;
  /** Whether the field is irrigated at all. */
  readonly isIrrigated: boolean;
  /** All crops ever grown here. Empty: nothing is known about the field. */
  readonly crops: readonly CropFacts[];
  /** Today onwards; empty without a forecast. */
  readonly forecastDays: readonly WeatherDay[];
  readonly gate: PlantingAdvice | null;
  /** When the forecast behind `forecastDays`, `gate` and `water` was fetched; null: no usable one. */
  readonly forecastAt: string | null;
  /** First day after the last spray's pre-harvest interval; null without one. The field's page shows it too. */
  readonly noHarvestBefore: Day | null;
  readonly sickLeaves: readonly SickLeaf[];
  readonly alerts: readonly OpenAlert[];
  /** Events that the farmer recorded in recent weeks. */
  readonly events: readonly { readonly date: Day; readonly event_type: EventType }[];
}

export type TaskFacts = Pick<
  Task,
  'field_id' | 'category' | 'due_date' | 'completed_on' | 'status' | 'suggestion_key'
>;

export interface PastVerdict {
  readonly key: string;
  readonly verdict: 'accepted' | 'changed' | 'ignored';
  readonly on: Day;
}

export interface Facts {
  readonly fields: readonly FieldFacts[];
  readonly tasks: readonly TaskFacts[];
  readonly verdicts: readonly PastVerdict[];
}
