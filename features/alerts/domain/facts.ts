import type { Day } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { RuleId, Theme, Urgency } from './rule-ids.ts';

/**
 * Reported nearby by other farmers and confirmed by the server or an expert; only with enough cases to warn
 * (features/sightings).
 */
export interface NearbyCase {
  readonly condition: string;
  readonly farmers: number;
  readonly lastOn: Day;
}

/** A condition that leaf checks found on this field. Some rules count from the day it was first found. */
export interface FieldDetection {
  readonly condition: string;
  readonly on: Day;
  /** Day of the latest check that named it; absent if it is `on`. */
  readonly last?: Day;
}

/** An earlier alert of this field, open or closed; the last 60 days are enough. */
export interface RecentAlert {
  readonly rule: RuleId;
  readonly theme: Theme;
  readonly urgency: Urgency;
  readonly raisedOn: Day;
  readonly cause: string;
}

/** The facts of one crop on one field. `null` is unknown: a rule that needs it stays silent. */
export interface FieldFacts {
  /** A key of knowledge/crops, or the name that the farmer typed; null for a field without a crop. */
  readonly crop: string | null;
  /** Phase names from agronomy's `stageOn`. */
  readonly stage: string | null;
  readonly plantedOn: Day | null;
  /** Whether the harvest window on the crop's page is open and no pre-harvest interval remains. */
  readonly harvestOpen: boolean;
  /** On `today`. */
  readonly daysAfterEmergence: number | null;
  readonly floweredOn: Day | null;
  /** The last recorded spray against a disease. */
  readonly sprayedOn: Day | null;
  readonly altitude: number | null;
  readonly county: string | null;
  readonly place: Point;
  readonly soil: string | null;
  readonly irrigation: string | null;
  readonly nearby: readonly NearbyCase[];
  readonly found: readonly FieldDetection[];
  readonly recent: readonly RecentAlert[];
}
