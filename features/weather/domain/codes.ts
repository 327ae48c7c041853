import type { Condition } from './forecast.ts';

/** WMO code table 4677 as Open-Meteo uses it. Drizzle counts as light rain. */
const wmo: readonly (readonly [codes: readonly number[], condition: Condition])[] = [
  [[0, 1], 'sunny'],
  [[2], 'partly_cloudy'],
  [[3], 'cloudy'],
  [[45, 48], 'fog'],
  [[51, 53, 55, 56, 57, 61, 66, 80], 'light_rain'],
  [[63, 81], 'rain'],
  [[65, 67, 82], 'heavy_rain'],
  [[71, 73, 75, 77, 85, 86], 'snow'],
  [[95, 96, 99], 'thunderstorm'],
];

export const fromWmo = (code: unknown): Condition | null =>
  wmo.find(([codes]) => codes.includes(code as number))?.[1] ?? null;

const metSymbols: ReadonlyMap<string, Condition> = new Map([
  ['clearsky', 'sunny'],
  ['fair', 'sunny'],
  ['partlycloudy', 'partly_cloudy'],
  ['cloudy', 'cloudy'],
  ['fog', 'fog'],
]);

/** MET Norway's symbol codes ("lightrainshowers_day", "heavyrainandthunder"). */
export const fromMet = (symbol: unknown): Condition | null => {
  if (typeof symbol !== 'string') return null;
  const name = symbol.split('_')[0]!;
  if (name.endsWith('thunder')) return 'thunderstorm';
  if (/snow|sleet/.test(name)) return 'snow';
  if (name.startsWith('lightrain')) return 'light_rain';
  if (name.startsWith('heavyrain')) return 'heavy_rain';
  if (name.startsWith('rain')) return 'rain';
  return metSymbols.get(name) ?? null;
};
