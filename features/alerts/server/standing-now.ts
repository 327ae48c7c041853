import type { Query } from '#kit/server/database/database.ts';
import { dayAt, earliestDay } from '../domain/own-day.ts';
import { stands } from '../domain/standing.ts';
import { type AlertRow, standingAlerts } from './sql.ts';

export const standsNow = (alert: AlertRow, now: Date): boolean => stands(alert, dayAt(alert.place, now));

/** Open alerts on each field's local day, most urgent first; without muted themes. */
export const standingNow = async (tx: Query, userId: string, now: Date, limit: number): Promise<AlertRow[]> =>
  (await standingAlerts(tx, userId, earliestDay(now), limit)).filter((alert) => standsNow(alert, now));
