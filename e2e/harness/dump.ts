import type { Page } from 'playwright-core';

/** Everything that a browser stores for the app, as a person with the phone could read it. */
export interface Dump {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  /** database → store → entries as text, each "key = value". */
  readonly databases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** cache → URLs. */
  readonly caches: Readonly<Record<string, readonly string[]>>;
}

export const dumpOf = (page: Page): Promise<Dump> =>
  page.evaluate(async () => {
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, each: unknown) => {
        if (each instanceof ArrayBuffer)
          return `${each.byteLength} bytes: ${new TextDecoder('latin1').decode(each.slice(0, 2000))}`;
        return each;
      });
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no answer'));
      });
    /**
     * Null when the app has deleted the database since it was listed; opening it must not create an empty
     * one.
     */
    const openExisting = (name: string): Promise<IDBDatabase | null> => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.transaction!.abort();
      return answer(request).catch(() => null);
    };
    const databases: Record<string, Record<string, string[]>> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await openExisting(name);
      if (!db) continue;
      const stores: Record<string, string[]> = {};
      for (const store of db.objectStoreNames) {
        const found = db.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(found.getAllKeys()), answer(found.getAll())]);
        stores[store] = keys.map((key, i) => `${String(key)} = ${text(values[i])}`);
      }
      db.close();
      databases[name] = stores;
    }
    const inCaches: Record<string, string[]> = {};
    for (const name of await caches.keys())
      inCaches[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, caches: inCaches };
  });
