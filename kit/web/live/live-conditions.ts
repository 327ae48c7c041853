interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = (): Connection | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as { readonly connection?: Connection }).connection;

/** Whether data saving is on. Then fetch only when the user asks. */
export const isSavingData = (): boolean => connection()?.saveData === true;

/** An open stream costs battery and data: only while the page is visible, and never with data saving on. */
export const maySubscribe = (): boolean =>
  typeof EventSource !== 'undefined' &&
  document.visibilityState === 'visible' &&
  navigator.onLine !== false &&
  !isSavingData();

/** A network so slow that even an idle stream is noticeable. */
export const isSlow = (): boolean => (connection()?.effectiveType ?? '').endsWith('2g');

export const onMaySubscribeChange = (onChange: () => void): void => {
  for (const event of ['online', 'offline'] as const) window.addEventListener(event, onChange);
  document.addEventListener('visibilitychange', onChange);
  connection()?.addEventListener?.('change', onChange);
};
