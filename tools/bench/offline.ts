import { addFields } from '../../e2e/harness/fields.ts';
import { waitForInstall, newFarmer, newPhone, openBrowser, startServer } from '../../e2e/harness/shared.ts';

const SCREENS = ['/dashboard', '/fields', '/scan', '/outbox', '/more'];
const CPU_SLOWDOWN = 4;

/**
 * Time until the slowest visited screen is usable (its heading and a control are shown), with the server
 * stopped and the CPU throttled.
 */
export const measureOffline = async () => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    await addFields(server, phone.context, await newFarmer(server, phone.context), 3);
    for (const path of SCREENS) await phone.page.goto(path, { waitUntil: 'networkidle' });
    await waitForInstall(phone.page);
    await server.stopProcess();
    await phone.cutNetwork();
    const debug = await phone.context.newCDPSession(phone.page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times: number[] = [];
    for (const path of SCREENS) {
      await phone.page.goto('about:blank');
      await phone.page.goto(path, { waitUntil: 'commit' });
      await phone.page.waitForFunction(
        () =>
          document.querySelector('main h1, main h2') &&
          document.querySelector('main button, main a[href], nav a[href]'),
        undefined,
        { polling: 'raf', timeout: 15_000 },
      );
      const ms = await phone.page.evaluate(() => performance.now());
      times.push(ms);
      console.error(`offline, ${CPU_SLOWDOWN}× slower: ${path} usable after ${Math.round(ms)} ms`);
    }
    return { 'web.offline_open_ms': Math.max(...times) };
  } finally {
    await browser.close();
    await server.stop();
  }
};
