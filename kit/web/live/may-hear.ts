interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = (): Connection | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as { readonly connection?: Connection }).connection;

/** Whoever saves data decides each time what is fetched. */
export const savesData = (): boolean => connection()?.saveData === true;

/** A held line costs battery and data: only while somebody looks, and never where the phone saves. */
export const mayHear = (): boolean =>
  typeof EventSource !== 'undefined' &&
  document.visibilityState === 'visible' &&
  navigator.onLine !== false &&
  !savesData();

/** A network on which even a line that says nothing is felt. */
export const isSlow = (): boolean => (connection()?.effectiveType ?? '').endsWith('2g');

export const watchMayHear = (changed: () => void): void => {
  for (const event of ['online', 'offline'] as const) window.addEventListener(event, changed);
  document.addEventListener('visibilitychange', changed);
  connection()?.addEventListener?.('change', changed);
};
