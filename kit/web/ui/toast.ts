type ToastTone = 'plain' | 'good' | 'bad';

interface ToastItem {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ToastOptions {
  readonly tone?: ToastTone;
  readonly action?: ToastItem['action'];
  readonly durationMs?: number;
}

const DEFAULT_DURATION_MS = 4000;
/** Errors take longer to read, and a toast with a button must stay long enough to be tapped. */
const LONG_DURATION_MS = 8000;
/** A message with a button is the last stop of the Tab key. */
const KEYBOARD_DURATION_MS = 20_000;

let items: readonly ToastItem[] = [];
let next = 1;
const listeners = new Set<() => void>();

const setItems = (to: readonly ToastItem[]): void => {
  items = to;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number): void => setItems(items.filter((item) => item.id !== id));

/** Shows a short text from a words file for a moment. The same text is never shown twice at once. */
export const showToast = (
  text: string,
  { tone = 'plain', action, durationMs }: ToastOptions = {},
): number => {
  const id = next++;
  setItems(
    [...items.filter((item) => item.text !== text), { id, text, tone, ...(action && { action }) }].slice(-2),
  );
  const ownDurationMs =
    action && 'keys' in document.documentElement.dataset
      ? KEYBOARD_DURATION_MS
      : tone === 'bad' || action
        ? LONG_DURATION_MS
        : DEFAULT_DURATION_MS;
  setTimeout(() => dismissToast(id), durationMs ?? ownDurationMs);
  return id;
};

export const toasts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): readonly ToastItem[] => items,
};
