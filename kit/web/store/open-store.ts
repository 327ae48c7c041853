import { openDisk } from './disk.ts';
import type { Large } from './ranges.ts';
import { createStore, type Store, type StoreParts } from './store.ts';

/**
 * Opens this browser's store. Without IndexedDB the store opens empty and `send` refuses with
 * `store.unavailable`.
 */
export const openStore = async ({
  large,
  ...parts
}: Omit<StoreParts, 'disk'> & { readonly large: Large }): Promise<Store> => {
  const disk = await openDisk(undefined, { large });
  return createStore({ ...parts, disk: disk.ok ? disk.value : null });
};
