import type { Day } from '#kit/pure/days.ts';
import { apart } from '../calendar.ts';
import type { FieldFacts } from '../facts.ts';
import type { Conditions } from '../raised.ts';
import type { Evidence } from './evidence.ts';
import { humidOf, meanOf, type RuleDay, wetOf } from './series.ts';

type Value = (day: RuleDay) => number | null;
const known = (days: readonly RuleDay[], of: Value): readonly number[] =>
  days.map(of).filter((one): one is number => one !== null);
const round = (value: number): number => Math.round(value * 10) / 10;
const mean = (all: readonly number[]): number | null =>
  all.length === 0 ? null : round(all.reduce((a, b) => a + b, 0) / all.length);
const sum = (all: readonly number[]): number | null =>
  all.length === 0 ? null : round(all.reduce((a, b) => a + b, 0));
const most = (all: readonly number[]): number | null => (all.length === 0 ? null : round(Math.max(...all)));
const least = (all: readonly number[]): number | null => (all.length === 0 ? null : round(Math.min(...all)));

const isSum = (value: Evidence): boolean => value.since !== null;

/**
 * ALR-04: aggregated over the days that met the condition. Long sums use only the last seven days, to
 * describe weather and not climate.
 */
export const conditionsOf = (evidence: Evidence): Conditions => {
  const days = isSum(evidence) ? evidence.days.slice(-7) : evidence.days;
  return {
    temperature: mean(known(days, meanOf)),
    humidity: mean(known(days, ({ rhMean }) => rhMean)),
    windSpeed: most(known(days, ({ windMax }) => windMax)),
    rainfall: sum(known(days, ({ rain }) => rain)),
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
    ahead: days.filter(({ date }) => apart(today, date) >= 0).length,
    value: round(value),
    hours: least(known(days, (day) => (humid ? humidOf(day) : wetOf(day)).hours)),
    tmin: least(known(days, ({ tmin }) => tmin)),
    tmax: most(known(days, ({ tmax }) => tmax)),
    warmestNight: most(known(days, ({ tmin }) => tmin)),
    tmean: mean(known(rule === 'SUCKING_PESTS' ? span : days, (day) => meanOf(day) ?? wetOf(day).t)),
    rain: sum(known(days, ({ rain }) => rain)),
    mostRain: most(known(days, ({ rain }) => rain)),
    wind: most(known(days, ({ windMax }) => windMax)),
    age: facts.daysAfterEmergence,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== null),
  );
};
