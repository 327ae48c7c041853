import type { Day } from '#kit/pure/days.ts';
import { daysApart } from '../day-math-cache.ts';
import type { RecentAlert } from '../facts.ts';
import { MAX_PER_WEEK, policies } from '../policy.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import { type RuleId, ruleIds, type Theme } from '../rule-ids.ts';
import { between, type RuleDay } from './series.ts';
import { sumsOf } from './windows.ts';

/** Reminders silence only themselves, not weather alerts on the same subject. */
const silencesOnlyItself: ReadonlySet<RuleId> = new Set<RuleId>([
  'PLANTING_ONSET',
  'FALSE_ONSET_RISK',
  'FAW_SCOUT',
  'EARLY_BLIGHT_PDAYS',
  'BANANA_SIGATOKA_MODERATE',
]);

/** A dry spell stays the same one until rain ends it, however long. */
const isSameSpell = (one: RecentAlert, { theme, seen }: RaisedAlert): boolean =>
  theme === 'dry_spell' && one.raisedOn >= (seen.days[0] ?? '');

/** Rain in three days that refills the soil, the threshold of an onset: with less, the drought continues. */
const RELIEF_RAIN_MM = 20;

/** The spell of the last alert is over, enough rain has fallen, and this is a new one. */
const isNewSpell = (one: RecentAlert, { theme, seen }: RaisedAlert, series: readonly RuleDay[]): boolean => {
  const first = seen.days[0];
  if (theme !== 'dry_spell' || first === undefined || one.raisedOn >= first) return false;
  return sumsOf(between(series, one.raisedOn, first), 3, ({ rain }) => rain ?? 0).some(
    ({ value }) => value >= RELIEF_RAIN_MM,
  );
};

/**
 * A theme is silent for the days of its last alert, unless it has become urgent since, or a new drought has
 * started.
 */
export const isSilenced = (
  raised: RaisedAlert,
  recent: readonly RecentAlert[],
  series: readonly RuleDay[],
  today: Day,
): boolean =>
  recent.some((one) => {
    if (one.theme !== raised.theme || (one.rule !== raised.rule && silencesOnlyItself.has(one.rule)))
      return false;
    const hasEscalated = raised.urgency >= 4 && raised.urgency > one.urgency;
    return (
      one.cause === raised.cause ||
      (!hasEscalated &&
        (isSameSpell(one, raised) ||
          (daysApart(one.raisedOn, today) < policies[one.rule].quietDays &&
            !isNewSpell(one, raised, series))))
    );
  });

const higherPriority = (a: RaisedAlert, b: RaisedAlert): RaisedAlert => {
  const last = (one: RaisedAlert): string => one.seen.days[one.seen.days.length - 1] ?? '';
  if (a.theme === 'planting')
    return last(a) > last(b) || (last(a) === last(b) && a.rule === 'FALSE_ONSET_RISK') ? a : b;
  return a.urgency > b.urgency ||
    (a.urgency === b.urgency && ruleIds.indexOf(a.rule) <= ruleIds.indexOf(b.rule))
    ? a
    : b;
};

/** One alert per theme, sorted by urgency (highest first). */
export const strongestPerTheme = (all: readonly RaisedAlert[]): readonly RaisedAlert[] => {
  const byTheme = new Map<Theme, RaisedAlert>();
  for (const one of all) {
    const before = byTheme.get(one.theme);
    byTheme.set(one.theme, before ? higherPriority(before, one) : one);
  }
  return [...byTheme.values()].sort((a, b) => b.urgency - a.urgency);
};

/**
 * Two alerts in seven days, a third if high; urgent ones always. What exceeds that is evaluated again the
 * next day.
 */
export const limitPerWeek = (
  all: readonly RaisedAlert[],
  recent: readonly RecentAlert[],
  today: Day,
): readonly RaisedAlert[] => {
  let week = recent.filter(({ urgency, raisedOn }) => urgency < 5 && daysApart(raisedOn, today) < 7).length;
  return all.flatMap((one) => {
    if (one.urgency === 5) return [one];
    if (week >= (one.urgency === 4 ? Infinity : one.urgency === 3 ? MAX_PER_WEEK + 1 : MAX_PER_WEEK))
      return [];
    week += 1;
    return [one];
  });
};
