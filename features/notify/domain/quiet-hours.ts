import { HOUR_MS } from '#kit/pure/days.ts';

/** Quiet hours from 21 to 6 in the farmer's time zone (ALR-06). */
const QUIET_START_HOUR = 21;
const QUIET_END_HOUR = 6;
export const DEFAULT_DIGEST_HOUR = 7;
export const DEFAULT_TIME_ZONE = 'Africa/Nairobi';

export const isZone = (zone: string): boolean => {
  try {
    return zone.length <= 60 && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

/** The local time in `zone`, expressed as if it were UTC. */
const localTime = (moment: Date, zone: string): Date => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const at = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return new Date(Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second')));
};

export const hourIn = (zone: string, moment: Date): number => localTime(moment, zone).getUTCHours();
export const dayIn = (zone: string, moment: Date): string =>
  localTime(moment, zone).toISOString().slice(0, 10);

export const isQuietHour = (zone: string, moment: Date): boolean => {
  const hour = hourIn(zone, moment);
  return hour >= QUIET_START_HOUR || hour < QUIET_END_HOUR;
};

/**
 * The next time after `moment` when the farmer's clock shows this full hour. Searches hour by hour, because a
 * day can have 23 or 25 hours.
 */
export const nextHour = (hour: number, zone: string, moment: Date): Date => {
  const shown = localTime(moment, zone);
  const toFull = HOUR_MS - (shown.getTime() % HOUR_MS);
  for (let at = moment.getTime() + toFull; ; at += HOUR_MS)
    if (hourIn(zone, new Date(at)) === hour) return new Date(at);
};

/** Returns `moment`, or the end of quiet hours when `moment` lies within them. */
export const afterQuietHours = (zone: string, moment: Date): Date =>
  isQuietHour(zone, moment) ? nextHour(QUIET_END_HOUR, zone, moment) : moment;
