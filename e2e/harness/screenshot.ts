import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../tools/commands/ready.mjs';

/** Saves a screenshot: test-results/screens/<screen>-<lang>-<theme>-<size>.png */
export const takeScreenshot = async (page: Page, screen: string): Promise<void> => {
  const folder = path.join(root, 'test-results/screens');
  mkdirSync(folder, { recursive: true });
  const { lang, theme } = await page.evaluate(() => ({
    lang: document.documentElement.lang.slice(0, 2),
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  }));
  const size = page.viewportSize();
  await page.screenshot({
    path: path.join(folder, `${screen}-${lang}-${theme}-${size?.width}x${size?.height}.png`),
    animations: 'disabled',
  });
};
