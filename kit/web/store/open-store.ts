import { openDisk } from './disk.ts';
import type { LazyKinds } from './key-ranges.ts';
import { createStore, type Store, type StoreDeps } from './store.ts';

/**
 * Opens this browser's store. Without IndexedDB the store opens empty and `send` refuses with
 * `store.unavailable`.
 */
export const openStore = async ({
  lazyKinds,
  ...parts
}: Omit<StoreDeps, 'disk'> & { readonly lazyKinds: LazyKinds }): Promise<Store> => {
  const disk = await openDisk(undefined, { lazyKinds });
  return createStore({ ...parts, disk: disk.ok ? disk.value : null });
};
