interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = (): Connection | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as { readonly connection?: Connection }).connection;

/** With data saving, the user decides each time what is fetched. */
export const savesData = (): boolean => connection()?.saveData === true;

/** An open stream costs battery and data: only while the page is visible, and never with data saving on. */
export const maySubscribe = (): boolean =>
  typeof EventSource !== 'undefined' &&
  document.visibilityState === 'visible' &&
  navigator.onLine !== false &&
  !savesData();

/** A network so slow that even an idle stream is noticeable. */
export const isSlow = (): boolean => (connection()?.effectiveType ?? '').endsWith('2g');

export const onMaySubscribeChange = (changed: () => void): void => {
  for (const event of ['online', 'offline'] as const) window.addEventListener(event, changed);
  document.addEventListener('visibilitychange', changed);
  connection()?.addEventListener?.('change', changed);
};
