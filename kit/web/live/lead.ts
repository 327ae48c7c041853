const locksOf = (): LockManager | null =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks : null;

/**
 * Waits its turn among this browser's tabs, then leads until the returned function is called. Safari before
 * 15.4 has no Web Locks: there every visible tab leads, and a phone shows only one.
 */
export const takeLead = (name: string, leading: () => void): (() => void) => {
  const locks = locksOf();
  let over = false;
  if (!locks) {
    void Promise.resolve().then(() => {
      if (!over) leading();
    });
    return () => {
      over = true;
    };
  }
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  locks
    .request(`mavuno-live ${name}`, { signal: waiting.signal }, () => {
      if (over) return undefined;
      leading();
      return new Promise<void>((done) => {
        release = done;
      });
    })
    .catch(() => undefined);
  return () => {
    over = true;
    waiting.abort();
    release();
  };
};
