import { addDays, type Day } from '#kit/pure/days.ts';
import { MAX_OPEN_DAYS, waterForbidden } from '#knowledge/water-forbidden.ts';
import type { FieldDetection } from '../facts.ts';
import type { ActionKey } from '../text/do-first.ts';

/** Whether a condition found on the field in the last weeks forbids watering for now. */
export const isWaterForbidden = (found: readonly FieldDetection[], today: Day): boolean => {
  const open = found.filter(({ on, last = on }) => last <= today && last >= addDays(today, -MAX_OPEN_DAYS));
  return open.some(({ condition }) => (waterForbidden as readonly string[]).includes(condition));
};

const WATERING: readonly ActionKey[] = ['water_plan', 'dry_water', 'heat_water', 'frost_water', 'foot_water'];

/** An alert's first actions, without watering. */
export const withoutWatering = <K extends string>(keys: readonly K[]): readonly K[] =>
  keys.filter((key) => !(WATERING as readonly string[]).includes(key));
