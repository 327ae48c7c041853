import { useSyncExternalStore } from 'react';

/** Posts deleted on this phone in this visit: hidden while the server is not yet up to date. */
let hiddenIds: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export const hidePost = (id: string): void => {
  hiddenIds = new Set([...hiddenIds, id]);
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const read = (): ReadonlySet<string> => hiddenIds;

export const useHiddenPosts = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read, read);
