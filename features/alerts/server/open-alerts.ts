import type { Query } from '#kit/server/database/database.ts';
import { stands } from '../domain/alert-state.ts';
import { dayAt, earliestDay } from '../domain/own-day.ts';
import { type AlertRow, openAlerts } from './sql.ts';

export const isOpenNow = (alert: AlertRow, now: Date): boolean => stands(alert, dayAt(alert.place, now));

/** Open alerts on each field's local day, most urgent first; without muted themes. */
export const readOpenAlerts = async (
  tx: Query,
  userId: string,
  now: Date,
  limit: number,
): Promise<AlertRow[]> =>
  (await openAlerts(tx, userId, earliestDay(now), limit)).filter((alert) => isOpenNow(alert, now));
