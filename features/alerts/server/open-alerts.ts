import type { Query } from '#kit/server/database/database.ts';
import { isActive } from '../domain/alert-state.ts';
import { dayAt, earliestDay } from '../domain/local-day.ts';
import { type AlertRow, listOpenAlerts } from './sql.ts';

export const isOpenNow = (alert: AlertRow, now: Date): boolean => isActive(alert, dayAt(alert.place, now));

/** Open alerts on each field's local day, most urgent first; without muted themes. */
export const readOpenAlerts = async (
  tx: Query,
  userId: string,
  now: Date,
  limit: number,
): Promise<AlertRow[]> =>
  (await listOpenAlerts(tx, userId, earliestDay(now), limit)).filter((alert) => isOpenNow(alert, now));
