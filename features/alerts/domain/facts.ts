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

/** A leaf check of this field with a diagnosis: the start of sums since "first found". */
export interface FoundHere {
  readonly condition: string;
  readonly on: Day;
  /** The latest check that named it; missing where that is `on`. */
  readonly last?: Day;
}

/** An alert of this field that was raised before, open or over; 60 days back are enough. */
export interface RecentAlert {
  readonly rule: RuleId;
  readonly theme: Theme;
  readonly urgency: Urgency;
  readonly raisedOn: Day;
  readonly cause: string;
}

/** The facts of one crop on one field. `null` is unknown: a rule that needs it stays silent. */
export interface FieldFacts {
  /** A key of knowledge/crops or what the farmer typed; null for a field without a crop. */
  readonly crop: string | null;
  /** In the words of agronomy's `stageOn`. */
  readonly stage: string | null;
  readonly plantedOn: Day | null;
  /** The harvest window on the crop's page has opened and no wait after a spray is left. */
  readonly harvestOpen: boolean;
  /** On `today`. */
  readonly daysAfterEmergence: number | null;
  readonly floweredOn: Day | null;
  /** Last spray against a disease that the farmer noted. */
  readonly sprayedOn: Day | null;
  readonly altitude: number | null;
  readonly county: string | null;
  readonly place: Point;
  readonly soil: string | null;
  readonly irrigation: string | null;
  readonly nearby: readonly NearbyCase[];
  readonly found: readonly FoundHere[];
  readonly recent: readonly RecentAlert[];
}
