import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import { conditionByKey, findCropByName } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';
import { MAX_OPEN_DAYS } from '#knowledge/water-forbidden.ts';

/** A leaf check, in the form that phone and server share. */
export interface LeafCheck {
  readonly id: string;
  readonly field_id: string | null;
  readonly crop_type: string | null;
  readonly outcome: string;
  readonly condition: string | null;
  readonly pick: string | null;
  readonly severity: string | null;
  readonly taken_at: string;
  /** The condition named by the server's own check; null before it ran. */
  readonly checked: string | null;
  /** The farmer answered that the plant recovered. */
  readonly healed: boolean;
}

export interface OpenCheck {
  readonly id: string;
  readonly fieldId: string | null;
  readonly crop: string | null;
  readonly condition: string;
  readonly day: Day;
  readonly urgencyLevel: number;
}

/** A check's condition; null without one, or when the farmer or the server disagreed. */
export const conditionOf = ({ outcome, condition, pick, checked }: LeafCheck): string | null => {
  if (outcome === 'candidates') return pick === 'none' ? null : pick;
  return outcome === 'answer' && (checked === null || checked === condition) ? condition : null;
};

const urgencyOf = (severity: string | null): number =>
  severity === 'critical' ? 5 : severity === 'high' ? 4 : severity === 'medium' ? 3 : 2;

/**
 * The crop of the check if the condition can affect it, else the condition's own crop: a bean leaf filed
 * under coffee is a bean leaf.
 */
const cropOf = (
  { crop_type: typedName }: LeafCheck,
  { crop: conditionCrop }: ConditionEntry,
): string | null => {
  const typedCrop = findCropByName(typedName ?? '');
  return typedCrop && (conditionCrop === 'any' || typedCrop.book === conditionCrop)
    ? typedCrop.key
    : (findCropByName(conditionCrop)?.key ?? null);
};

/** Open conditions: named by a check, not contradicted by the server, and not reported as recovered. */
export const openChecks = (checks: readonly LeafCheck[], today: Day): readonly OpenCheck[] =>
  checks.flatMap((check) => {
    const conditionKey = conditionOf(check);
    const entry = conditionKey === null ? undefined : conditionByKey(conditionKey);
    const day = dayInNairobi(new Date(check.taken_at));
    if (
      !entry ||
      entry.type === 'healthy' ||
      check.healed ||
      day > today ||
      day < addDays(today, -MAX_OPEN_DAYS)
    )
      return [];
    return [
      {
        id: check.id,
        fieldId: check.field_id,
        crop: cropOf(check, entry),
        condition: entry.key,
        day,
        urgencyLevel: urgencyOf(check.severity),
      },
    ];
  });
