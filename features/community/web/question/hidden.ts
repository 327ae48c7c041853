import { useSyncExternalStore } from 'react';

/** Posts deleted on this phone in this visit: hidden while the server is not yet up to date. */
let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export const hide = (id: string): void => {
  ids = new Set([...ids, id]);
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const read = (): ReadonlySet<string> => ids;

export const useHidden = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read, read);
