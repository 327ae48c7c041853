import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, afterAll, describe, expect } from 'vitest';
import { designEn } from '#apps/web/design/words.en.ts';
import { designSw } from '#apps/web/design/words.sw.ts';
import { root } from '../tools/commands/ready.mjs';
import { captureGuide, captureScreens, type Captured } from '../tools/look/visual/capture.ts';
import { limitFaults } from '../tools/look/visual/first-view-limits.ts';
import { startFrozenServer } from '../tools/look/visual/frozen-server.ts';
import { compareShots, HOW_TO_ACCEPT } from '../tools/look/visual/references.ts';
import { openBrowser, test, type TestServer } from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

test('no file of the production build contains the style guide', () => {
  const folder = path.join(root, 'dist/web');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const marks = [designEn.lead, designSw.lead, 'data-vite-dev-id', 'StyleGuide'];
  expect(
    files.filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return file.includes('design') || marks.some((mark) => text.includes(mark));
    }),
  ).toEqual([]);
});

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser('pictures');
});
afterAll(() => browser.close());

describe('the style guide', () => {
  test('every part looks as it was accepted, in three themes and two languages', async () => {
    const [shots] = await captureGuide(browser);
    expect(await compareShots(shots!), HOW_TO_ACCEPT).toEqual([]);
  });

  test('another colour of a role, more space between parts and other corners are found', async () => {
    const changed = await captureGuide(browser, [
      ':root { --leaf: var(--sky) !important; }',
      'h2 { padding-top: 6px; }',
      ':root { --radius-card: 0px !important; }',
      ':root { --maize-wash: var(--sky-wash) !important; }',
    ]);
    for (const shots of changed) expect(await compareShots(shots, { writes: false })).toHaveLength(1);
  });
});

describe('the sample village on a frozen clock', () => {
  let server: TestServer | undefined;
  /** For a Pro farmer with three fields. */
  const HOME_WORDS = 140;
  const captured: Captured[] = [];
  beforeAll(async () => {
    server = await startFrozenServer();
  }, scaled(360_000));
  afterAll(() => server?.stop());

  test('the main screens look as they were accepted', async () => {
    captured.push(await captureScreens(browser, server!, 'en'));
    expect(await compareShots(captured[0]!.shots), HOW_TO_ACCEPT).toEqual([]);
  });

  test('every first view has at most 90 words, and no sentence of more than 20', async () => {
    if (captured.length === 0) captured.push(await captureScreens(browser, server!, 'en'));
    captured.push(await captureScreens(browser, server!, 'sw'));
    expect(limitFaults(Object.assign({}, ...captured.map(({ views }) => views)))).toEqual([]);
    for (const { homeWords } of captured) expect(homeWords).toBeLessThanOrEqual(HOME_WORDS);
  });
});
