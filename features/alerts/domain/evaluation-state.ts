import { HOUR_MS } from '#kit/pure/days.ts';

interface Placed {
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
  readonly unplaced: readonly string[];
  readonly looked: number;
  /** With a place but never evaluated: no forecast was available. */
  readonly waiting: number;
  /** When the least recently evaluated one was evaluated; null without any. */
  readonly since: string | null;
}

export const evaluationState = (
  fields: readonly Placed[],
  looks: readonly EvaluatedField[],
): EvaluationState => {
  const at = new Map(looks.map((l) => [l.id, l.looked_at]));
  const placed = fields.filter((f) => !f.location_unconfirmed);
  const times = placed.flatMap((f) => at.get(f.id) ?? []).sort();
  return {
    fields: fields.length,
    unplaced: fields.filter((f) => f.location_unconfirmed).map((f) => f.id),
    looked: times.length,
    waiting: placed.length - times.length,
    since: times[0] ?? null,
  };
};

/** Forecasts are updated four times a day. */
const FREE_AFTER = 3 * HOUR_MS;
/** The server evaluates every morning and with each forecast; after this long something is delayed. */
const PRO_AFTER = 30 * HOUR_MS;

/** Whether an online phone requests an evaluation automatically. */
export const shouldEvaluate = (
  { looked, waiting, since }: EvaluationState,
  isPro: boolean,
  now: number,
): boolean => {
  if (waiting > 0) return true;
  return looked > 0 && since !== null && now - Date.parse(since) > (isPro ? PRO_AFTER : FREE_AFTER);
};
