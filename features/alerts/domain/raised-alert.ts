import type { Day } from '#kit/pure/days.ts';
import type { Basis, Category, Confidence, RuleId, Theme, Urgency } from './rule-ids.ts';

/** ALR-04's conditions, over the days that fired the rule; null if unknown. °C, %, km/h, mm. */
export interface Conditions {
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly windSpeed: number | null;
  readonly rainfall: number | null;
}

/** The evidence: the days, how many of them are still ahead, and the rule's figures for its text. */
interface AlertEvidence {
  readonly days: readonly Day[];
  readonly ahead: number;
  readonly numbers: Readonly<Record<string, number>>;
  readonly conditions: Conditions;
  /** Farmers nearby who reported it in the last 30 days, at least one of them in the last two weeks. */
  readonly nearbyFarmers: number;
  /** Day of the latest of their reports. */
  readonly nearbyOn: Day | null;
}

/** One alert, complete: plain data, saved as it is and rendered in any language later (`alertText`). */
export interface RaisedAlert {
  readonly rule: RuleId;
  readonly theme: Theme;
  readonly category: Category;
  readonly urgency: Urgency;
  readonly basis: Basis;
  readonly confidence: Confidence;
  /** Why the confidence is not high. */
  readonly doubts: readonly Uncertainty[];
  /** Deduplication key per field and cause. */
  readonly cause: string;
  readonly crop: string | null;
  /** Key of the knowledge page about it (knowledge/names), if there is one. */
  readonly condition: string | null;
  /** The evidence. Not "read by the user", which the command `alerts.seen` records. */
  readonly seen: AlertEvidence;
  readonly from: Day;
  readonly until: Day;
  /** Keys of the advice texts (`words.advice.en.ts`): actions, most urgent and free ones first. */
  readonly doFirst: readonly string[];
  /** `now`: sent as its own message. `digest`: waits for the day's digest; shown in the app at once. */
  readonly tell: 'now' | 'digest';
}

export const uncertaintyReasons = [
  'own_rule',
  'forecast',
  'far_ahead',
  'hours_estimated',
  'days_missing',
  'guessed_boundary',
] as const;
export type Uncertainty = (typeof uncertaintyReasons)[number];
