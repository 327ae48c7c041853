import { existsSync, readFileSync } from 'node:fs';
import { stageOn } from '#features/agronomy/domain/stages.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { FieldFacts, RecentAlert } from '#features/alerts/domain/facts.ts';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import { evaluateField } from '#features/alerts/domain/rules/evaluate.ts';
import { unknownDay } from '#features/alerts/domain/rules/series.ts';
import { humidHours } from '#features/weather/domain/estimate-hours.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { windowsOf } from '#knowledge/calendar/index.ts';

/** Real daily weather of 47 counties from the Open-Meteo archive, which is not in the repository. */
const ARCHIVE = '../shared/data/climate/openmeteo_archive_kenya_counties_daily_2019.csv';
export const hasArchive = (): boolean => existsSync(ARCHIVE);

export interface CountyYear {
  readonly county: string;
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
  readonly days: readonly WeatherDay[];
}

const parseNumber = (text: string | undefined): number | null =>
  text === undefined || text === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/** The archive has no humidity: damp hours are estimated from the temperature extremes, as in the product. */
const dayOf = ([date = '', , , , rain, tmax, tmin, , et0, wind]: readonly string[]): WeatherDay => {
  const [high, low] = [parseNumber(tmax), parseNumber(tmin)];
  const humid = high === null || low === null ? null : humidHours(low, high, null);
  return {
    ...unknownDay(date),
    tmin: low,
    tmax: high,
    rain: parseNumber(rain),
    windMax: parseNumber(wind),
    et0: parseNumber(et0),
    rh90Hours: humid?.hours ?? null,
    tRh90: humid?.temperature ?? null,
    wetHours: humid?.hours ?? null,
    tWet: humid?.temperature ?? null,
  };
};

/**
 * Altitude in metres, estimated from the year's mean temperature: 30 °C at the coast, 6.5 °C less per 1,000
 * m. Only for the simulation.
 */
const estimateAltitude = (days: readonly WeatherDay[]): number => {
  const means = days.flatMap(({ tmin, tmax }) => (tmin === null || tmax === null ? [] : [(tmin + tmax) / 2]));
  return Math.max(0, Math.round((30 - means.reduce((a, b) => a + b, 0) / means.length) / 0.0065));
};

export const readYear = (path = ARCHIVE): readonly CountyYear[] => {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const byCounty = new Map<string, string[][]>();
  for (const row of rows) byCounty.set(row[1] ?? '', [...(byCounty.get(row[1] ?? '') ?? []), row]);
  return [...byCounty].map(([county, all]) => {
    const days = all.map(dayOf);
    return {
      county,
      lat: Number(all[0]?.[2]),
      lng: Number(all[0]?.[3]),
      altitude: estimateAltitude(days),
      days,
    };
  });
};

/** Crops with the altitudes at which they grow, in metres. The mix is an assumption, not a survey. */
const cropAltitudes: readonly (readonly [crop: string, from: number, to: number])[] = [
  ['maize', 0, 2400],
  ['bean', 600, 2300],
  ['potato', 1600, 3000],
  ['tomato', 0, 2000],
  ['coffee', 1300, 2000],
  ['kale', 600, 2800],
  ['banana', 0, 1900],
  ['maize', 0, 2400],
  ['rice', 0, 1300],
  ['cabbage', 1200, 2900],
  ['tea', 1600, 2500],
  ['sorghum', 0, 1600],
  ['wheat', 1700, 2800],
];

/** The same year with twelve damp hours every night: the most that a provider's hourly data could add. */
export const everyNightDamp = (years: readonly CountyYear[]): readonly CountyYear[] =>
  years.map((year) => ({
    ...year,
    days: year.days.map((day) => ({
      ...day,
      rhMean: 92,
      rh90Hours: 12,
      wetHours: 12,
      tRh90: day.tmin === null ? null : day.tmin + 2,
      tWet: day.tmin === null ? null : day.tmin + 2,
      hours: 'told' as const,
    })),
  }));

interface SimulatedField {
  readonly year: CountyYear;
  readonly crop: string;
  readonly plantedOn: Day;
  readonly armywormFoundOn: Day | null;
  readonly irrigation: string;
}

export const makeFields = (years: readonly CountyYear[], count: number): readonly SimulatedField[] =>
  Array.from({ length: count }, (_, i) => {
    const year = years[i % years.length]!;
    const fit = cropAltitudes.filter(([, from, to]) => year.altitude >= from && year.altitude <= to);
    const crop = fit[Math.floor(i / years.length) % fit.length]?.[0] ?? 'maize';
    const opens = windowsOf(year.county.replace("'", '’'))[0]?.from ?? '03-15';
    const plantedOn = addDays(`2019-${opens}`, i % 21);
    return {
      year,
      crop,
      plantedOn,
      armywormFoundOn: crop === 'maize' && i % 5 === 0 ? addDays(plantedOn, 30) : null,
      irrigation: ['rain_fed', 'rain_fed', 'rain_fed', 'drip'][i % 4]!,
    };
  });

const perennials = new Set(['coffee', 'tea', 'banana']);
export const factsAt = (
  { year, crop, plantedOn, armywormFoundOn, irrigation }: SimulatedField,
  today: Day,
  recent: readonly RecentAlert[],
): FieldFacts => {
  const planted = perennials.has(crop) ? '2015-04-01' : plantedOn <= today ? plantedOn : null;
  const { phases, daysAfterEmergence } = stageOn(crop, planted, today, null);
  return {
    crop,
    stage: phases.join(' '),
    plantedOn: planted,
    daysAfterEmergence,
    harvestOpen: false,
    floweredOn: crop === 'coffee' ? '2019-03-25' : null,
    sprayedOn: null,
    altitude: year.altitude,
    county: year.county,
    place: { lat: year.lat, lng: year.lng },
    soil: null,
    irrigation,
    nearby: [],
    found:
      armywormFoundOn !== null && armywormFoundOn <= today
        ? [{ condition: 'maize___fall_armyworm', on: armywormFoundOn }]
        : [],
    recent,
  };
};

const FORECAST_DAYS = 10;
export const RECENT_DAYS = 60;

/** The alerts of one field over `length` days. The forecast equals the actual weather, unlike a real one. */
export const simulateField = (
  field: SimulatedField,
  from: Day,
  length: number,
): readonly { readonly on: Day; readonly raised: RaisedAlert }[] => {
  const raisedAlerts: { on: Day; raised: RaisedAlert }[] = [];
  const first = field.year.days[0]?.date ?? from;
  for (let i = 0; i < length; i++) {
    const today = addDays(from, i);
    const at = daysBetween(first, today);
    const recent = raisedAlerts
      .filter(({ on }) => daysBetween(on, today) <= RECENT_DAYS)
      .map(({ on, raised: { rule, theme, urgency, cause } }) => ({
        rule,
        theme,
        urgency,
        cause,
        raisedOn: on,
      }));
    const raised = evaluateField(
      factsAt(field, today, recent),
      field.year.days.slice(Math.max(0, at - 92), at),
      field.year.days.slice(at, at + FORECAST_DAYS),
      today,
    );
    raisedAlerts.push(...raised.map((one) => ({ on: today, raised: one })));
  }
  return raisedAlerts;
};
