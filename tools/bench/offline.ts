import type { Page } from 'playwright-core';
import { addFields } from '../../e2e/harness/fields.ts';
import { waitForInstall, newFarmer, newPhone, openBrowser, startServer } from '../../e2e/harness/shared.ts';

const SCREENS = ['/dashboard', '/fields', '/scan', '/outbox', '/more'];
const CPU_SLOWDOWN = 4;
const ROUNDS = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const recordLongTasks = (): void => {
  const tasks: { start: number; ms: number }[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
};

const measureScreen = async (page: Page, path: string) => {
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, main h2') &&
      document.querySelector('main button, main a[href], nav a[href]'),
    undefined,
    { polling: 'raf', timeout: 15_000 },
  );
  const usableMs = await page.evaluate(() => performance.now());
  // The browser reports a long task some time after its end.
  await page.waitForTimeout(500);
  const longestMs = await page.evaluate((until) => {
    const { longTasks } = window as unknown as { longTasks: { start: number; ms: number }[] };
    return Math.max(0, ...longTasks.filter(({ start }) => start < until).map(({ ms }) => ms));
  }, usableMs);
  return { usableMs, longestMs };
};

/**
 * Time until the slowest visited screen is usable (its heading and a control are shown), with the server
 * stopped and the CPU throttled, and the longest task before that: of each screen the median of three visits.
 * A task below 50 ms counts as 0.
 */
export const measureOffline = async () => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    await phone.context.addInitScript(recordLongTasks);
    await addFields(server, phone.context, await newFarmer(server, phone.context), 3);
    for (const path of SCREENS) await phone.page.goto(path, { waitUntil: 'networkidle' });
    await waitForInstall(phone.page);
    await server.stopProcess();
    await phone.cutNetwork();
    const debug = await phone.context.newCDPSession(phone.page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times: number[] = [];
    const tasks: number[] = [];
    for (const path of SCREENS) {
      const rounds = [];
      for (let i = 0; i < ROUNDS; i += 1) rounds.push(await measureScreen(phone.page, path));
      const ms = median(rounds.map(({ usableMs }) => usableMs));
      const longest = median(rounds.map(({ longestMs }) => longestMs));
      times.push(ms);
      tasks.push(longest);
      console.error(
        `offline, ${CPU_SLOWDOWN}× slower: ${path} usable after ${Math.round(ms)} ms, longest task ${longest} ms`,
      );
    }
    return { 'web.offline_open_ms': Math.max(...times), 'web.longest_task_ms': Math.max(...tasks) };
  } finally {
    await browser.close();
    await server.stop();
  }
};
