import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** FNV-1a and mulberry32: the same text gives the same numbers on every machine. */
const randomFrom = (text: string): (() => number) => {
  let state = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Slowness {
  /** CPU slowdown factor: 1 to 6. */
  readonly cpu: number;
  /** Milliseconds added to each request: 0 to 400. */
  readonly latency: number;
  /** Bytes per second: 100 KB to 2 MB. */
  readonly throughput: number;
  /** The longest time that a storage transaction stays open, in milliseconds: 0 to 60. */
  readonly storage: number;
}

export const slownessOf = (key: string): Slowness => {
  const random = randomFrom(key);
  return {
    cpu: 1 + random() * 5,
    latency: Math.round(random() * 400),
    throughput: Math.round(100_000 * 20 ** random()),
    storage: Math.round(random() * 60),
  };
};

/**
 * Runs in the page, with the same pauses each time. Requests keep a transaction open, so that it commits late
 * and later writers wait, as on slow flash storage.
 */
const holdTransactions = (longest: number): void => {
  // Golden-ratio steps spread evenly over the range.
  let share = 0;
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function slowTransaction(
    this: IDBDatabase,
    ...args: Parameters<typeof open>
  ) {
    const transaction = open.apply(this, args);
    const store = transaction.objectStore(transaction.objectStoreNames[0]!);
    share = (share + 0.618_034) % 1;
    const until = performance.now() + share * longest;
    const hold = (): void => {
      if (performance.now() > until) return;
      // The app may have committed or aborted it.
      try {
        store.get(0).onsuccess = hold;
      } catch {
        /* ended */
      }
    };
    hold();
    return transaction;
  };
};

const phonesOf = new Map<string, number>();

/** The seed, the test and the phone's number in that test, so that the order of files does not matter. */
const phoneKey = async (seed: string): Promise<string> => {
  const { expect } = await import('vitest');
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = [seed, testPath.replace(/^.*[/\\]e2e[/\\]/, ''), currentTestName].join(' ');
  const number = (phonesOf.get(test) ?? 0) + 1;
  phonesOf.set(test, number);
  return `${test} ${number}`;
};

const CYCLE_MS = 40;
const rates = new WeakMap<Browser, number>();

const signal = (pid: number, name: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(pid, name);
  } catch {
    /* the process has ended */
  }
};

/**
 * Stops a browser's renderer processes, including workers, for part of each cycle. Chromium's own throttle
 * would keep a CPU busy that other tests need.
 */
const slowProcessor = async (browser: Browser, rate: number): Promise<void> => {
  const started = rates.has(browser);
  rates.set(browser, rate);
  if (started) return;
  const debug = await browser.newBrowserCDPSession();
  const cycle = async (): Promise<void> => {
    const now = rates.get(browser)!;
    const { processInfo } = await debug.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    for (const pid of pages) signal(pid, 'SIGSTOP');
    await sleep(CYCLE_MS * (1 - 1 / now));
    for (const pid of pages) signal(pid, 'SIGCONT');
    await sleep(CYCLE_MS / now);
  };
  const run = async (): Promise<void> => {
    while (browser.isConnected()) await cycle();
  };
  // The browser was closed during the call.
  void run().catch(() => undefined);
};

/**
 * In a stress run (`STRESS_SEED`), slows this phone by amounts drawn from the seed; otherwise does nothing.
 * The processor share of the newest phone applies to all pages of its browser. Network conditions apply to
 * the page only: its service worker and other workers are separate targets.
 */
export const slowDown = async (page: Page, context: BrowserContext): Promise<void> => {
  const seed = process.env['STRESS_SEED'];
  if (!seed) return;
  const { cpu, latency, throughput, storage } = slownessOf(await phoneKey(seed));
  await context.addInitScript(holdTransactions, storage);
  await slowProcessor(context.browser()!, cpu);
  const debug = await context.newCDPSession(page);
  const slowNetwork = async (offline: boolean): Promise<void> => {
    if (page.isClosed()) return;
    await debug.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  };
  await debug.send('Network.enable');
  await slowNetwork(false);
  // Each CDP session has its own network conditions. Ours must be offline too, or the page stays online.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOffline(offline);
    await slowNetwork(offline);
  };
};
