import { DAY_MS } from '#kit/pure/days.ts';

/** The reminder is sent this long before. */
export const SOON_MS = 3 * DAY_MS;
/** After a longer outage no message is sent any more. */
export const JUST_MS = 2 * DAY_MS;

interface LastDays {
  /**
   * Duration (ms) of the longest period that ends about now, so that a day pass is not announced on its own
   * day.
   */
  readonly lasted: number;
  /** When the last of them ends. */
  readonly ends: number;
  /** Until when the account has Pro from any source; null on Free. */
  readonly until: number | null;
}

/** What to announce: nothing while a later period holds, or when it is already too late. */
export const endingOf = ({ lasted, ends, until }: LastDays, now: number): 'soon' | 'over' | null => {
  if (until === null) return ends <= now && now - ends <= JUST_MS ? 'over' : null;
  return until > now && until <= ends && until - now <= SOON_MS && lasted > SOON_MS ? 'soon' : null;
};
