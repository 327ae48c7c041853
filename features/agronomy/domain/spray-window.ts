import type { WeatherDay } from './weather-day.ts';

/**
 * When a spray stays on the leaf. Label practice: no rain of 5 mm or more within six hours, wind 3 to 15 km/h
 * (still air also carries drift), below 28 °C, no dew that runs off. A leaf counts as wet at 90 % humidity,
 * and for two hours after rain (our own choice).
 */
const SPRAY = {
  rainMm: 5,
  rainHours: 6,
  windLow: 3,
  windHigh: 15,
  tMax: 28,
  wetRh: 90,
  drizzle: 0.2,
  dryingHours: 2,
} as const;

export type SprayFault = 'rain' | 'wind' | 'still' | 'heat' | 'dew' | 'not_known';

/** A period of one or several hours from `at` (epoch seconds), as in a forecast; °C, mm, km/h, %. */
export interface SprayHour {
  readonly at: number;
  readonly hours: number;
  readonly temperature: number | null;
  readonly rain: number | null;
  readonly wind: number | null;
  readonly humidity: number | null;
}

const HOUR_S = 3600;
const rainWithin = (hours: readonly SprayHour[], from: number, to: number): number =>
  hours.reduce(
    (sum, h) =>
      sum + (h.at < to && h.at + h.hours * HOUR_S > from && h.rain !== null && h.rain > 0 ? h.rain : 0),
    0,
  );

/** Reasons against spraying in an hour; empty when it is suitable. */
export const sprayFaults = (hour: SprayHour, all: readonly SprayHour[]): readonly SprayFault[] => {
  const { temperature: t, rain, wind, humidity } = hour;
  if (t === null || rain === null || wind === null) return ['not_known'];
  const faults: SprayFault[] = [];
  if (
    rain >= SPRAY.drizzle ||
    rainWithin(all, hour.at, hour.at + (hour.hours + SPRAY.rainHours) * HOUR_S) >= SPRAY.rainMm
  )
    faults.push('rain');
  if (wind > SPRAY.windHigh) faults.push('wind');
  if (wind < SPRAY.windLow) faults.push('still');
  if (t >= SPRAY.tMax) faults.push('heat');
  if (
    (humidity !== null && humidity >= SPRAY.wetRh) ||
    rainWithin(all, hour.at - SPRAY.dryingHours * HOUR_S, hour.at) >= SPRAY.drizzle
  )
    faults.push('dew');
  return faults;
};

export interface SprayWindow {
  readonly from: number;
  /** Exclusive. */ readonly to: number;
}

/** Runs of consecutive suitable hours, from `now` on, limited to hours that `isDay` allows. */
export const sprayWindows = (
  hours: readonly SprayHour[],
  now: number,
  isDay: (at: number) => boolean,
): readonly SprayWindow[] => {
  const suitableHours = hours
    .filter((h) => h.at + h.hours * HOUR_S > now && isDay(h.at) && sprayFaults(h, hours).length === 0)
    .sort((a, b) => a.at - b.at);
  return suitableHours.reduce<readonly SprayWindow[]>((windows, h) => {
    const last = windows[windows.length - 1];
    const to = h.at + h.hours * HOUR_S;
    return last && last.to === h.at
      ? [...windows.slice(0, -1), { from: last.from, to }]
      : [...windows, { from: h.at, to }];
  }, []);
};

type SprayVerdict = 'good' | 'hold' | 'not_known';

/** A whole day without hourly values: hold for rain of 5 mm that day or the next, or wind above 15 km/h. */
export const sprayDay = (
  day: WeatherDay,
  next: WeatherDay | null,
): { readonly verdict: SprayVerdict; readonly faults: readonly SprayFault[] } => {
  if (day.rain === null || day.windMax === null) return { verdict: 'not_known', faults: ['not_known'] };
  const rain = day.rain >= SPRAY.rainMm || (next?.rain ?? 0) >= SPRAY.rainMm;
  const faults: SprayFault[] = [
    ...(rain ? ['rain' as const] : []),
    ...(day.windMax > SPRAY.windHigh ? ['wind' as const] : []),
  ];
  return { verdict: faults.length > 0 ? 'hold' : 'good', faults };
};
