import type { Condition } from '../domain/forecast.ts';
import type { WeatherWords } from './words.ts';

/** A clear night is not "sunny". */
export const skyText = (condition: Condition | null, words: WeatherWords, night = false): string => {
  if (condition === null) return words.unknown;
  return condition === 'sunny' && night ? words.clearNight : words.conditions[condition];
};
