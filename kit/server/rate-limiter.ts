/**
 * An in-memory limiter with fixed one-minute windows, per process. Reads are too cheap to pay for a database
 * counter; limits that must hold across processes use `database-rate-limiter.ts`.
 */
export const createRateLimiter = (
  now: () => number = Date.now,
): ((key: string, maxPerMinute: number) => boolean) => {
  let minute = 0;
  let counts = new Map<string, number>();
  return (key, max) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, counts] = [current, new Map()];
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
};
