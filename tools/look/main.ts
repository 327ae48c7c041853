// npm run look -- <screen…|all>: one contact sheet per screen in test-results/look/.
// npm run look -- --accept: the style guide and the main screens as they are now become the references.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  DESKTOP,
  waitForInstall,
  newPhone,
  openBrowser,
  PHONE,
  startServer,
  type TestServer,
} from '../../e2e/harness/shared.ts';
import { ensureBuilt } from '../commands/build-state.mjs';
import { root } from '../commands/ready.mjs';
import {
  screenshotTargets,
  seedSampleData,
  signInAndListFieldIds,
  screenStates,
  type ScreenshotTarget,
  type ScreenState,
  type ScreenshotContext,
} from './screenshot-targets.ts';

const SIZES = [PHONE, DESKTOP];
const THEMES = ['light', 'dark', 'sunlight'] as const;
const LANGUAGES = ['en', 'sw'] as const;
interface Shot {
  readonly state: ScreenState;
  readonly caption: string;
  readonly width: number;
  readonly image: string;
}

const waitForIdle = (page: Page): Promise<unknown> =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);

const openScreen = async (screen: ScreenshotTarget, context: ScreenshotContext): Promise<void> => {
  const { phone, state } = context;
  const { page } = phone;
  await phone.open(screen.path(context));
  await waitForIdle(page);
  if (state === 'failed') {
    // The server's response to an internal error.
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"code":"server.fault","requestId":"look"}',
      }),
    );
    await page.reload();
    await waitForIdle(page);
  }
  if (state === 'offline') {
    await waitForInstall(page);
    await page.reload();
    await waitForIdle(page);
    await phone.cutNetwork();
    await page.reload();
  }
  await page.waitForTimeout(600);
  await screen.prepare?.(context);
};

const takeShots = async (server: TestServer, browser: Browser, screen: ScreenshotTarget): Promise<Shot[]> => {
  const taken: Shot[] = [];
  for (const state of screenStates.filter((s) => screen.states.includes(s))) {
    for (const language of LANGUAGES) {
      const phone = await newPhone(browser, server, { language, allowServiceWorker: true });
      const fields = screen.signedIn
        ? await signInAndListFieldIds(server, phone, language, state !== 'empty')
        : [];
      await openScreen(screen, { server, phone, language, state, fields });
      for (const theme of THEMES) {
        await phone.page.evaluate((name) => {
          const { classList } = document.documentElement;
          classList.remove('light', 'dark', 'sunlight');
          classList.add(name);
        }, theme);
        for (const size of SIZES) {
          await phone.page.setViewportSize(size);
          // As tall as the page, so that fixed bars are at its edges.
          const height = await phone.page.evaluate(() => document.documentElement.scrollHeight);
          await phone.page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
          await phone.page.waitForTimeout(150);
          const image = (await phone.page.screenshot({ animations: 'disabled' })).toString('base64');
          taken.push({
            state,
            caption: `${state} · ${language} · ${theme} · ${size.width}×${size.height}`,
            width: size.width,
            image,
          });
        }
      }
      await phone.close();
    }
  }
  return taken;
};

const writeContactSheet = async (browser: Browser, name: string, taken: readonly Shot[]): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 3_200, height: 1_000 } });
  const rows = screenStates
    .map((state) => taken.filter((s) => s.state === state))
    .filter((row) => row.length > 0);
  const cell = ({ caption, width, image }: Shot): string =>
    `<figure><img width="${width === PHONE.width ? 250 : 500}" src="data:image/png;base64,${image}"><figcaption>${caption}</figcaption></figure>`;
  await page.setContent(`<style>body{font:14px sans-serif;background:#888;margin:16px}section{display:flex;gap:12px;margin-bottom:20px;align-items:start}figure{margin:0}figcaption{color:#fff;padding:4px 0}img{display:block}</style>
    <h1>${name}</h1>${rows.map((row) => `<section>${row.map(cell).join('')}</section>`).join('')}`);
  const folder = path.join(root, 'test-results/look');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
};

const requestedNames = process.argv.slice(2);
if (requestedNames.includes('--accept')) {
  await (await import('./visual/accept.ts')).acceptAll();
  process.exit();
}
const names =
  requestedNames.length === 0 || requestedNames.includes('all')
    ? Object.keys(screenshotTargets)
    : requestedNames;
const unknown = names.filter((name) => !screenshotTargets[name]);
if (unknown.length > 0) {
  console.error(
    `No such screen: ${unknown.join(', ')}. There are: ${Object.keys(screenshotTargets).join(', ')}.`,
  );
  process.exit(2);
}
await ensureBuilt();
// Sample weather and satellite passes, labelled as such.
const server = await startServer({ WEATHER_URL: 'sample', SATELLITE_URL: 'sample' });
const browser = await openBrowser();
try {
  seedSampleData(server);
  for (const name of names)
    console.log(
      path.relative(
        root,
        await writeContactSheet(browser, name, await takeShots(server, browser, screenshotTargets[name]!)),
      ),
    );
} finally {
  await browser.close();
  await server.stop();
}
