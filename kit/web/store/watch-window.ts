interface WindowHandlers {
  online(): void;
  offline(): void;
  visible(): void;
}

/** Watches for online, offline and visible events. Returns a function that stops watching. */
export const watchWindow = ({ online, offline, visible }: WindowHandlers): (() => void) => {
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
