import { addFields } from '../../e2e/harness/fields.ts';
import { newFarmer, newPhone, openBrowser, startServer } from '../../e2e/harness/parts.ts';
import { gzipBytes, measureWeights } from '../sizes/measure.ts';

interface Fetched {
  readonly js: number;
  readonly css: number;
}

/**
 * Parts of home that come when it can be tapped already: health, sky, alerts, today's action, the bell, what
 * checks achieved.
 */
export const LATE_PARTS =
  /\/assets\/(HealthPart|WeatherSummary|HomeAlerts|TodaysAction|Bell|ImpactSection)-[\w-]{8}\.js$/;

/** Notes in the page the moment at which an element that matches `usable` is first there. */
const noteUsable = (usable: string): void => {
  const page = window as unknown as { usableAt?: number };
  new MutationObserver((_, observer) => {
    if (!document.querySelector(usable)) return;
    page.usableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

/** Every script and style that the page asked for before that moment. */
const fetchedUntilUsable = (): string[] => {
  const { usableAt = 0 } = window as unknown as { usableAt?: number };
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= usableAt && /\.(js|css)$/.test(name))
    .map(({ name }) => new URL(name).pathname.slice(1));
};

/**
 * What a fresh browser fetches before the first tap on `path` works: until `usable` is in the page, while the
 * late parts of home never arrive. The service worker installs the rest of the shell later, in the
 * background, and is kept out here.
 */
const firstVisit = async (path: string, usable: string, signedIn: boolean): Promise<Fetched> => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const { context, page } = await newPhone(browser, server, { installs: false });
    if (signedIn) await addFields(server, context, await newFarmer(server, context), 3);
    await context.route(LATE_PARTS, () => {});
    await context.addInitScript(noteUsable, usable);
    await page.goto(path);
    await page.locator(usable).first().waitFor();
    const files = await page.evaluate(fetchedUntilUsable);
    const weigh = (ending: string): number =>
      files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
    return { js: weigh('.js'), css: weigh('.css') };
  } finally {
    await browser.close();
    await server.stop();
  }
};

export const measureFirstScreens = async (): Promise<{ auth: Fetched; dashboard: Fetched }> => ({
  auth: await firstVisit('/auth', 'input[type=password]', false),
  dashboard: await firstVisit('/dashboard', '[aria-labelledby=my-fields] a[href^="/fields/"] strong', true),
});

export const measureWeight = async () => {
  const { auth, dashboard } = await measureFirstScreens();
  const { shell, model, runtime } = measureWeights();
  return {
    'web.first_js_kb': Math.max(auth.js, dashboard.js),
    'web.first_css_kb': Math.max(auth.css, dashboard.css),
    'web.shell_kb': shell,
    'model.kb': model,
    'runtime.kb': runtime,
  };
};
