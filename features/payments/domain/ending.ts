import { DAY_MS } from '#kit/pure/days.ts';

/** The reminder is sent this long before. */
export const SOON_MS = 3 * DAY_MS;
/** After a longer outage no message is sent any more. */
export const JUST_MS = 2 * DAY_MS;

interface LastDays {
  /** The longest of what ends about now; a day's pass is not announced on its own day. */
  readonly lasted: number;
  /** When the last of it ends. */
  readonly ends: number;
  /** Until when the account has Pro by anything; null on Free. */
  readonly until: number | null;
}

/** What to announce: nothing while a later period holds, or when it is already too late. */
export const endingOf = ({ lasted, ends, until }: LastDays, now: number): 'soon' | 'over' | null => {
  if (until === null) return ends <= now && now - ends <= JUST_MS ? 'over' : null;
  return until > now && until <= ends && until - now <= SOON_MS && lasted > SOON_MS ? 'soon' : null;
};
