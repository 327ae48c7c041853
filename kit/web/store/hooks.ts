import { createContext, createElement, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { WithPending, OutboxItemView, Store, SyncStatus } from './store.ts';

const StoreContext = createContext<Store | null>(null);

export const StoreProvider = ({ store, children }: { readonly store: Store; readonly children: ReactNode }) =>
  createElement(StoreContext.Provider, { value: store }, children);

export const useStore = (): Store => {
  const store = useContext(StoreContext);
  if (!store) throw new Error('StoreProvider is missing');
  return store;
};

/** All rows of a kind, oldest first. `T` is the row type of the feature's contract. */
export const useRows = <T extends { readonly id: string }>(kind: string): readonly WithPending<T>[] => {
  const store = useStore();
  useEffect(() => store.subscribeRows(kind, null), [store, kind]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.snapshot().view.all(kind) as readonly WithPending<unknown>[] as readonly WithPending<T>[],
  );
};

/**
 * Rows of a kind whose `column` equals `value`, oldest first: `useRowsOf<FieldEvent>('field_event',
 * 'field_id', field.id)`. For a large kind (`apps/web/compose.ts`) only these rows are read, by an index;
 * null while they load.
 */
export const useRowsOf = <T extends { readonly id: string }>(
  kind: string,
  column: string,
  value: string,
): readonly WithPending<T>[] | null => {
  const store = useStore();
  useEffect(() => store.subscribeRows(kind, value), [store, kind, value]);
  return useSyncExternalStore(
    store.subscribe,
    () =>
      store.rowsOf(kind, column, value) as readonly WithPending<unknown>[] | null as
        | readonly WithPending<T>[]
        | null,
  );
};

export const useRow = <T extends { readonly id: string }>(
  kind: string,
  id: string,
): WithPending<T> | undefined => {
  const store = useStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.snapshot().view.get(kind, id) as WithPending<unknown> as WithPending<T> | undefined,
  );
};

/** All of the farmer's commands that are waiting, being sent, recently sent or refused, in order. */
export const useOutbox = (): readonly OutboxItemView[] => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.snapshot().items);
};

export const useSyncStatus = (): SyncStatus => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.snapshot().status);
};

export const useStoreUser = (): string | null => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.snapshot().userId);
};

/** Number of a guest's commands that a sign-in on this page took over. */
export const useTakenOver = (): number => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.snapshot().takenOver);
};

/** `filling`: this phone has not yet synced for this user, so a missing row may exist on the server. */
export const useStoreState = (): 'open' | 'filling' | 'unavailable' => {
  const { state, lastSyncAt } = useSyncStatus();
  const user = useStoreUser();
  if (state === 'unavailable') return 'unavailable';
  return user !== null && lastSyncAt === null ? 'filling' : 'open';
};
