import type { Query } from '#kit/server/database/database.ts';
import { dayAt, earliestDay } from '../domain/own-day.ts';
import { stands } from '../domain/standing.ts';
import { type AlertRow, standingAlerts } from './sql.ts';

export const standsNow = (alert: AlertRow, now: Date): boolean => stands(alert, dayAt(alert.place, now));

/** What stands on each field's own day, the most urgent first; nothing of a theme that was muted. */
export const standingNow = async (tx: Query, userId: string, now: Date, limit: number): Promise<AlertRow[]> =>
  (await standingAlerts(tx, userId, earliestDay(now), limit)).filter((alert) => standsNow(alert, now));
