import { addDays, type Day } from '#kit/pure/days.ts';
import type { FieldFacts, RecentAlert } from './facts.ts';
import { policies } from './policy.ts';
import type { RaisedAlert } from './raised-alert.ts';
import { type RuleDay, unknownDay } from './rules/series.ts';

export const TODAY: Day = '2025-05-10';

/** A mild, dry, calm day with all values known. */
const MILD_WEATHER: Omit<RuleDay, 'date'> = {
  tmin: 14,
  tmax: 24,
  rain: 2,
  rainChance: null,
  rhMean: 70,
  rhMax: 90,
  rhMin: 50,
  rh90Hours: 3,
  tRh90: 15,
  wetHours: 3,
  tWet: 15,
  windMax: 8,
  windMean: 5,
  radiation: 18,
  et0: 5,
  hours: 'told',
};
export const dayAt = (offset: number, change: Partial<RuleDay> = {}): RuleDay => ({
  ...MILD_WEATHER,
  date: addDays(TODAY, offset),
  ...change,
});
export const daysAt = (from: number, to: number, change: Partial<RuleDay> = {}): readonly RuleDay[] =>
  Array.from({ length: to - from + 1 }, (_, i) => dayAt(from + i, change));
export const unknownDays = (from: number, to: number): readonly RuleDay[] =>
  Array.from({ length: to - from + 1 }, (_, i) => unknownDay(addDays(TODAY, from + i)));

export const fieldFacts = (change: Partial<FieldFacts> = {}): FieldFacts => ({
  crop: 'maize',
  stage: 'vegetative',
  plantedOn: addDays(TODAY, -60),
  daysAfterEmergence: 53,
  harvestOpen: false,
  floweredOn: null,
  sprayedOn: null,
  altitude: 1700,
  county: 'Nakuru',
  place: { lat: -0.3, lng: 36 },
  soil: null,
  irrigation: 'rain_fed',
  nearby: [],
  found: [],
  recent: [],
  ...change,
});

export const toRecentAlert = ({ rule, theme, urgency, cause }: RaisedAlert, raisedOn: Day): RecentAlert => ({
  rule,
  theme,
  urgency,
  raisedOn,
  cause,
});
export const recentAlert = (
  rule: RecentAlert['rule'],
  offset: number,
  urgency: RecentAlert['urgency'] = policies[rule].urgency,
): RecentAlert => ({
  rule,
  theme: policies[rule].theme,
  urgency,
  raisedOn: addDays(TODAY, offset),
  cause: `before ${offset}`,
});
