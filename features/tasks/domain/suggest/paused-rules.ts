import { type Day, daysBetween } from '#kit/pure/days.ts';
import type { PastVerdict } from './facts.ts';
import { parseKey, type Suggestion, type SuggestionRule } from './suggestion.ts';

/**
 * Days for which a rule pauses on a field where it was ignored. Watering is suggested again sooner, because
 * it cannot wait.
 */
const PAUSE_DAYS_BY_RULE: Readonly<Partial<Record<SuggestionRule, number>>> = {
  irrigate_today: 3,
  spray_wait: 5,
  alert_follow_up: 3,
};
const DEFAULT_PAUSE_DAYS = 14;
/**
 * A rule that was ignored this often, and two times in three, on any field is paused: the farmer does not
 * want it. All figures are our own choice.
 */
const OFTEN_IGNORED = { times: 3, share: 2 / 3, within: 90, rest: 30 } as const;

interface PausedRules {
  readonly isPausedOnField: (rule: SuggestionRule, fieldId: string) => boolean;
  readonly isPausedEverywhere: (rule: SuggestionRule) => boolean;
}

/** The effect of past verdicts on the rules, computed once for all fields. */
export const pausedRulesFrom = (verdicts: readonly PastVerdict[], today: Day): PausedRules => {
  const pausedKeys = new Set<string>();
  const answers = new Map<SuggestionRule, { all: number; ignored: number; last: number }>();
  for (const { key, verdict, on } of verdicts) {
    const parts = parseKey(key);
    const age = parts ? daysBetween(on, today) : -1;
    if (!parts || age < 0 || age > OFTEN_IGNORED.within) continue;
    const isIgnored = verdict === 'ignored';
    const sum = answers.get(parts.rule) ?? { all: 0, ignored: 0, last: Infinity };
    answers.set(parts.rule, {
      all: sum.all + 1,
      ignored: sum.ignored + (isIgnored ? 1 : 0),
      last: isIgnored ? Math.min(sum.last, age) : sum.last,
    });
    if (isIgnored && age < (PAUSE_DAYS_BY_RULE[parts.rule] ?? DEFAULT_PAUSE_DAYS))
      pausedKeys.add(`${parts.rule}:${parts.fieldId}`);
  }
  return {
    isPausedOnField: (rule, fieldId) => pausedKeys.has(`${rule}:${fieldId}`),
    isPausedEverywhere: (rule) => {
      const sum = answers.get(rule);
      return (
        sum !== undefined &&
        sum.ignored >= OFTEN_IGNORED.times &&
        sum.ignored / sum.all >= OFTEN_IGNORED.share &&
        sum.last < OFTEN_IGNORED.rest
      );
    },
  };
};

/** Urgent alerts are never paused. */
export const isPaused = ({ rule, field_id, raised }: Suggestion, learned: PausedRules): boolean =>
  !(raised !== null && raised.urgency >= 4) &&
  (learned.isPausedOnField(rule, field_id) || learned.isPausedEverywhere(rule));
