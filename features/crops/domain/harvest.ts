import { addDays, type Day, daysBetween, dayNumber } from '#kit/pure/days.ts';
import {
  type CalendarRow,
  type Perennial,
  perennialOf,
  type Range,
  rowsOfCrop,
  type Season,
  type Stage,
} from '#knowledge/calendar/index.ts';
import { findCropByName } from '#knowledge/crops.ts';
import type { AltitudeBand, HarvestSource } from './crop.ts';

/** Our own altitude zones of Kenya's farmland (m), based on the zones of the maize table. Not published. */
const LOW_BELOW = 1200;
const HIGH_FROM = 1800;
const bandMetres: Readonly<Record<AltitudeBand, number>> = { low: 1000, middle: 1500, high: 2000 };
/** Altitude of most farmland; for calendar lines without one. */
const FARMLAND: Range = { low: 800, high: 2200 };

export const bandOf = (metres: number | null): AltitudeBand | null =>
  metres === null ? null : metres < LOW_BELOW ? 'low' : metres < HIGH_FROM ? 'middle' : 'high';

/**
 * Season by planting month: long rains February to May, short rains August to December (FEWS NET: March to
 * August, October to March).
 */
export const seasonOf = (day: Day): Season => {
  const month = Number(day.slice(5, 7));
  if (month >= 2 && month <= 5) return 'long_rains';
  return month >= 8 && month <= 12 ? 'short_rains' : 'between';
};

/** Seed that is still in the field after March is not planted for the short rains. */
const SHORT_SEASON_DAYS = 165;

export interface HarvestQuery {
  readonly crop: string;
  readonly varietyClass: string | null;
  readonly band: AltitudeBand | null;
  readonly county: string | null;
  readonly plantedOn: Day;
}

export interface HarvestEstimate {
  readonly date: Day;
  readonly from: Day;
  readonly to: Day;
  readonly source: HarvestSource;
  /** The calendar lines it is based on; empty for other dates. */
  readonly rows: readonly CalendarRow[];
}

const isGrownAt = (row: CalendarRow, band: AltitudeBand | null): boolean => {
  if (band === null || !row.altitude) return true;
  return row.altitude.low <= bandMetres[band] && bandMetres[band] <= row.altitude.high;
};

const filterOrAll = <T>(all: readonly T[], keep: (one: T) => boolean): readonly T[] => {
  const some = all.filter(keep);
  return some.length > 0 ? some : all;
};

/**
 * The calendar rows that a crop may follow: the farmer's own choice, else all that fit altitude, season and
 * county.
 */
export const likelyRows = ({
  crop,
  varietyClass,
  band,
  county,
  plantedOn,
}: HarvestQuery): readonly CalendarRow[] => {
  const rows = rowsOfCrop(findCropByName(crop)?.key ?? '');
  const chosen = rows.find((row) => row.key === varietyClass);
  if (chosen) return [chosen];
  const atAltitude = filterOrAll(rows, (row) => isGrownAt(row, band));
  // Filter by season before county: a source that names one seed for a county means its main season.
  const inSeason = filterOrAll(
    atAltitude,
    (row) => seasonOf(plantedOn) !== 'short_rains' || row.days.low < SHORT_SEASON_DAYS,
  );
  return filterOrAll(inSeason, (row) => county !== null && (row.counties ?? []).includes(county));
};

/** The field's position in the variety's altitude range, 0 to 1. */
const altitudePosition = (row: CalendarRow, band: AltitudeBand): number => {
  const { low, high } = row.altitude ?? FARMLAND;
  return Math.min(1, Math.max(0, (bandMetres[band] - low) / (high - low)));
};

/**
 * Within the published range, later at higher altitude: cooler air slows ripening. The position in the range
 * is our own assumption; the range is the source's. Without an altitude the whole range applies.
 */
const durationOf = (row: CalendarRow, band: AltitudeBand | null): Range => {
  if (band === null) return row.days;
  const width = row.days.high - row.days.low;
  const middle = row.days.low + width * (0.3 + 0.4 * altitudePosition(row, band));
  return { low: middle - width * 0.3, high: middle + width * 0.3 };
};

const ESTIMATE_DAYS = 90;

/** From the calendar. `null` for crops that are not in it, or perennial ones. */
export const fromCalendar = (question: HarvestQuery): HarvestEstimate | null => {
  const rows = likelyRows(question);
  if (rows.length === 0 || dayNumber(question.plantedOn) === null) return null;
  const spans = rows.map((row) => durationOf(row, question.band));
  const [low, high] = [Math.min(...spans.map((s) => s.low)), Math.max(...spans.map((s) => s.high))];
  const on = (days: number) => addDays(question.plantedOn, Math.round(days));
  return { date: on((low + high) / 2), from: on(low), to: on(high), source: 'calendar', rows };
};

/**
 * FDC-15: dates from the calendar, or for unknown crops 90 days, marked as an estimate. `null` for crops
 * without one harvest date.
 */
export const expectedHarvest = (question: HarvestQuery): HarvestEstimate | null => {
  if (perennialFor(question.crop)) return null;
  const date = addDays(question.plantedOn, ESTIMATE_DAYS);
  return fromCalendar(question) ?? { date, from: date, to: date, source: 'estimate', rows: [] };
};

export const perennialFor = (crop: string): Perennial | null => perennialOf(findCropByName(crop)?.key ?? '');

const MAX_MODEL_DAYS = 3 * 365;

/** Accepts a language model's date only if it is after planting and within three years. */
export const modelDate = (text: string, plantedOn: Day): Day | null => {
  const day = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
  const days = dayNumber(day) === null ? 0 : daysBetween(plantedOn, day);
  return days > 0 && days <= MAX_MODEL_DAYS ? day : null;
};

interface StageSpan {
  readonly stage: Stage;
  readonly from: Day;
  readonly to: Day;
}

/** The stages of a calendar row, scaled to the time from planting to harvest. */
export const stagesOf = (row: CalendarRow, plantedOn: Day, harvestOn: Day): readonly StageSpan[] => {
  const whole = daysBetween(plantedOn, harvestOn);
  if (!row.stages || whole <= 0) return [];
  const sum = row.stages.lengths.reduce((all, [, days]) => all + days, 0);
  let done = 0;
  return row.stages.lengths.map(([stage, days]) => {
    const from = addDays(plantedOn, Math.round((done / sum) * whole));
    done += days;
    return { stage, from, to: addDays(plantedOn, Math.round((done / sum) * whole)) };
  });
};

/** The calendar row whose mean duration is closest to `days`. */
export const nearestRow = (rows: readonly CalendarRow[], days: number): CalendarRow | null =>
  [...rows].sort(
    (a, b) =>
      Math.abs((a.days.low + a.days.high) / 2 - days) - Math.abs((b.days.low + b.days.high) / 2 - days),
  )[0] ?? null;
