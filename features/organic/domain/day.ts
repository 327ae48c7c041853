import { addDays, type Day, dayInNairobi, dayNumber, daysBetween } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Choice } from './rank-actions.ts';

/** ORG-05. Awarded once per day, for any completed action. Points buy nothing. */
export const ORGANIC_POINTS = 50;
/** Days before an action is offered again after it was shown or done. */
export const PAUSE_DAYS = 14;
/** A completion reported later than this is refused. */
const MAX_LATE_DAYS = 90;

export const refusals = ['organic.unknown_action', 'organic.wrong_day'] as const;

/** A phone's calendar may be a day ahead. */
export const decideDay = (day: Day, now: Date): Result<undefined, 'organic.wrong_day'> => {
  const today = dayInNairobi(now);
  return dayNumber(day) !== null && day <= addDays(today, 1) && day >= addDays(today, -MAX_LATE_DAYS)
    ? ok(undefined)
    : refuse('organic.wrong_day');
};

/** The phone's time if it is past and on that day, else the server's. */
export const doneAt = (day: Day, deviceTime: Date | null, now: Date): Date =>
  deviceTime !== null && deviceTime <= now && dayInNairobi(deviceTime) === day ? deviceTime : now;

/** The actions this phone has shown by day; the last one of a day counts. */
export type ShownByDay = Readonly<Record<Day, readonly Choice[]>>;
export interface CompletedDay {
  readonly id: Day;
  readonly action: string;
}

const isRecent = (day: Day, today: Day): boolean => {
  if (dayNumber(day) === null) return false;
  const ago = daysBetween(day, today);
  return ago >= 0 && ago <= PAUSE_DAYS;
};

/** Actions not offered today. With `includeShown`, only completed ones. */
export const pausedActions = (
  shown: ShownByDay,
  done: readonly CompletedDay[],
  today: Day,
  includeShown = false,
): ReadonlySet<string> =>
  new Set([
    ...done.filter(({ id }) => isRecent(id, today)).map(({ action }) => action),
    ...(includeShown
      ? []
      : Object.entries(shown)
          .filter(([day]) => isRecent(day, today))
          .flatMap(([, choices]) => choices.map(({ action }) => action))),
  ]);

/**
 * Today's action: the one already shown, so that it does not change during the day, else the best one that is
 * not paused.
 */
export const actionOfToday = (
  shown: ShownByDay,
  done: readonly CompletedDay[],
  ranked: readonly Choice[],
  today: Day,
): Choice | null => {
  const before = shown[today];
  return before?.[before.length - 1] ?? nextAction(shown, done, ranked, today);
};

export const nextAction = (
  shown: ShownByDay,
  done: readonly CompletedDay[],
  ranked: readonly Choice[],
  today: Day,
  includeShown = false,
): Choice | null => {
  const paused = pausedActions(shown, done, today, includeShown);
  const current = includeShown ? shown[today]?.slice(-1)[0]?.action : undefined;
  const free = ranked.filter(({ action }) => !paused.has(action));
  return free.find(({ action }) => action !== current) ?? free[0] ?? null;
};

export const withShown = (shown: ShownByDay, today: Day, choice: Choice): ShownByDay => ({
  ...Object.fromEntries(Object.entries(shown).filter(([day]) => isRecent(day, today))),
  [today]: [...(shown[today] ?? []).filter(({ action }) => action !== choice.action), choice],
});
