import { addDays, type Day } from '#kit/pure/days.ts';
import type { WeatherDay } from './weather-day.ts';

/**
 * When to plant. The Kenya Meteorological Department defines onset as at least 20 mm within three days (10 mm
 * in the north), with no dry spell of seven days or more in the next three weeks. Forecasts do not reach
 * three weeks, so ten days without such a gap are accepted (our own choice), and the app tells the farmer
 * that the test requires 21.
 */
export const ONSET = {
  mm: 20,
  northMm: 10,
  within: 3,
  dryDays: 7,
  dryBelow: 1,
  wanted: 21,
  enough: 10,
  lookBack: 30,
} as const;

type GateReason =
  | 'rains_came'
  | 'rain_forecast'
  | 'no_rain'
  | 'dry_gap'
  | 'not_seen_far'
  | 'out_of_season'
  | 'no_weather';
interface GateWhy {
  readonly reason: GateReason;
  /** The evaluated wet spell and its rain. */
  readonly wet: { readonly from: Day; readonly to: Day; readonly mm: number } | null;
  readonly dry: { readonly from: Day; readonly to: Day } | null;
  /** Days after the wet spell with known rain; the test requires `ONSET.wanted`. */
  readonly seen: number;
  readonly limit: number;
}
export interface Gate {
  readonly gate: 'wait' | 'prepare' | 'plant';
  readonly why: GateWhy;
}
interface GatePlace {
  readonly today: Day;
  /** Onset limit is 10 mm. */ readonly north: boolean;
  /** Whether today is in the county's planting weeks; null: unknown. */ readonly inSeason: boolean | null;
}

/** Unknown rain counts as none. */
const fell = (rain: number | null | undefined): number =>
  rain !== null && rain !== undefined && rain > 0 ? rain : 0;

type Spell = NonNullable<GateWhy['wet']>;
/** Every spell of up to three days that reaches the limit and ends within [from, to], the earliest first. */
const wetSpells = (
  rain: ReadonlyMap<Day, number | null>,
  from: Day,
  to: Day,
  limit: number,
): readonly Spell[] => {
  const spells: Spell[] = [];
  for (let end = from; end <= to; end = addDays(end, 1)) {
    let mm = 0;
    for (let back = 0; back < ONSET.within && fell(rain.get(end)) > 0; back++) {
      const day = addDays(end, -back);
      mm += fell(rain.get(day));
      if (mm < limit) continue;
      spells.push({ from: day, to: end, mm });
      break;
    }
  }
  return spells;
};

/** The first seven consecutive days with less than 1 mm; a day without data counts as dry. */
const dryGap = (rain: ReadonlyMap<Day, number | null>, from: Day, to: Day): GateWhy['dry'] => {
  let start: Day | null = null;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (fell(rain.get(day)) >= ONSET.dryBelow) start = null;
    else start ??= day;
    if (start !== null && day >= addDays(start, ONSET.dryDays - 1)) return { from: start, to: day };
  }
  return null;
};

/**
 * Known past days and the forecast, in any order. Never "plant" without rain that has fallen and a forecast
 * that continues it.
 */
export const plantingGate = (days: readonly WeatherDay[], { today, north, inSeason }: GatePlace): Gate => {
  const limit = north ? ONSET.northMm : ONSET.mm;
  const rain = new Map(days.map((d) => [d.date, d.rain]));
  const known = days
    .filter((d) => d.rain !== null)
    .map((d) => d.date)
    .sort();
  const last = known[known.length - 1];
  const none = { wet: null, dry: null, seen: 0, limit };
  if (last === undefined || last < today) return { gate: 'wait', why: { ...none, reason: 'no_weather' } };
  const spells = wetSpells(rain, addDays(today, -ONSET.lookBack), today, limit);
  const gapAfter = (spell: Spell): GateWhy['dry'] => dryGap(rain, addDays(spell.to, 1), last);
  // The rains started with the first wet spell that no dry week followed.
  const fallen = spells.find((spell) => !gapAfter(spell)) ?? spells[spells.length - 1];
  if (!fallen) {
    const [coming] = wetSpells(rain, addDays(today, 1), last, limit);
    if (!coming) return { gate: 'wait', why: { ...none, reason: 'no_rain' } };
    return inSeason === false
      ? { gate: 'wait', why: { ...none, wet: coming, reason: 'out_of_season' } }
      : { gate: 'prepare', why: { ...none, wet: coming, reason: 'rain_forecast' } };
  }
  const why = {
    ...none,
    wet: fallen,
    dry: gapAfter(fallen),
    seen: known.filter((d) => d > fallen.to).length,
  };
  if (why.dry) return { gate: 'wait', why: { ...why, reason: 'dry_gap' } };
  if (inSeason === false) return { gate: 'wait', why: { ...why, reason: 'out_of_season' } };
  return why.seen >= ONSET.enough && last >= addDays(today, ONSET.dryDays)
    ? { gate: 'plant', why: { ...why, reason: 'rains_came' } }
    : { gate: 'prepare', why: { ...why, reason: 'not_seen_far' } };
};
