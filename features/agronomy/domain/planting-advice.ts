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
  spellDays: 3,
  dryDays: 7,
  dryBelowMm: 1,
  requiredDays: 21,
  acceptedDays: 10,
  lookBackDays: 30,
} as const;

type PlantingReason =
  | 'rains_came'
  | 'rain_forecast'
  | 'no_rain'
  | 'dry_gap'
  | 'not_seen_far'
  | 'out_of_season'
  | 'no_weather';
interface PlantingAdviceDetail {
  readonly reason: PlantingReason;
  /** The evaluated wet spell and its rain. */
  readonly wet: { readonly from: Day; readonly to: Day; readonly mm: number } | null;
  readonly dry: { readonly from: Day; readonly to: Day } | null;
  /** Days after the wet spell with known rain; the test requires `ONSET.wanted`. */
  readonly knownDaysAfter: number;
  readonly limit: number;
}
export interface PlantingAdvice {
  readonly gate: 'wait' | 'prepare' | 'plant';
  readonly why: PlantingAdviceDetail;
}
interface PlantingContext {
  readonly today: Day;
  /** Onset limit is 10 mm. */ readonly north: boolean;
  /** Whether today is in the county's planting weeks; null: unknown. */ readonly inSeason: boolean | null;
}

/** Unknown rain counts as none. */
const rainOrZero = (rain: number | null | undefined): number =>
  rain !== null && rain !== undefined && rain > 0 ? rain : 0;

type Spell = NonNullable<PlantingAdviceDetail['wet']>;
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
    for (let back = 0; back < ONSET.spellDays && rainOrZero(rain.get(end)) > 0; back++) {
      const day = addDays(end, -back);
      mm += rainOrZero(rain.get(day));
      if (mm < limit) continue;
      spells.push({ from: day, to: end, mm });
      break;
    }
  }
  return spells;
};

/** The first seven consecutive days with less than 1 mm; a day without data counts as dry. */
const dryGap = (rain: ReadonlyMap<Day, number | null>, from: Day, to: Day): PlantingAdviceDetail['dry'] => {
  let start: Day | null = null;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (rainOrZero(rain.get(day)) >= ONSET.dryBelowMm) start = null;
    else start ??= day;
    if (start !== null && day >= addDays(start, ONSET.dryDays - 1)) return { from: start, to: day };
  }
  return null;
};

/**
 * Known past days and the forecast, in any order. Never "plant" without rain that has fallen and a forecast
 * that continues it.
 */
export const plantingAdvice = (
  days: readonly WeatherDay[],
  { today, north, inSeason }: PlantingContext,
): PlantingAdvice => {
  const limit = north ? ONSET.northMm : ONSET.mm;
  const rain = new Map(days.map((d) => [d.date, d.rain]));
  const known = days
    .filter((d) => d.rain !== null)
    .map((d) => d.date)
    .sort();
  const last = known[known.length - 1];
  const emptyDetail = { wet: null, dry: null, knownDaysAfter: 0, limit };
  if (last === undefined || last < today)
    return { gate: 'wait', why: { ...emptyDetail, reason: 'no_weather' } };
  const spells = wetSpells(rain, addDays(today, -ONSET.lookBackDays), today, limit);
  const gapAfter = (spell: Spell): PlantingAdviceDetail['dry'] => dryGap(rain, addDays(spell.to, 1), last);
  // The rains started with the first wet spell that no dry week followed.
  const onsetSpell = spells.find((spell) => !gapAfter(spell)) ?? spells[spells.length - 1];
  if (!onsetSpell) {
    const [coming] = wetSpells(rain, addDays(today, 1), last, limit);
    if (!coming) return { gate: 'wait', why: { ...emptyDetail, reason: 'no_rain' } };
    return inSeason === false
      ? { gate: 'wait', why: { ...emptyDetail, wet: coming, reason: 'out_of_season' } }
      : { gate: 'prepare', why: { ...emptyDetail, wet: coming, reason: 'rain_forecast' } };
  }
  const why = {
    ...emptyDetail,
    wet: onsetSpell,
    dry: gapAfter(onsetSpell),
    knownDaysAfter: known.filter((d) => d > onsetSpell.to).length,
  };
  if (why.dry) return { gate: 'wait', why: { ...why, reason: 'dry_gap' } };
  if (inSeason === false) return { gate: 'wait', why: { ...why, reason: 'out_of_season' } };
  return why.knownDaysAfter >= ONSET.acceptedDays && last >= addDays(today, ONSET.dryDays)
    ? { gate: 'plant', why: { ...why, reason: 'rains_came' } }
    : { gate: 'prepare', why: { ...why, reason: 'not_seen_far' } };
};
