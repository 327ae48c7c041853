/**
 * A fuse, not a limit: a read costs less than writing down that it happened, so each process counts for
 * itself and forgets at the turn of the minute. What must hold across processes is counted in the database.
 */
export const createFuse = (
  now: () => number = Date.now,
): ((key: string, mostPerMinute: number) => boolean) => {
  let minute = 0;
  let counts = new Map<string, number>();
  return (key, most) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, counts] = [current, new Map()];
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
};
