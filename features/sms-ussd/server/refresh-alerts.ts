import { lastEvaluation } from '#features/alerts/server/api.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { replaySteps } from '../domain/conversation.ts';
import type { Step } from '../domain/parse-message.ts';

export interface EvaluationDeps {
  readonly db: Database;
  /** Evaluates this farmer's fields with the current forecast. */
  readonly evaluateFields: (userId: string, now: Date) => Promise<unknown>;
}

/** Forecasts are updated four times a day. */
const FRESH_MS = 3 * HOUR_MS;

/**
 * Evaluates the fields when the farmer asks for alerts. On Free, asking is the trigger, and a plain phone has
 * no app to open (PAY-04).
 */
export const refreshAlertsFirst = async (
  { db, evaluateFields }: EvaluationDeps,
  userId: string,
  steps: readonly Step[],
  now: Date,
): Promise<void> => {
  if (replaySteps(steps, 0).at !== 'alerts') return;
  const last = await db.readAsUser(userId, (tx) => lastEvaluation(tx, userId));
  if (last === null || now.getTime() - last.getTime() > FRESH_MS) await evaluateFields(userId, now);
};
