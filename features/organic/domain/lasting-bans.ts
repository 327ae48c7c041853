import { dayInNairobi, type Day } from '#kit/pure/days.ts';
import { conditionByKey, findCropByName } from '#knowledge/index.ts';
import { cropOfCheck, lastingBans } from '#knowledge/sprays/ban-durations.ts';
import type { Prohibition } from '#knowledge/sprays/forbids.ts';
import { type LeafCheck, conditionOf } from './open-checks.ts';

interface LastingBan {
  readonly condition: string;
  readonly keys: readonly Prohibition[];
}

interface GrownCrop {
  readonly field_id: string;
  readonly crop_type: string;
  readonly status: string;
  readonly planting_date: Day | null;
}

const isGrowing = ({ status }: GrownCrop): boolean => status === 'planted' || status === 'growing';

/** What earlier checks still forbid for a field's crop, whether or not the plant recovered. */
export const bansOfChecks = (
  checks: readonly LeafCheck[],
  crops: readonly GrownCrop[],
  fieldId: string,
  today: Day,
): readonly LastingBan[] =>
  checks.flatMap((check) => {
    const named = conditionOf(check);
    const entry = named === null ? undefined : conditionByKey(named);
    if (!entry || entry.type === 'healthy' || (check.field_id !== null && check.field_id !== fieldId))
      return [];
    const affectedCrops = crops.filter(
      (one) =>
        one.field_id === fieldId &&
        (entry.crop === 'any' || findCropByName(one.crop_type)?.book === entry.crop),
    );
    const day = dayInNairobi(new Date(check.taken_at));
    const state = cropOfCheck(
      day,
      affectedCrops.map((one) => ({ plantedOn: one.planting_date, isActive: isGrowing(one) })),
    );
    const keys = lastingBans(entry.key, day, state, today);
    return keys.length > 0 ? [{ condition: entry.key, keys }] : [];
  });
