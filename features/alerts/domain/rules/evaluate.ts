import { inPlantingSeason, isNorth } from '#features/agronomy/domain/season.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Day } from '#kit/pure/days.ts';
import { daysApart, plusDays } from '../day-math-cache.ts';
import type { FieldFacts, RecentAlert } from '../facts.ts';
import { policies } from '../policy.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import { conditionOf, actionsFor } from '../text/do-first.ts';
import { isSilenced, limitPerWeek, strongestPerTheme } from './alert-limits.ts';
import { rulesOf } from './all.ts';
import { confidenceOf, uncertaintiesOf } from './confidence.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { conditionsOf, numbersOf } from './numbers.ts';
import { isRipe, type Plant } from './plant.ts';
import { isIrrelevant, plotThemes } from './relevance.ts';
import { type RuleDay, seriesOf } from './series.ts';
import { sprayEvidence } from './spray.ts';
import { type RuleContext, nearbyOf, lowerIfUncertain, urgencyOf } from './urgency.ts';
import { isWaterForbidden, withoutWatering } from './water-ban.ts';

const irrigationTypes = new Set(['drip', 'sprinkler', 'flood', 'manual']);
const isWatered = ({ irrigation }: FieldFacts): boolean =>
  irrigation !== null && irrigationTypes.has(irrigation);

const lightSoils = new Set(['sandy', 'rocky']);
const ruleContextOf = (facts: FieldFacts): RuleContext => ({
  irrigated: isWatered(facts),
  lightSoil: facts.soil !== null && lightSoils.has(facts.soil),
});

const plantOf = (facts: FieldFacts, today: Day): Plant => ({
  crop: facts.crop,
  stage: facts.stage,
  daysAfterEmergence: facts.daysAfterEmergence,
  altitude: facts.altitude,
  weeksAfterFlowering: facts.floweredOn === null ? null : Math.floor(daysApart(facts.floweredOn, today) / 7),
  isPlantingSeason:
    facts.stage === null || !/plant/.test(facts.stage) ? null : inPlantingSeason(facts.county, today),
  dryNorth: isNorth(facts.county),
});

/** Without humidity, the estimate assumes dew every night, so only a day with rain may count as wet. */
const withoutAssumedDew = (day: RuleDay): RuleDay =>
  day.hours === 'estimated' && day.rhMean === null && !(day.rain !== null && day.rain >= 0.2)
    ? { ...day, rh90Hours: null, tRh90: null, wetHours: null, tWet: null }
    : day;

interface CachedSeries {
  readonly past: readonly WeatherDay[];
  readonly today: Day;
  readonly series: readonly RuleDay[];
}
const seriesCache = new WeakMap<readonly WeatherDay[], CachedSeries>();

/** Sorted once, because all fields of a weather cell share the same days. */
const seriesFor = (
  past: readonly WeatherDay[],
  ahead: readonly WeatherDay[],
  today: Day,
): readonly RuleDay[] => {
  const cached = seriesCache.get(ahead);
  if (cached && cached.past === past && cached.today === today) return cached.series;
  const series = seriesOf([
    ...past.filter(({ date }) => date < today),
    ...ahead.filter(({ date }) => date >= today),
  ]).map(withoutAssumedDew);
  seriesCache.set(ahead, { past, today, series });
  return series;
};

const relevantUntil = (evidence: Evidence, today: Day): Day => {
  const { relevantDays } = policies[evidence.rule];
  const last = evidence.days[evidence.days.length - 1]?.date ?? today;
  return plusDays(last > today ? last : today, relevantDays);
};

/** Fall armyworm is scouted until tasselling; the one alert is open until then. */
const untilTassels = (facts: FieldFacts, today: Day): Day =>
  plusDays(today, Math.max(0, 42 - Math.floor(facts.daysAfterEmergence ?? 42)));

const buildAlert = (evidence: Evidence, facts: FieldFacts, plant: Plant, today: Day): RaisedAlert => {
  const { theme, category, basis } = policies[evidence.rule];
  const condition = conditionOf(evidence.rule, facts.crop);
  const near = nearbyOf(facts, condition, today);
  const doubts = uncertaintiesOf(evidence, today);
  const confidence = confidenceOf(doubts);
  const urgency = lowerIfUncertain(
    urgencyOf(evidence, plant, ruleContextOf(facts), near, today),
    category,
    confidence,
  );
  const first = evidence.days[0]?.date ?? today;
  const todo = actionsFor(evidence.rule, {
    watered: isWatered(facts),
    ripe: facts.harvestOpen && isRipe(plant),
  });
  return {
    rule: evidence.rule,
    theme,
    category: theme === 'dry_spell' && isWatered(facts) ? 'irrigation' : category,
    urgency,
    basis,
    confidence,
    doubts,
    cause: `${theme}${plotThemes.has(theme) ? '' : `:${facts.crop}`}:${evidence.rule === 'FAW_SCOUT' ? (facts.plantedOn ?? first) : first}:${urgency}`,
    crop: plotThemes.has(theme) && theme !== 'dry_spell' ? null : facts.crop,
    condition,
    seen: {
      days: evidence.days.map(({ date }) => date),
      ahead: evidence.days.filter(({ date }) => date >= today).length,
      numbers: numbersOf(evidence, facts, today),
      conditions: conditionsOf(evidence),
      nearbyFarmers: near.farmers,
      nearbyOn: near.on,
    },
    from: first < today ? today : first,
    until: evidence.rule === 'FAW_SCOUT' ? untilTassels(facts, today) : relevantUntil(evidence, today),
    doFirst: isWaterForbidden(facts.found, today) ? withoutWatering(todo) : todo,
    tell: urgency >= 3 ? 'now' : 'digest',
  };
};

/**
 * Everything that holds today, one alert per theme. `earlierAlerts`: alerts raised here earlier, whether or
 * not they restart sums.
 */
const matchRules = (
  facts: FieldFacts,
  earlierAlerts: readonly RecentAlert[],
  series: readonly RuleDay[],
  today: Day,
): readonly RaisedAlert[] => {
  const plant = plantOf(facts, today);
  return strongestPerTheme(
    rulesOf(facts.crop).flatMap((rule) => {
      const evidence =
        rule === 'SPRAY_HOLD'
          ? sprayEvidence(earlierAlerts, series, today)
          : evidenceOf(rule, facts, plant, series, today);
      return evidence && !isIrrelevant(evidence, facts, plant, today)
        ? [buildAlert(evidence, facts, plant, today)]
        : [];
    }),
  );
};

/**
 * Alerts that today's data would raise without earlier ones. A forecast-based alert that is not among them
 * has lost its reason.
 */
export const conditionsToday = (
  facts: FieldFacts,
  past: readonly WeatherDay[],
  ahead: readonly WeatherDay[],
  today: Day,
): readonly RaisedAlert[] =>
  matchRules({ ...facts, recent: [] }, facts.recent, seriesFor(past, ahead, today), today);

/**
 * Evaluates one field's weather. `past` ends before `today`, `ahead` starts with it; days may be missing.
 * Alerts in `facts.recent` are not raised again within their window.
 */
export const evaluateField = (
  facts: FieldFacts,
  past: readonly WeatherDay[],
  ahead: readonly WeatherDay[],
  today: Day,
): readonly RaisedAlert[] => {
  const series = seriesFor(past, ahead, today);
  const fresh = matchRules(facts, facts.recent, series, today).filter(
    (one) => !isSilenced(one, facts.recent, series, today),
  );
  return limitPerWeek(fresh, facts.recent, today);
};
