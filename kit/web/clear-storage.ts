/** Names that stay when a person leaves the phone. A name that ends in "*" allows every name that begins like it. */
export interface Allowed {
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
  } catch { /* a browser that forbids storage has stored nothing */ }
};

export const clearWebStorage = ({ local, session }: Allowed): void => {
  clearArea(() => localStorage, local);
  clearArea(() => sessionStorage, session);
};

const clearCaches = async ({ caches: allowed }: Allowed): Promise<void> => {
  if (typeof caches === 'undefined') return;
  await Promise.all((await caches.keys()).filter((name) => !isAllowed(name, allowed)).map((name) => caches.delete(name)));
};

/** Another tab may still have it open; the browser then deletes it as soon as that tab lets go. */
const deleteDatabase = (name: string): Promise<void> => new Promise((done) => {
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = request.onerror = request.onblocked = () => done();
});

const clearDatabases = async ({ databases: allowed }: Allowed): Promise<void> => {
  const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
  await Promise.all(all.filter((name) => !isAllowed(name, allowed)).map(deleteDatabase));
};

/** Caches and databases. What one browser refuses does not keep the rest. */
export const clearStores = (allowed: Allowed): Promise<unknown> => Promise.allSettled([clearCaches(allowed), clearDatabases(allowed)]);
