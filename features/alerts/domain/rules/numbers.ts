import type { Day } from '#kit/pure/days.ts';
import { daysApart } from '../day-math-cache.ts';
import type { FieldFacts } from '../facts.ts';
import type { Conditions } from '../raised-alert.ts';
import type { Evidence } from './evidence.ts';
import { humidOf, meanOf, type RuleDay, wetOf } from './series.ts';

type Value = (day: RuleDay) => number | null;
const knownValues = (days: readonly RuleDay[], of: Value): readonly number[] =>
  days.map(of).filter((one): one is number => one !== null);
const round = (value: number): number => Math.round(value * 10) / 10;
const mean = (all: readonly number[]): number | null =>
  all.length === 0 ? null : round(all.reduce((a, b) => a + b, 0) / all.length);
const sum = (all: readonly number[]): number | null =>
  all.length === 0 ? null : round(all.reduce((a, b) => a + b, 0));
const maxOf = (all: readonly number[]): number | null => (all.length === 0 ? null : round(Math.max(...all)));
const minOf = (all: readonly number[]): number | null => (all.length === 0 ? null : round(Math.min(...all)));

const isSum = (value: Evidence): boolean => value.since !== null;

/**
 * ALR-04: aggregated over the days that met the condition. Long sums use only the last seven days, to
 * describe weather and not climate.
 */
export const conditionsOf = (evidence: Evidence): Conditions => {
  const days = isSum(evidence) ? evidence.days.slice(-7) : evidence.days;
  return {
    temperature: mean(knownValues(days, meanOf)),
    humidity: mean(knownValues(days, ({ rhMean }) => rhMean)),
    windSpeed: maxOf(knownValues(days, ({ windMax }) => windMax)),
    rainfall: sum(knownValues(days, ({ rain }) => rain)),
  };
};

/** Figures for the rule's sentence; known ones only. */
export const numbersOf = (
  evidence: Evidence,
  facts: FieldFacts,
  today: Day,
): Readonly<Record<string, number>> => {
  const { days, value, rule, span } = evidence;
  const humid = rule.startsWith('LATE_BLIGHT') || rule.startsWith('EARLY_BLIGHT_P');
  const all: Readonly<Record<string, number | null>> = {
    count: days.length,
    ahead: days.filter(({ date }) => daysApart(today, date) >= 0).length,
    value: round(value),
    hours: minOf(knownValues(days, (day) => (humid ? humidOf(day) : wetOf(day)).hours)),
    tmin: minOf(knownValues(days, ({ tmin }) => tmin)),
    tmax: maxOf(knownValues(days, ({ tmax }) => tmax)),
    warmestNight: maxOf(knownValues(days, ({ tmin }) => tmin)),
    tmean: mean(knownValues(rule === 'SUCKING_PESTS' ? span : days, (day) => meanOf(day) ?? wetOf(day).t)),
    rain: sum(knownValues(days, ({ rain }) => rain)),
    mostRain: maxOf(knownValues(days, ({ rain }) => rain)),
    wind: maxOf(knownValues(days, ({ windMax }) => windMax)),
    age: facts.daysAfterEmergence,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== null),
  );
};
