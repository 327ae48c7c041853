/** What a screen states once about its data: live, waiting to be sent, or stored on the phone and how old. */
type Freshness =
  | { readonly is: 'live' }
  | { readonly is: 'waiting'; readonly count: number }
  | { readonly is: 'saved'; readonly ageMs: number | null };

/** A phone that has synced within this time is up to date. */
const LIVE_MS = 2 * 60_000;

/** Pending commands outrank age: they are the farmer's own work. */
export const freshness = (
  {
    online,
    waiting,
    lastSyncAt,
  }: { readonly online: boolean; readonly waiting: number; readonly lastSyncAt: number | null },
  now: number,
): Freshness => {
  if (waiting > 0) return { is: 'waiting', count: waiting };
  // If the clock was set back, the age is unknown.
  const ageMs = lastSyncAt === null || lastSyncAt > now ? null : now - lastSyncAt;
  return online && ageMs !== null && ageMs < LIVE_MS ? { is: 'live' } : { is: 'saved', ageMs };
};
