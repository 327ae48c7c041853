import { forecastDays, localDay } from './days.ts';
import type { Forecast } from './forecast.ts';

const HOUR_S = 3_600;
/** An answer that covers fewer hours is yesterday's, or nearly empty. */
const AHEAD_HOURS = 24;
/** Minimum share of the hours of the next two days with a temperature. */
const MIN_KNOWN_SHARE = 0.5;

/** Why an answer is unreliable; null when it is reliable. Judges its times, not its stated age. */
export const faultOf = (forecast: Forecast, now: number): 'old' | 'holes' | 'early' | null => {
  const ahead = forecast.hours.filter(
    ({ at, hours }) => at + hours * HOUR_S > now && at < now + 2 * AHEAD_HOURS * HOUR_S,
  );
  const today = localDay(now, forecast.utcOffset);
  if (forecast.hours.length === 0) {
    const days = forecastDays(forecast, today);
    if (days.length < 2) return 'old';
    return days.some(({ temp }) => temp.max !== null) ? null : 'holes';
  }
  const last = forecast.hours[forecast.hours.length - 1]!;
  if (last.at + last.hours * HOUR_S < now + AHEAD_HOURS * HOUR_S) return 'old';
  // It starts later than now: another place's time zone, or a wrong clock.
  if (ahead.length === 0 || ahead[0]!.at > now + 6 * HOUR_S) return 'early';
  const knownHours = ahead.reduce(
    (sum, { hours, temperature }) => sum + (temperature === null ? 0 : hours),
    0,
  );
  return knownHours < MIN_KNOWN_SHARE * ahead.reduce((sum, { hours }) => sum + hours, 0) ? 'holes' : null;
};
