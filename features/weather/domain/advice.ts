import type { Condition, ForecastDay } from './forecast.ts';

/**
 * WEA-04. `rain`, neither light nor heavy, is treated like light rain: "normal operations" would send a
 * farmer out into it.
 */
type FarmAction =
  | { readonly urgency: 'high'; readonly act: 'protect' }
  | { readonly urgency: 'medium'; readonly act: 'monitor' | 'irrigate' }
  | { readonly urgency: 'low'; readonly act: 'normal' };

const HEAVY: readonly (Condition | null)[] = ['heavy_rain', 'thunderstorm'];
const WET: readonly (Condition | null)[] = ['light_rain', 'rain'];
const DRY_BELOW = 20;
/**
 * Daily rain, mm, that counts as heavy however light each hour is: the warning threshold of the Kenya
 * Meteorological Department and of our alert.
 */
const HEAVY_DAY = 30;

/** `rain`: the rest of the day's rain. */
export const farmAction = ({
  condition,
  rainProb,
  rain,
}: Pick<ForecastDay, 'condition' | 'rainProb' | 'rain'>): FarmAction => {
  if (HEAVY.includes(condition) || (rain !== null && rain >= HEAVY_DAY))
    return { urgency: 'high', act: 'protect' };
  if (WET.includes(condition)) return { urgency: 'medium', act: 'monitor' };
  if (condition === 'sunny' && rainProb !== null && rainProb < DRY_BELOW)
    return { urgency: 'medium', act: 'irrigate' };
  return { urgency: 'low', act: 'normal' };
};

/** Rain of the next three days, mm, from which watering can wait. Our own limit. */
const RAIN_SOON = 10;

/** Rain expected in the three days after a day, mm; null when it is too little to wait for. */
export const rainSoon = (days: readonly Pick<ForecastDay, 'rain'>[], index: number): number | null => {
  const sum = days.slice(index + 1, index + 4).reduce((total, { rain }) => total + (rain ?? 0), 0);
  return sum >= RAIN_SOON ? sum : null;
};

/** WEA-05; null if the source gives no chance of rain. */
export const moistureOf = (rainProb: number | null): 'high' | 'moderate' | 'low' | null => {
  if (rainProb === null) return null;
  return rainProb > 60 ? 'high' : rainProb > 30 ? 'moderate' : 'low';
};

export const windOf = (windSpeed: number | null): 'high' | 'moderate' | 'light' | null => {
  if (windSpeed === null) return null;
  return windSpeed > 20 ? 'high' : windSpeed > 10 ? 'moderate' : 'light';
};
