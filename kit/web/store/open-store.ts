import { openDisk } from './disk.ts';
import { createStore, type Store, type StoreParts } from './store.ts';

/** The store of this browser. Without IndexedDB it opens all the same, empty, and `send` refuses with `store.unavailable`. */
export const openStore = async (parts: Omit<StoreParts, 'disk'>): Promise<Store> => {
  const disk = await openDisk();
  return createStore({ ...parts, disk: disk.ok ? disk.value : null });
};
