import { addFields } from '../../e2e/harness/fields.ts';
import { newFarmer, newPhone, openBrowser, startServer } from '../../e2e/harness/shared.ts';
import { gzipBytes, measureWeights } from '../sizes/measure.ts';

interface FirstVisit {
  /** KB gzip. */
  readonly jsKb: number;
  readonly cssKb: number;
  readonly files: readonly string[];
}

/** Parts of home that load after it can be tapped: weather, alerts, today's action, the bell. */
export const HOME_PARTS = /\/assets\/home-parts-[\w-]{8}\.js$/;
/** Health and sick places, which each field card requests as it renders. */
export const HOME_CARDS = /\/assets\/home-cards-[\w-]{8}\.js$/;

/** Records in the page when an element that matches `usable` first exists. */
const recordUsableTime = (usable: string): void => {
  const page = window as unknown as { usableAt?: number };
  new MutationObserver((_, observer) => {
    if (!document.querySelector(usable)) return;
    page.usableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

/** Scripts and styles that the page requested before that moment. */
const fetchedUntilUsable = (): string[] => {
  const { usableAt = 0 } = window as unknown as { usableAt?: number };
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= usableAt && /\.(js|css)$/.test(name))
    .map(({ name }) => new URL(name).pathname.slice(1));
};

/**
 * Bytes that a fresh browser fetches before the first tap on `path` works: until `usable` exists, with the
 * deferred parts of home held back. The service worker, which installs the rest of the shell in the
 * background, is blocked.
 */
const measureFirstVisit = async (path: string, usable: string, signedIn: boolean): Promise<FirstVisit> => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const { context, page } = await newPhone(browser, server, { allowServiceWorker: false });
    if (signedIn) await addFields(server, context, await newFarmer(server, context), 3);
    for (const part of [HOME_CARDS, HOME_PARTS]) await context.route(part, () => {});
    await context.addInitScript(recordUsableTime, usable);
    await page.goto(path);
    await page.locator(usable).first().waitFor();
    const files = await page.evaluate(fetchedUntilUsable);
    const weigh = (ending: string): number =>
      files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
    return { jsKb: weigh('.js'), cssKb: weigh('.css'), files };
  } finally {
    await browser.close();
    await server.stop();
  }
};

export const measureFirstScreens = async (): Promise<{ auth: FirstVisit; dashboard: FirstVisit }> => ({
  auth: await measureFirstVisit('/auth', 'main form input', false),
  dashboard: await measureFirstVisit(
    '/dashboard',
    '[aria-labelledby=my-fields] a[href^="/fields/"] strong',
    true,
  ),
});

export const measureWeight = async () => {
  const { auth, dashboard } = await measureFirstScreens();
  const { css, scripts, shell, model, runtime } = measureWeights();
  return {
    'web.first_js_kb': Math.max(auth.jsKb, dashboard.jsKb),
    'web.first_css_kb': Math.max(auth.cssKb, dashboard.cssKb),
    'web.css_kb': css,
    'web.scripts': scripts,
    'web.shell_kb': shell,
    'model.kb': model,
    'runtime.kb': runtime,
  };
};
