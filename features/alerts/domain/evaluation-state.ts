import { HOUR_MS } from '#kit/pure/days.ts';

interface FieldPlace {
  readonly id: string;
  readonly location_unconfirmed: boolean;
}
interface EvaluatedField {
  readonly id: string;
  readonly looked_at: string;
}

export interface EvaluationState {
  readonly fields: number;
  /** Fields with an unconfirmed place. */
  readonly unconfirmed: readonly string[];
  readonly evaluated: number;
  /** With a place but never evaluated: no forecast was available. */
  readonly neverEvaluated: number;
  /** When the least recently evaluated one was evaluated; null without any. */
  readonly oldestEvaluation: string | null;
}

export const evaluationState = (
  fields: readonly FieldPlace[],
  looks: readonly EvaluatedField[],
): EvaluationState => {
  const at = new Map(looks.map((l) => [l.id, l.looked_at]));
  const placed = fields.filter((f) => !f.location_unconfirmed);
  const times = placed.flatMap((f) => at.get(f.id) ?? []).sort();
  return {
    fields: fields.length,
    unconfirmed: fields.filter((f) => f.location_unconfirmed).map((f) => f.id),
    evaluated: times.length,
    neverEvaluated: placed.length - times.length,
    oldestEvaluation: times[0] ?? null,
  };
};

/** Forecasts are updated four times a day. */
const FREE_INTERVAL_MS = 3 * HOUR_MS;
/** The server evaluates every morning and with each forecast; after this long something is delayed. */
const PRO_OVERDUE_MS = 30 * HOUR_MS;

/** Whether an online phone requests an evaluation automatically. */
export const shouldEvaluate = (
  { evaluated, neverEvaluated, oldestEvaluation }: EvaluationState,
  isPro: boolean,
  now: number,
): boolean => {
  if (neverEvaluated > 0) return true;
  return (
    evaluated > 0 &&
    oldestEvaluation !== null &&
    now - Date.parse(oldestEvaluation) > (isPro ? PRO_OVERDUE_MS : FREE_INTERVAL_MS)
  );
};
