const webLocks = (): LockManager | null =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks : null;

/**
 * Makes this tab the leader once no other tab of the browser is, until the returned function is called.
 * Safari before 15.4 has no Web Locks: there every visible tab leads, and a phone shows only one.
 */
export const requestLeadership = (name: string, onLead: () => void): (() => void) => {
  const locks = webLocks();
  let isReleased = false;
  if (!locks) {
    void Promise.resolve().then(() => {
      if (!isReleased) onLead();
    });
    return () => {
      isReleased = true;
    };
  }
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  locks
    .request(`mavuno-live ${name}`, { signal: waiting.signal }, () => {
      if (isReleased) return undefined;
      onLead();
      return new Promise<void>((done) => {
        release = done;
      });
    })
    .catch(() => undefined);
  return () => {
    isReleased = true;
    waiting.abort();
    release();
  };
};
