import type { Condition } from '../domain/forecast.ts';
import type { WeatherWords } from './words.ts';

/** Nobody calls a clear night sunny. */
export const skyText = (condition: Condition | null, words: WeatherWords, night = false): string => {
  if (condition === null) return words.unknown;
  return condition === 'sunny' && night ? words.clearNight : words.conditions[condition];
};
