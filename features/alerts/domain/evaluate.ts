import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { inPlantingSeason, isNorth } from '#features/agronomy/domain/season.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { confidenceOf, doubtsOf } from './confidence.ts';
import { type Evidence, evidenceOf, isTooHighForSigatoka } from './evidence.ts';
import { conditionOf, doFirstOf } from './do-first.ts';
import type { FieldFacts, RecentAlert } from './facts.ts';
import { conditionsOf, numbersOf } from './numbers.ts';
import { isFlowering, isInField, isRipe, type Plant } from './plant.ts';
import { A_WEEK, policies } from './policy.ts';
import type { Raised } from './raised.ts';
import { ruleIds, type Theme } from './rule-ids.ts';
import { rulesOf } from './rules/all.ts';
import { isNoSprayDay } from './rules/rain.ts';
import { between, type RuleDay, seriesOf } from './series.ts';
import { nearbyOf, urgencyOf } from './urgency.ts';

const watered = new Set(['drip', 'sprinkler', 'flood', 'manual']);
const isWatered = ({ irrigation }: FieldFacts): boolean => irrigation !== null && watered.has(irrigation);

const plantOf = (facts: FieldFacts, today: Day): Plant => ({
  crop: facts.crop, stage: facts.stage, daysAfterEmergence: facts.daysAfterEmergence, altitude: facts.altitude,
  weeksAfterFlowering: facts.floweredOn === null ? null : Math.floor(daysBetween(facts.floweredOn, today) / 7),
  inWindow: facts.stage === null || !/plant/.test(facts.stage) ? null : inPlantingSeason(facts.county, today), dryNorth: isNorth(facts.county),
});

/** Without a humidity the estimate takes every night for dewy: then only a day with rain may speak for wet leaves. */
const soberly = (day: RuleDay): RuleDay =>
  (day.hours === 'estimated' && day.rhMean === null && !(day.rain !== null && day.rain >= 0.2) ? { ...day, rh90Hours: null, tRh90: null, wetHours: null, tWet: null } : day);

interface Prepared { readonly past: readonly WeatherDay[]; readonly today: Day; readonly series: readonly RuleDay[] }
const prepared = new WeakMap<readonly WeatherDay[], Prepared>();

/** All fields of a weather cell share their days: they are put in order once. */
const seriesFor = (past: readonly WeatherDay[], ahead: readonly WeatherDay[], today: Day): readonly RuleDay[] => {
  const kept = prepared.get(ahead);
  if (kept && kept.past === past && kept.today === today) return kept.series;
  const series = seriesOf([...past.filter(({ date }) => date < today), ...ahead.filter(({ date }) => date >= today)]).map(soberly);
  prepared.set(ahead, { past, today, series });
  return series;
};

/** Themes of the plot, not of what grows on it: two crops on one field hear of them once. */
const ofThePlot = new Set<Theme>(['rain', 'frost', 'dry_spell', 'planting', 'spray']);

/** Dry days that have to have passed before a dry spell is more than a forecast. */
const DRY_SEEN = 4;

/** Why a rule that held is no news for this field. */
const isIdle = (evidence: Evidence, facts: FieldFacts, plant: Plant, today: Day): boolean => {
  const last = evidence.days[evidence.days.length - 1]?.date ?? today;
  switch (evidence.rule) {
    case 'BANANA_SIGATOKA_HIGH': case 'BANANA_SIGATOKA_MODERATE': return isTooHighForSigatoka(facts);
    case 'FAW_GENERATION': return isFlowering(plant) || isRipe(plant) || !isInField(plant);
    case 'DRY_SPELL': return isRipe(plant) || evidence.days.filter(({ date }) => date < today).length < DRY_SEEN;
    case 'FROST_WATCH': case 'FROST_WARNING': case 'HEAVY_RAIN': return !isInField(plant) && plant.stage !== null;
    case 'PLANTING_ONSET': case 'FALSE_ONSET_RISK': return last > today;
    default: return !isInField(plant) && !ofThePlot.has(policies[evidence.rule].theme) && plant.stage !== null;
  }
};

/** A dry spell is one until rain ends it, however long. */
const isSameSpell = (one: RecentAlert, { theme, urgency, seen }: Raised): boolean =>
  theme === 'dry_spell' && one.raisedOn >= (seen.days[0] ?? '') && one.urgency >= urgency;

/** A theme is silent for the days of its last alert, unless it has become more urgent; the two words on planting may follow each other. */
const isSilenced = (raised: Raised, recent: readonly RecentAlert[], today: Day): boolean => recent.some((one) =>
  one.theme === raised.theme && (one.theme !== 'planting' || one.rule === raised.rule)
  && (one.cause === raised.cause || isSameSpell(one, raised) || (daysBetween(one.raisedOn, today) < policies[one.rule].quiet && one.urgency >= raised.urgency)));

const until = (evidence: Evidence, today: Day): Day => {
  const { matters } = policies[evidence.rule];
  const last = evidence.days[evidence.days.length - 1]?.date ?? today;
  return addDays(last > today ? last : today, matters);
};

/** FAW is looked for until the tassels come; the one alert stands until then. */
const untilTassels = (facts: FieldFacts, today: Day): Day => addDays(today, Math.max(0, 42 - Math.floor(facts.daysAfterEmergence ?? 42)));

const raise = (evidence: Evidence, facts: FieldFacts, plant: Plant, today: Day): Raised => {
  const { theme, category, basis } = policies[evidence.rule];
  const condition = conditionOf(evidence.rule, facts.crop);
  const near = nearbyOf(facts, condition, today);
  const urgency = urgencyOf(evidence, plant, isWatered(facts), near);
  const doubts = doubtsOf(evidence, today);
  const first = evidence.days[0]?.date ?? today;
  return {
    rule: evidence.rule, theme, category: theme === 'dry_spell' && isWatered(facts) ? 'irrigation' : category, urgency, basis, confidence: confidenceOf(doubts), doubts,
    cause: `${theme}${ofThePlot.has(theme) ? '' : `:${facts.crop}`}:${evidence.rule === 'FAW_SCOUT' ? facts.plantedOn ?? first : first}:${urgency}`,
    crop: ofThePlot.has(theme) && theme !== 'dry_spell' ? null : facts.crop, condition,
    seen: {
      days: evidence.days.map(({ date }) => date), ahead: evidence.days.filter(({ date }) => date >= today).length,
      numbers: numbersOf(evidence, facts, today), conditions: conditionsOf(evidence), nearbyFarmers: near.farmers, nearbyOn: near.on,
    },
    from: first < today ? today : first, until: evidence.rule === 'FAW_SCOUT' ? untilTassels(facts, today) : until(evidence, today),
    doFirst: doFirstOf(evidence.rule, { watered: isWatered(facts), ripe: isRipe(plant) }), tell: 'now',
  };
};

/** Rain or wind today or tomorrow, told only to who was lately advised to treat something. */
const sprayEvidence = (facts: FieldFacts, series: readonly RuleDay[], today: Day): Evidence | null => {
  const advised = facts.recent.some(({ rule, raisedOn }) => ['disease', 'pest'].includes(policies[rule].category) && daysBetween(raisedOn, today) >= 1 && daysBetween(raisedOn, today) <= 4);
  const days = between(series, today, addDays(today, 1)).filter(isNoSprayDay);
  return advised && days.length > 0 ? { rule: 'SPRAY_HOLD', days, span: days, value: days.length, since: null } : null;
};

const weightier = (a: Raised, b: Raised): Raised => {
  const last = (one: Raised): string => one.seen.days[one.seen.days.length - 1] ?? '';
  if (a.theme === 'planting') return last(a) > last(b) || (last(a) === last(b) && a.rule === 'FALSE_ONSET_RISK') ? a : b;
  return a.urgency > b.urgency || (a.urgency === b.urgency && ruleIds.indexOf(a.rule) <= ruleIds.indexOf(b.rule)) ? a : b;
};

const strongestOfEach = (all: readonly Raised[]): readonly Raised[] => {
  const byTheme = new Map<Theme, Raised>();
  for (const one of all) {
    const before = byTheme.get(one.theme);
    byTheme.set(one.theme, before ? weightier(before, one) : one);
  }
  return [...byTheme.values()].sort((a, b) => b.urgency - a.urgency);
};

/**
 * Two alerts in seven days, a third that is high; urgent ones always. What finds no room is asked again the next day and told if it still holds.
 * Of those that are told, high ones are worth a message of their own; the rest waits for the day's digest.
 */
const spread = (all: readonly Raised[], recent: readonly RecentAlert[], today: Day): readonly Raised[] => {
  let week = recent.filter(({ urgency, raisedOn }) => urgency < 5 && daysBetween(raisedOn, today) < 7).length;
  return all.flatMap((one) => {
    if (one.urgency === 5) return [one];
    if (week >= (one.urgency === 4 ? Infinity : one.urgency === 3 ? A_WEEK + 1 : A_WEEK)) return [];
    week += 1;
    return [{ ...one, tell: one.urgency >= 3 ? 'now' as const : 'digest' as const }];
  });
};

/**
 * What one field's weather asks of its farmer today. `past` ends before `today`, `ahead` begins with it; days may be missing.
 * What `facts.recent` says was raised within its window is not raised again.
 */
export const evaluateField = (facts: FieldFacts, past: readonly WeatherDay[], ahead: readonly WeatherDay[], today: Day): readonly Raised[] => {
  const series = seriesFor(past, ahead, today);
  const plant = plantOf(facts, today);
  const found = rulesOf(facts.crop).flatMap((rule) => {
    const evidence = rule === 'SPRAY_HOLD' ? sprayEvidence(facts, series, today) : evidenceOf(rule, facts, plant, series, today);
    return evidence && !isIdle(evidence, facts, plant, today) ? [raise(evidence, facts, plant, today)] : [];
  });
  const fresh = strongestOfEach(found).filter((one) => !isSilenced(one, facts.recent, today));
  return spread(fresh, facts.recent, today);
};
