import type { Page } from 'playwright-core';
import type { SentCommand } from '#kit/sync/exchange.ts';
import { newItem } from '#kit/sync/outbox.ts';

const CPU_SLOWDOWN = 4;
/** Polling uses the page's own CPU time, so it is infrequent. */
const POLL_MS = 200;

/** One IndexedDB request in the page, without using the app's code. */
const queryStore = <T>(
  page: Page,
  store: string,
  what: 'count' | 'getAll',
  index?: string,
  key?: string,
): Promise<T> =>
  page.evaluate(
    ([name, method, by, value]) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('mavuno');
        open.onerror = () => reject(open.error);
        // Must not create the store: the app creates it itself.
        open.onupgradeneeded = () => open.transaction!.abort();
        open.onsuccess = () => {
          const rows = open.result.transaction(name!).objectStore(name!);
          const storeRequest = (by ? rows.index(by) : rows)[method as 'count'](value ?? undefined);
          storeRequest.onsuccess = () => {
            open.result.close();
            resolve(storeRequest.result as never);
          };
          storeRequest.onerror = () => reject(storeRequest.error);
        };
      }),
    [store, what, index ?? null, key ?? null] as const,
  ) as Promise<T>;

const pollUntil = async (isDone: () => Promise<boolean>, ms: number, what: string): Promise<number> => {
  const from = performance.now();
  let fault: unknown = '';
  // Retries while the page is loading.
  while (
    !(await isDone().catch((thrown: unknown) => {
      fault = thrown;
      return false;
    }))
  ) {
    if (performance.now() - from > ms)
      throw new Error(`${what} did not happen within ${ms / 1000} s. ${String(fault)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return performance.now() - from;
};

export const rowStoreOf = (page: Page) => ({
  waitForCount: (rows: number): Promise<number> =>
    pollUntil(
      async () => (await queryStore<number>(page, 'rows', 'count')) >= rows,
      60_000,
      `${rows} rows on the phone`,
    ),
  /** The size of IndexedDB as the browser reports it. */
  storedMb: async (): Promise<number> => {
    await page.waitForTimeout(3_000);
    const bytes = await page.evaluate(async () => {
      const { usage, usageDetails } = (await navigator.storage.estimate()) as {
        usage?: number;
        usageDetails?: { indexedDB?: number };
      };
      return usageDetails?.indexedDB ?? usage ?? NaN;
    });
    return bytes / 1024 / 1024;
  },
});

export const outboxOf = (page: Page) => ({
  /** Adds the commands to the outbox, as if the farmer had entered them offline. */
  fill: async (userId: string, commands: readonly SentCommand[]): Promise<void> => {
    const items = commands.map((c) => {
      const item = newItem({ ...c, userId });
      if (!item.ok) throw new Error(item.code);
      return item.value;
    });
    await page.evaluate(
      (all) =>
        new Promise<void>((resolve, reject) => {
          const open = indexedDB.open('mavuno');
          open.onsuccess = () => {
            const tx = open.result.transaction('outbox', 'readwrite');
            for (const item of all) tx.objectStore('outbox').add(item);
            tx.oncomplete = () => {
              open.result.close();
              resolve();
            };
            tx.onerror = () => reject(tx.error);
          };
        }),
      items,
    );
  },
  waitUntilEmpty: (userId: string): Promise<number> =>
    pollUntil(
      async () => {
        const items = await queryStore<{ state: string }[]>(page, 'outbox', 'getAll', 'byUser', userId);
        const refused = items.find((i) => i.state === 'refused');
        if (refused) console.error(`refused: ${JSON.stringify(refused)}`);
        return items.every((i) => i.state !== 'waiting');
      },
      120_000,
      'an empty outbox',
    ),
});

/** Median ms, with the CPU throttled, until the screen shows its heading and a field's card. */
export const measureUsableMs = async (page: Page, path: string): Promise<number> => {
  const debug = await page.context().newCDPSession(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.querySelector('main h1') && document.querySelector('main a[href^="/fields/"]'),
      undefined,
      { polling: 'raf', timeout: 30_000 },
    );
    times.push(await page.evaluate(() => performance.now()));
  }
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times.sort((a, b) => a - b)[1]!;
};
