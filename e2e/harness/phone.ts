import { readdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser, minimumBrowser } from '../../tools/browser/find.ts';
import type { TestServer } from './server.ts';
import { scaled } from './timeouts.ts';

export interface PhoneOptions {
  readonly language?: 'en' | 'sw';
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  /** A new phone: the first-run screen shows. */
  readonly firstRun?: boolean;
  /** The tour runs for new users; otherwise this phone counts as having seen it. */
  readonly tour?: boolean;
  /**
   * Runs the service worker, which fetches the whole app once the page is quiet; needed where a page loads
   * without a network.
   */
  readonly allowServiceWorker?: boolean;
  /** Its IP address as the server sees it; each phone has its own unless given. */
  readonly address?: string;
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the page logged or threw; tests expect none. */
  readonly faults: string[];
  /** Opens a path of the app and waits for its first paint. */
  open(path: string): Promise<void>;
  cutNetwork(): Promise<void>;
  restoreNetwork(): Promise<void>;
  close(): Promise<void>;
}

export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

export const openPhones = new Set<Phone>();

const logs = new WeakMap<Page, string[]>();

/** The page's console output and thrown errors. */
export const logOf = (page: Page): readonly string[] => logs.get(page) ?? [];

const recordLog = (page: Page): void => {
  const log: string[] = [];
  logs.set(page, log);
  page.on('pageerror', (error) => log.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
};

let addresses = 0;
/** From the range reserved for benchmarks (RFC 2544). */
const nextAddress = (): string => {
  addresses += 1;
  return `198.${18 + (process.pid % 2)}.${(addresses >> 8) % 256}.${addresses % 256}`;
};

/** A moving test image as camera and a beep as microphone, both permitted. */
const DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Letters and colours that do not depend on the settings of the machine. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const EXTRA_FLAGS = { current: [], floor: [], devices: DEVICES, pictures: SAME_EVERYWHERE };

/**
 * `floor` is a real Chromium 92, the minimum browser; `devices` has a camera and a microphone; `pictures` is
 * for comparing pictures.
 */
export const openBrowser = (
  kind: keyof typeof EXTRA_FLAGS = 'current',
  moreFlags: readonly string[] = [],
): Promise<Browser> => {
  const { executable, flags, env } = kind === 'floor' ? minimumBrowser() : findBrowser();
  return chromium.launch({
    executablePath: executable,
    args: [...flags, ...EXTRA_FLAGS[kind], ...moreFlags],
    headless: true,
    chromiumSandbox: false,
    env: { ...process.env, ...env } as Record<string, string>,
  });
};

/**
 * Playwright calls checkVisibility (Chrome 105); adds it to every script world of the old browser, including
 * Playwright's own.
 */
const polyfillCheckVisibility = async (page: Page): Promise<void> => {
  const debug = await page.context().newCDPSession(page);
  const expression = `Element.prototype.checkVisibility ||= function () {
    return this.isConnected && this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  }`;
  debug.on('Runtime.executionContextCreated', ({ context }) => {
    // The script world no longer exists.
    debug.send('Runtime.evaluate', { contextId: context.id, expression }).catch(() => undefined);
  });
  await debug.send('Runtime.enable');
};

/** A fresh profile with its own cookies and storage, closed after the test. */
export const newPhone = async (
  browser: Browser,
  server: Pick<TestServer, 'origin'>,
  options: PhoneOptions = {},
): Promise<Phone> => {
  const {
    language = 'en',
    theme = 'light',
    size = PHONE,
    firstRun = false,
    tour = false,
    allowServiceWorker = false,
    address = nextAddress(),
  } = options;
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: size,
    hasTouch: size.width < 600,
    locale: language === 'sw' ? 'sw-KE' : 'en-KE',
    timezoneId: 'Africa/Nairobi',
    colorScheme: theme,
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: -0.3031, longitude: 36.08 },
    serviceWorkers: allowServiceWorker ? 'allow' : 'block',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  if (!firstRun) {
    await context.addInitScript(
      ([lang, look]) => {
        // Sets only missing values: a toggle in the test must survive the next page.
        if (!localStorage.getItem('language')) localStorage.setItem('language', lang!);
        if (!localStorage.getItem('theme')) localStorage.setItem('theme', look!);
      },
      [language, theme],
    );
  }
  if (!tour)
    await context.addInitScript((at) => {
      if (!localStorage.getItem('mavuno_tour_at')) localStorage.setItem('mavuno_tour_at', at);
    }, new Date().toISOString());
  context.setDefaultTimeout(scaled(20_000));
  context.on('page', recordLog);
  const page = await context.newPage();
  if (process.env['STRESS_SEED']) await (await import('./stress.ts')).slowDown(page, context);
  if (Number(browser.version().split('.')[0]) < 105) await polyfillCheckVisibility(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // The browser logs refused and failed requests itself; tests cause them on purpose.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
  const phone: Phone = {
    page,
    context,
    faults,
    open: async (path) => {
      await page.goto(path, { waitUntil: 'load' });
    },
    cutNetwork: () => context.setOffline(true),
    restoreNetwork: () => context.setOffline(false),
    close: () => context.close(),
  };
  openPhones.add(phone);
  context.on('close', () => openPhones.delete(phone));
  return phone;
};

/**
 * Resolves when the service worker controls the page, so that the next load works offline. Registers it at
 * once; the app itself waits until the page is idle (service-worker.e2e.ts).
 */
export const waitForInstall = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: scaled(90_000),
  });
};

/**
 * Resolves when the `later` screens and the other language are cached too. Asks the service worker at once,
 * where the app waits until the phone is idle (languages.e2e.ts).
 */
export const waitForLateCache = async (page: Page): Promise<void> => {
  const laterFiles = readdirSync('dist/web/assets').filter((file) =>
    /^later-.*\.(js|css)$/.test(file),
  ).length;
  await page.evaluate(() => {
    for (const part of ['later', 'words-en', 'words-sw'])
      navigator.serviceWorker.controller!.postMessage({ type: 'KEEP', part });
  });
  const counts = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const paths = requests.flat().map(({ url }) => new URL(url).pathname);
      return ['later-', 'words-en-', 'words-sw-'].map(
        (part) => paths.filter((path) => path.startsWith(`/assets/${part}`)).length,
      );
    });
  for (let i = 0; i < scaled(300); i += 1) {
    const [later = 0, en = 0, sw = 0] = await counts();
    if (later >= laterFiles && en > 0 && en === sw) return;
    await page.waitForTimeout(200);
  }
  throw new Error(`The deferred assets were not cached: ${String(await counts())}`);
};
