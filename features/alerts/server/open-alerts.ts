import type { Query } from '#kit/server/database/database.ts';
import { isActive } from '../domain/alert-state.ts';
import { localDayAt, earliestLocalDay } from '../domain/local-day.ts';
import { type AlertRow, listOpenAlerts } from './sql.ts';

export const isOpenNow = (alert: AlertRow, now: Date): boolean =>
  isActive(alert, localDayAt(alert.place, now));

/** Open alerts on each field's local day, most urgent first; without muted themes. */
export const readOpenAlerts = async (
  tx: Query,
  userId: string,
  now: Date,
  limit: number,
): Promise<AlertRow[]> =>
  (await listOpenAlerts(tx, userId, earliestLocalDay(now), limit)).filter((alert) => isOpenNow(alert, now));
