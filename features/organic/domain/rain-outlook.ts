import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day } from '#kit/pure/days.ts';

/** A wet or dry forecast: `mm` of rain in `days`. */
export interface RainOutlook {
  readonly kind: 'wet' | 'dry';
  readonly mm: number;
  readonly days: number;
}

/** Our own thresholds: enough rain to run off, or so little that the soil dries. */
const WET = { days: 3, mm: 20 } as const;
const DRY = { days: 7, mm: 5 } as const;

const rainOver = (days: readonly WeatherDay[], today: Day, count: number): number | null => {
  let sum = 0;
  for (let i = 0; i < count; i += 1) {
    const rain = days.find(({ date }) => date === addDays(today, i))?.rain ?? null;
    if (rain === null) return null;
    sum += rain;
  }
  return sum;
};

/** Null when a day's rain is unknown, or the forecast is neither. */
export const rainOutlookOf = (days: readonly WeatherDay[], today: Day): RainOutlook | null => {
  const soon = rainOver(days, today, WET.days);
  if (soon !== null && soon >= WET.mm) return { kind: 'wet', mm: Math.round(soon), days: WET.days };
  const week = rainOver(days, today, DRY.days);
  return week !== null && week < DRY.mm ? { kind: 'dry', mm: Math.round(week), days: DRY.days } : null;
};
