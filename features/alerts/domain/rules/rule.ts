import type { RuleId } from '../rule-ids.ts';
import type { Plant } from './plant.ts';
import type { RuleDay } from './series.ts';
import type { Hit } from './windows.ts';

export interface Rule {
  readonly id: RuleId;
  /** Crops it speaks of; '*' for all, and for a field without one. */
  readonly crops: readonly string[] | '*';
  /** Every place in the series where its condition holds. Knows no "today". */
  readonly find: (days: readonly RuleDay[], plant: Plant) => readonly Hit[];
}

export const speaksOf = ({ crops }: Rule, crop: string | null): boolean =>
  crops === '*' || (crop !== null && crops.includes(crop));
