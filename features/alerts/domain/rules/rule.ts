import type { RuleId } from '../rule-ids.ts';
import type { Plant } from './plant.ts';
import type { RuleDay } from './series.ts';
import type { Hit } from './windows.ts';

export interface Rule {
  readonly id: RuleId;
  /** Crops the rule applies to. '*' means all crops, and fields without one. */
  readonly crops: readonly string[] | '*';
  /** Returns every match in the series. Does not depend on the current date. */
  readonly find: (days: readonly RuleDay[], plant: Plant) => readonly Hit[];
}

export const appliesTo = ({ crops }: Rule, crop: string | null): boolean =>
  crops === '*' || (crop !== null && crops.includes(crop));
