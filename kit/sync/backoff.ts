/** When the sync loop may try again. Times are milliseconds of a monotonic clock, because wall clocks jump. */
export interface Backoff {
  readonly failures: number;
  readonly failedAt: number;
  readonly nextTryAt: number;
  /** No session, or another user's session: no attempts until the next sign-in. */
  readonly signedOut: boolean;
}

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;
/** Minimum delay between two failed attempts, also for "Send now". */
export const MIN_DELAY_MS = 1_000;

export const noBackoff: Backoff = {
  failures: 0,
  failedAt: -Infinity,
  nextTryAt: -Infinity,
  signedOut: false,
};

/**
 * Exponential delay in milliseconds with jitter. `random` in [0, 1) varies half of it, so that devices spread
 * out.
 */
export const delayAfter = (failures: number, random: number): number =>
  Math.max(
    MIN_DELAY_MS,
    Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 20)) * (0.5 + random / 2),
  );

export const afterSuccess = (backoff: Backoff): Backoff => ({
  ...backoff,
  failures: 0,
  nextTryAt: -Infinity,
});

const SIGNED_OUT_CODES: ReadonlySet<string> = new Set(['session.missing', 'sync.other_user']);

export const afterFailure = (
  backoff: Backoff,
  failure: { readonly code: string; readonly retryAfterSeconds?: number },
  now: number,
  random: number,
): Backoff => {
  const failures = backoff.failures + 1;
  const serverDelay = Math.min((failure.retryAfterSeconds ?? 0) * 1000, MAX_DELAY_MS);
  const nextTryAt = now + Math.max(delayAfter(failures, random), serverDelay);
  return { ...backoff, failures, failedAt: now, nextTryAt, signedOut: SIGNED_OUT_CODES.has(failure.code) };
};

/** "Send now", or the network is back: only the minimum delay remains. */
export const retrySoon = (backoff: Backoff): Backoff => ({
  ...backoff,
  failures: 0,
  nextTryAt: Math.min(backoff.nextTryAt, backoff.failedAt + MIN_DELAY_MS),
});

/**
 * The server confirmed the session: allows attempts but keeps the delay, so that contradictory replies cannot
 * cause a tight loop.
 */
export const afterSignIn = (backoff: Backoff): Backoff => ({ ...backoff, signedOut: false });

export const canTry = (backoff: Backoff, now: number): boolean =>
  !backoff.signedOut && now >= backoff.nextTryAt;
