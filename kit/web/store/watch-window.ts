interface Seen {
  online(): void;
  offline(): void;
  visible(): void;
}

/** The moments at which a phone should look again; returns how to stop. */
export const watchWindow = ({ online, offline, visible }: Seen): (() => void) => {
  if (typeof window === 'undefined') return () => undefined;
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') visible();
  };
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    document.removeEventListener('visibilitychange', onVisible);
  };
};
