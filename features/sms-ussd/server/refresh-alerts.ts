import { lastEvaluation } from '#features/alerts/server/api.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { ScreenId } from '../domain/flow.ts';

export interface EvaluationDeps {
  readonly db: Database;
  /** Evaluates this farmer's fields with the current forecast. */
  readonly evaluateFields: (userId: string, now: Date) => Promise<unknown>;
}

/** Forecasts are updated four times a day. */
const FRESH_MS = 3 * HOUR_MS;

/**
 * Evaluates the fields when the farmer asks for alerts, or for the weather of fields that were never
 * evaluated: that fetches the first forecast of their place. On Free, asking is the trigger, and a plain
 * phone has no app to open (PAY-04).
 */
export const refreshAlertsFirst = async (
  { db, evaluateFields }: EvaluationDeps,
  userId: string,
  screen: ScreenId,
  now: Date,
): Promise<void> => {
  if (screen !== 'alerts' && screen !== 'weather') return;
  const last = await db.readAsUser(userId, (tx) => lastEvaluation(tx, userId));
  const isFresh = last !== null && (screen === 'weather' || now.getTime() - last.getTime() <= FRESH_MS);
  if (!isFresh) await evaluateFields(userId, now);
};
