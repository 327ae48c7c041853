/** When the loop may try again. Times are a monotonic clock's milliseconds: a phone's wall clock jumps. */
export interface Pace {
  readonly failures: number;
  readonly failedAt: number;
  readonly nextTryAt: number;
  /** Nobody is signed in, or somebody else is: nothing moves until `signedIn`. */
  readonly signedOut: boolean;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Even a farmer's impatient thumb leaves this much between two failed tries. */
export const SHORTEST_PAUSE_MS = 1_000;

export const rested: Pace = { failures: 0, failedAt: -Infinity, nextTryAt: -Infinity, signedOut: false };

/** `random` in [0, 1): half of the pause is chance, so that a village does not come back in one second. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.max(
    SHORTEST_PAUSE_MS,
    Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20)) * (0.5 + random / 2),
  );

export const succeeded = (pace: Pace): Pace => ({ ...pace, failures: 0, nextTryAt: -Infinity });

const signedOutBy: ReadonlySet<string> = new Set(['session.missing', 'sync.other_user']);

export const failedWith = (
  pace: Pace,
  failure: { readonly code: string; readonly retryAfterSeconds?: number },
  now: number,
  random: number,
): Pace => {
  const failures = pace.failures + 1;
  const asked = Math.min((failure.retryAfterSeconds ?? 0) * 1000, LONGEST_PAUSE_MS);
  const nextTryAt = now + Math.max(pauseAfter(failures, random), asked);
  return { ...pace, failures, failedAt: now, nextTryAt, signedOut: signedOutBy.has(failure.code) };
};

/** "Send now", or the network came back: no need to sit the long pause out. */
export const urged = (pace: Pace): Pace => ({
  ...pace,
  failures: 0,
  nextTryAt: Math.min(pace.nextTryAt, pace.failedAt + SHORTEST_PAUSE_MS),
});

/**
 * The server says the session is good after all: go on, but keep the pause, or two disagreeing answers would
 * chase each other.
 */
export const resumed = (pace: Pace): Pace => ({ ...pace, signedOut: false });

export const mayTry = (pace: Pace, now: number): boolean => !pace.signedOut && now >= pace.nextTryAt;
