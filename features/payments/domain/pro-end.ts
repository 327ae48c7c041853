import { DAY_MS } from '#kit/pure/days.ts';

/** The reminder is sent this long before Pro ends. */
export const REMINDER_LEAD_MS = 3 * DAY_MS;
/** After this delay, the end of Pro is no longer announced. */
export const MAX_ANNOUNCE_DELAY_MS = 2 * DAY_MS;

interface AccessEnd {
  /**
   * Duration (ms) of the longest period that ends about now. Periods shorter than the reminder lead, such as
   * a day pass, get no reminder.
   */
  readonly durationMs: number;
  /** When the last of them ends. */
  readonly endsAt: number;
  /** Until when the account has Pro from any source; null on Free. */
  readonly until: number | null;
}

/** What to announce; null while a later period is active, or when it is too late. */
export const endingToAnnounce = (
  { durationMs, endsAt, until }: AccessEnd,
  now: number,
): 'soon' | 'over' | null => {
  if (until === null) return endsAt <= now && now - endsAt <= MAX_ANNOUNCE_DELAY_MS ? 'over' : null;
  return until > now && until <= endsAt && until - now <= REMINDER_LEAD_MS && durationMs > REMINDER_LEAD_MS
    ? 'soon'
    : null;
};
