type ToastTone = 'plain' | 'good' | 'bad';

interface ToastItem {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly act?: { readonly label: string; readonly run: () => void };
}

interface ToastOptions {
  readonly tone?: ToastTone;
  readonly act?: ToastItem['act'];
  readonly forMs?: number;
}

const SHOWN_MS = 4000;
/** Errors take longer to read, and a toast with a button must stay long enough to be tapped. */
const SLOW_MS = 8000;

let items: readonly ToastItem[] = [];
let next = 1;
const listeners = new Set<() => void>();

const change = (to: readonly ToastItem[]): void => {
  items = to;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number): void => change(items.filter((item) => item.id !== id));

/** Shows a short text from a words file for a moment. The same text is never shown twice at once. */
export const showToast = (text: string, { tone = 'plain', act, forMs }: ToastOptions = {}): number => {
  const id = next++;
  change([...items.filter((item) => item.text !== text), { id, text, tone, ...(act && { act }) }].slice(-2));
  setTimeout(() => dismissToast(id), forMs ?? (tone === 'bad' || act ? SLOW_MS : SHOWN_MS));
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
