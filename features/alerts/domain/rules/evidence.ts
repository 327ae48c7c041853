import type { Day } from '#kit/pure/days.ts';
import { daysApart, plusDays } from '../day-math-cache.ts';
import type { FieldFacts } from '../facts.ts';
import { policies } from '../policy.ts';
import type { RuleId } from '../rule-ids.ts';
import { hitsOf } from './all.ts';
import type { Plant } from './plant.ts';
import { between, isAtLeast, type RuleDay } from './series.ts';
import type { Hit } from './windows.ts';

/** Where a rule matched, recently or soon: the matching days and the rule's own measure. */
export interface Evidence {
  readonly rule: RuleId;
  readonly days: readonly RuleDay[];
  readonly span: readonly RuleDay[];
  readonly value: number;
  readonly since: Day | null;
}

const laterOf = (a: Day | null, b: Day | null): Day | null => (a === null ? b : b === null || a > b ? a : b);
const emergedOn = ({ daysAfterEmergence: age }: FieldFacts, today: Day): Day | null =>
  age === null || age < 0 ? null : plusDays(today, -Math.floor(age));
const lastOf = ({ recent }: FieldFacts, rules: readonly RuleId[]): Day | null =>
  recent
    .filter(({ rule }) => rules.includes(rule))
    .reduce<Day | null>((last, { raisedOn }) => laterOf(last, raisedOn), null);
const firstFound = ({ found, plantedOn }: FieldFacts, condition: string): Day | null =>
  found
    .filter((one) => one.condition === condition && (plantedOn === null || one.on >= plantedOn))
    .reduce<Day | null>((first, { on }) => (first === null || on < first ? on : first), null);

const lateBlight: readonly RuleId[] = [
  'LATE_BLIGHT_HUTTON',
  'LATE_BLIGHT_SMITH',
  'LATE_BLIGHT_DSV18',
  'LATE_BLIGHT_SIMCAST',
];
const earlyBlight: readonly RuleId[] = ['EARLY_BLIGHT_TOMCAST', 'EARLY_BLIGHT_PDAYS'];

/**
 * Day from which a sum is counted. `null`: unknown, so nothing is counted. `undefined`: the rule is not a
 * sum.
 */
const sinceOf = (rule: RuleId, facts: FieldFacts, today: Day): Day | null | undefined => {
  const sprayed = facts.sprayedOn;
  switch (rule) {
    case 'LATE_BLIGHT_DSV18':
    case 'LATE_BLIGHT_SIMCAST':
      return laterOf(laterOf(emergedOn(facts, today), sprayed), lastOf(facts, lateBlight));
    case 'EARLY_BLIGHT_PDAYS':
      return lastOf(facts, earlyBlight) === null ? emergedOn(facts, today) : null;
    case 'EARLY_BLIGHT_TOMCAST':
      return laterOf(
        laterOf(firstFound(facts, `${facts.crop}___early_blight`), sprayed),
        lastOf(facts, earlyBlight),
      );
    case 'FAW_GENERATION':
      return laterOf(firstFound(facts, 'maize___fall_armyworm'), lastOf(facts, ['FAW_GENERATION']));
    case 'TUTA_GENERATION':
      return laterOf(firstFound(facts, 'tomato___tuta_absoluta'), lastOf(facts, ['TUTA_GENERATION']));
    default:
      return undefined;
  }
};

/** A sum starts with a finding or a spray, not with our own reminder. */
const hasSumStart = (rule: RuleId, facts: FieldFacts): boolean => {
  if (rule === 'FAW_GENERATION') return firstFound(facts, 'maize___fall_armyworm') !== null;
  if (rule === 'TUTA_GENERATION') return firstFound(facts, 'tomato___tuta_absoluta') !== null;
  return true;
};

const isRecentEnough = (hit: Hit, days: readonly RuleDay[], today: Day, recent: number): boolean => {
  const last = days[hit.days[hit.days.length - 1] ?? hit.to];
  return last !== undefined && daysApart(last.date, today) <= recent;
};

/** Returns the strongest match that is recent enough to act on, or `null`. */
export const evidenceOf = (
  rule: RuleId,
  facts: FieldFacts,
  plant: Plant,
  series: readonly RuleDay[],
  today: Day,
): Evidence | null => {
  const { lookbackDays, maxAgeDays, forecastDays } = policies[rule];
  const since = sinceOf(rule, facts, today);
  if (since === null || !hasSumStart(rule, facts)) return null;
  // Days before planting do not count as drought.
  const from =
    laterOf(since ?? plusDays(today, -lookbackDays), rule === 'DRY_SPELL' ? facts.plantedOn : null) ?? today;
  const to = plusDays(today, forecastDays - 1);
  const days = between(series, from, to);
  const hits = hitsOf(rule, days, plant).filter((hit) => isRecentEnough(hit, days, today, maxAgeDays));
  const best = hits.reduce<Hit | null>(
    (most, hit) => (most === null || hit.days.length > most.days.length || hit.to > most.to ? hit : most),
    null,
  );
  if (!best) return null;
  return {
    rule,
    days: best.days.flatMap((i) => days[i] ?? []),
    span: days.slice(best.from, best.to + 1),
    value: best.value,
    since: since ?? null,
  };
};

/**
 * True from 1600 m: black Sigatoka does harm below this altitude, and above it is too cool (general knowledge
 * of the disease).
 */
export const isTooHighForSigatoka = ({ altitude }: FieldFacts): boolean => isAtLeast(altitude, 1600);
