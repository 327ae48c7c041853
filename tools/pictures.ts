// node tools/run.mjs tools/pictures.ts: takes the README's pictures from a fresh server with the sample data.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { signIn } from '#features/people/contract.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { openBrowser, PHONE } from '../e2e/harness/shared.ts';
import { root } from './commands/ready.mjs';
import { emailOf, SAMPLE_PASSWORD } from './seed/sample-people.ts';
import { seedPeople } from './seed/seed-people.ts';
import { openSeedTarget } from './seed/seed-target.ts';

const OUT = path.join(root, 'docs/pictures');

interface Picture {
  readonly name: string;
  readonly farmerKey: string;
  readonly language: 'en' | 'sw';
  readonly path: string;
  readonly reach?: (page: Page) => Promise<void>;
}

/** A check without an expert's answer, so that its page starts with the result. */
const openCheck = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: conditionByKey('maize___common_rust')!.name.en })
    .first()
    .click();
  await page.getByText(scannerEn.first, { exact: true }).first().waitFor();
};

/** The scene shows the weather, and the action comes with it. */
const openHome = async (page: Page): Promise<void> => {
  await page.locator('#todays-action').waitFor();
};

const pictures: readonly Picture[] = [
  { name: 'home', farmerKey: 'otieno', language: 'en', path: '/dashboard', reach: openHome },
  { name: 'leaf-check', farmerKey: 'otieno', language: 'en', path: '/scan/history', reach: openCheck },
  { name: 'shamba', farmerKey: 'cherono', language: 'sw', path: '/fields' },
];

const takePicture = async (
  browser: Browser,
  origin: string,
  { name, farmerKey, language, path: to, reach }: Picture,
): Promise<void> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Nairobi',
    locale: language === 'sw' ? 'sw-KE' : 'en-KE',
  });
  await context.addInitScript(
    ([lang, tour]) => {
      localStorage.setItem('language', lang!);
      localStorage.setItem('mavuno_tour_at', tour!);
    },
    [language, new Date().toISOString()],
  );
  await context.request.post(signIn.path, {
    data: { email: emailOf({ key: farmerKey }), password: SAMPLE_PASSWORD },
    headers: { origin },
  });
  const page = await context.newPage();
  await page.goto(to);
  await page.getByText('(sample)').first().waitFor();
  await page.waitForLoadState('networkidle');
  await reach?.(page);
  await page.waitForTimeout(1_000);
  const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(OUT, `${name}.webp`));
  process.stdout.write(`docs/pictures/${name}.webp ${(size / 1024).toFixed(0)} KB\n`);
  await context.close();
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'mavuno-pictures-'));
// Port 1 never answers: outside services fail at once. The weather is the sample, and says so.
const place = await openSeedTarget({ DATA_DIR: dataDir, PORT: '1', WEATHER_URL: 'sample' });
const browser = await openBrowser();
try {
  mkdirSync(OUT, { recursive: true });
  await seedPeople(place, new Date());
  for (const picture of pictures) await takePicture(browser, place.origin, picture);
} finally {
  await browser.close();
  await place.release();
  rmSync(dataDir, { recursive: true, force: true });
}
