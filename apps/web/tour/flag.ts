import { DAY_MS } from '#kit/pure/days.ts';

/** What this phone remembers of the tour, even while the server is unreachable (TOU-07). */
export interface TourFlag {
  readonly for: string;
  readonly at: string;
  readonly sent: boolean;
}

const WEEK_MS = 7 * DAY_MS;

export const readFlag = (saved: string | null): TourFlag | null => {
  try {
    const { for: whom, at, sent } = JSON.parse(saved ?? '') as Partial<TourFlag>;
    return typeof whom === 'string' && typeof at === 'string' && !Number.isNaN(Date.parse(at))
      ? { for: whom, at, sent: sent === true }
      : null;
  } catch {
    return null;
  }
};

/**
 * False for a user who has had the tour; on a shared phone, true at most once a week. `lastAt` survives
 * sign-out, the flag does not.
 */
export const shouldShowTour = (
  flag: TourFlag | null,
  userId: string,
  now: Date,
  lastAt: string | null = null,
): boolean => {
  const at = Date.parse(flag?.at ?? lastAt ?? '');
  return flag?.for !== userId && (Number.isNaN(at) || now.getTime() - at > WEEK_MS);
};
