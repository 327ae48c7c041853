import { newFarmer, newPhone, openBrowser, startServer } from '../../e2e/harness/parts.ts';
import { addFields } from '../../e2e/harness/fields.ts';
import { gzipBytes, measureWeights } from '../sizes/measure.ts';

interface Fetched { readonly js: number; readonly css: number }

/**
 * What a fresh browser fetches until `path` answers a tap: every script and style until the network rests.
 * The service worker installs the rest of the shell later, in the background, and is kept out here.
 */
const firstVisit = async (path: string, signedIn: boolean): Promise<Fetched> => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser, server, { installs: true });
    if (signedIn) await addFields(server, phone.context, await newFarmer(server, phone.context), 3);
    const urls = new Set<string>();
    phone.page.on('request', (request) => {
      if (request.serviceWorker() === null && ['script', 'stylesheet'].includes(request.resourceType())) urls.add(new URL(request.url()).pathname.slice(1));
    });
    await phone.page.goto(path, { waitUntil: 'networkidle' });
    const all = [...urls];
    const weigh = (ending: string): number => all.filter((u) => u.endsWith(ending)).reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
    return { js: weigh('.js') - (urls.has('service-worker.js') ? gzipBytes('service-worker.js') / 1024 : 0), css: weigh('.css') };
  } finally {
    await browser.close();
    await server.stop();
  }
};

export const measureFirstScreens = async (): Promise<{ auth: Fetched; dashboard: Fetched }> => ({
  auth: await firstVisit('/auth', false),
  dashboard: await firstVisit('/dashboard', true),
});

export const measureWeight = async () => {
  const { auth, dashboard } = await measureFirstScreens();
  const { shell, model, runtime } = measureWeights();
  return {
    'web.first_js_kb': Math.max(auth.js, dashboard.js), 'web.first_css_kb': Math.max(auth.css, dashboard.css),
    'web.shell_kb': shell, 'model.kb': model, 'runtime.kb': runtime,
  };
};
