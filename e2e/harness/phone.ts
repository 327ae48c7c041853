import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser, floorBrowser } from '../../tools/browser/find.ts';
import type { TestServer } from './server.ts';

export interface PhoneOptions {
  readonly language?: 'en' | 'sw';
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  /** Nothing chosen yet: the first-run screen shows. */
  readonly firstRun?: boolean;
  /** The tour runs for who is new; otherwise this phone has just had one. */
  readonly tour?: boolean;
  /** Without its service worker, which fetches the whole app once the page is quiet; for journeys that open many phones at a time. */
  readonly installs?: false;
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page logged as an error or threw; journeys expect it empty. */
  readonly faults: string[];
  /** Goes to a path of the app and waits for its first paint to settle. */
  open(path: string): Promise<void>;
  cutNetwork(): Promise<void>;
  restoreNetwork(): Promise<void>;
  close(): Promise<void>;
}

export const PHONE = { width: 360, height: 740 } as const;
export const DESK = { width: 1280, height: 800 } as const;

const openPhones = new Set<Phone>();

/** What the open pages show and have logged, for who reads why a journey failed. */
export const sayPages = async (): Promise<void> => {
  for (const { page, faults } of openPhones) {
    const text = await Promise.race([page.locator('body').innerText({ timeout: 5000 }), new Promise<string>((late) => { setTimeout(late, 6000, 'It does not answer.'); })]).catch(String);
    console.log(`${page.url()} shows:\n${text.slice(0, 2000)}\n${faults.join('\n')}`);
  }
};

/** `floor` is a real Chromium 92. */
export const openBrowser = (kind: 'current' | 'floor' = 'current'): Promise<Browser> => {
  const { executable, flags, env } = kind === 'floor' ? floorBrowser() : findBrowser();
  return chromium.launch({ executablePath: executable, args: [...flags], headless: true, chromiumSandbox: false, env: { ...process.env, ...env } as Record<string, string> });
};

/** Playwright asks elements for checkVisibility (Chrome 105); every script world of the old browser gets one, also Playwright's own. */
const lendCheckVisibility = async (page: Page): Promise<void> => {
  const debug = await page.context().newCDPSession(page);
  const expression = `Element.prototype.checkVisibility ||= function () {
    return this.isConnected && this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  }`;
  debug.on('Runtime.executionContextCreated', ({ context }) => {
    // A world that is already gone again needs nothing.
    debug.send('Runtime.evaluate', { contextId: context.id, expression }).catch(() => undefined);
  });
  await debug.send('Runtime.enable');
};

/** A fresh profile: its own cookies, storage and service worker. */
export const newPhone = async (browser: Browser, server: Pick<TestServer, 'origin'>, options: PhoneOptions = {}): Promise<Phone> => {
  const { language = 'en', theme = 'light', size = PHONE, firstRun = false, tour = false, installs = true } = options;
  const context = await browser.newContext({
    baseURL: server.origin, viewport: size, hasTouch: size.width < 600, locale: language === 'sw' ? 'sw-KE' : 'en-KE', timezoneId: 'Africa/Nairobi',
    colorScheme: theme, reducedMotion: 'reduce', permissions: ['geolocation'], geolocation: { latitude: -0.3031, longitude: 36.08 },
    serviceWorkers: installs ? 'allow' : 'block',
  });
  if (!firstRun) {
    await context.addInitScript(([lang, look]) => {
      // Only what is not chosen yet: a toggle in the test must survive the next page.
      if (!localStorage.getItem('language')) localStorage.setItem('language', lang!);
      if (!localStorage.getItem('theme')) localStorage.setItem('theme', look!);
    }, [language, theme]);
  }
  if (!tour) await context.addInitScript((at) => { if (!localStorage.getItem('mavuno_tour_at')) localStorage.setItem('mavuno_tour_at', at); }, new Date().toISOString());
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (Number(browser.version().split('.')[0]) < 105) await lendCheckVisibility(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // Refused and unreachable requests are logged by the browser itself; journeys cause them on purpose.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
  const phone: Phone = {
    page, context, faults,
    open: async (path) => { await page.goto(path, { waitUntil: 'load' }); },
    cutNetwork: () => context.setOffline(true),
    restoreNetwork: () => context.setOffline(false),
    close: () => context.close(),
  };
  openPhones.add(phone);
  context.on('close', () => openPhones.delete(phone));
  return phone;
};

/** Resolves when the service worker holds the page, so that the next load works without a network. */
export const installed = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 });
};

/** Resolves when the screens that are not installed at first, and the other language, have come too; they do so while the phone is quiet. */
export const keptForLater = async (page: Page): Promise<void> => {
  const counts = () => page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return ['later-', 'words-en-', 'words-sw-'].map((part) => paths.filter((path) => path.startsWith(`/assets/${part}`)).length);
  });
  for (let i = 0; i < 120; i += 1) {
    const [later = 0, en = 0, sw = 0] = await counts();
    if (later > 0 && en > 0 && en === sw) return;
    await page.waitForTimeout(500);
  }
  throw new Error(`What can wait did not come: ${String(await counts())}`);
};
