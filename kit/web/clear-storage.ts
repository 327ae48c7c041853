/** Names that stay when a user leaves the phone. A name ending in "*" is a prefix. */
export interface AllowedNames {
  readonly local: readonly string[];
  readonly session: readonly string[];
  readonly caches: readonly string[];
  readonly databases: readonly string[];
}

export const isAllowed = (name: string, allowed: readonly string[]): boolean =>
  allowed.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

const clearArea = (area: () => Storage, allowed: readonly string[]): void => {
  try {
    for (const key of Object.keys(area())) if (!isAllowed(key, allowed)) area().removeItem(key);
  } catch {
    /* A browser that blocks storage has stored nothing. */
  }
};

export const clearWebStorage = ({ local, session }: AllowedNames): void => {
  clearArea(() => localStorage, local);
  clearArea(() => sessionStorage, session);
};

const clearCaches = async ({ caches: allowed }: AllowedNames): Promise<void> => {
  if (typeof caches === 'undefined') return;
  await Promise.all(
    (await caches.keys()).filter((name) => !isAllowed(name, allowed)).map((name) => caches.delete(name)),
  );
};

/** Databases that the browser deletes once other tabs close them. */
const blocked = new Set<string>();

/**
 * Resolves immediately while another tab still has it open. Makes no second request, because that would wait
 * for the tab without firing an event.
 */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done) => {
    if (blocked.has(name)) {
      done();
      return;
    }
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = () => {
      blocked.delete(name);
      done();
    };
    request.onblocked = () => {
      blocked.add(name);
      done();
    };
  });

const clearDatabases = async ({ databases: allowed }: AllowedNames): Promise<void> => {
  const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
  await Promise.all(all.filter((name) => !isAllowed(name, allowed)).map(deleteDatabase));
};

/** Caches and databases. A failure to delete one does not stop the others. */
export const clearStores = (allowed: AllowedNames): Promise<unknown> =>
  Promise.allSettled([clearCaches(allowed), clearDatabases(allowed)]);
