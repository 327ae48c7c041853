const locksOf = (): LockManager | null =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks : null;

/**
 * Waits for its turn among the tabs of this browser, then leads until the returned function is called. Safari
 * before 15.4 has no locks: there every tab that is seen leads, and on a phone that is one.
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
