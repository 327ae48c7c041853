import type { Browser, Page } from 'playwright-core';
import { scannerEn } from '#features/scanner/words.en.ts';
import { newPhone, PHONE, type TestServer } from '../../../e2e/harness/shared.ts';
import { themes } from '../../../kit/web/theme.ts';
import { startGuideServer } from '../../design/serve.ts';
import { signInAndListFieldIds } from '../screenshot-targets.ts';
import { readFirstViewAtRest, type FirstView } from './first-view.ts';
import { PAGE_TIME, waitForJobs } from './frozen-server.ts';
import { mainScreens, otherScreens } from './main-screens.ts';
import { giveVoices, takeShot, useFixedFont, type Shot } from './page.ts';

export type Shots = Record<string, Shot>;
const LANGUAGES = ['en', 'sw'] as const;
const OVERLAYS = ['sheet', 'confirm', 'toasts'] as const;

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark', 'sunlight');
    document.documentElement.classList.add(name);
  }, theme);

/**
 * The style guide in each theme and language, and what lies over a page in each theme. `changes`: style
 * sheets; only the light English page is then taken, once with each of them.
 */
export const captureGuide = async (browser: Browser, changes: readonly string[] = []): Promise<Shots[]> => {
  const guide = await startGuideServer();
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Nairobi',
  });
  try {
    await giveVoices(context);
    const page = await context.newPage();
    const shots: Shots = {};
    const open = async (query: string): Promise<void> => {
      await page.goto(`${guide.origin}/design?${query}`);
      await page.locator('html[data-ready]').waitFor();
      // Content below a skeleton is held back for a second.
      await page.waitForFunction(() => !document.querySelector('[data-skeleton=reserving]'));
      await useFixedFont(page);
    };
    const shoot = async (name: string, fullPage: boolean): Promise<void> => {
      for (const theme of themes) {
        await setTheme(page, theme);
        shots[`${name}-${theme}`] = await takeShot(page, fullPage);
      }
    };
    if (changes.length > 0) {
      await open('theme=light&language=en');
      const changed: Shots[] = [];
      for (const css of changes) {
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [document.adoptedStyleSheets[0]!, sheet];
        }, css);
        changed.push({ 'guide-en-light': await takeShot(page, true) });
      }
      return changed;
    }
    for (const language of LANGUAGES) {
      await open(`theme=dark&language=${language}`);
      await shoot(`guide-${language}`, true);
    }
    for (const overlay of OVERLAYS) {
      await open(`language=en&open=${overlay}`);
      await shoot(`guide-${overlay}`, false);
    }
    return [shots];
  } finally {
    await context.close();
    await guide.stop();
  }
};

/** Goes to `path` inside the open app: loading the page again would take most of the time. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    scrollTo(0, 0);
  }, path);
  await page.locator('h1:not([data-left])').first().waitFor();
  // Content that never loads is compared as its placeholder.
  await page
    .waitForFunction(() => !document.querySelector('[data-skeleton], [aria-busy=true]'), undefined, {
      timeout: 10_000,
    })
    .catch(() => undefined);
};

export interface Captured {
  readonly shots: Shots;
  /** By screen and language. */
  readonly views: Record<string, FirstView>;
  /** Of all of home, below its first view too, without the labels of sample data. */
  readonly homeWords: number;
}

const countWords = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .querySelector('main')!
        .innerText.split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^\((sample|mfano)\)/.test(word)).length,
  );

/**
 * First views of the sample village: pictures of the main screens in English, the words of all in one
 * language.
 */
export const captureScreens = async (
  browser: Browser,
  server: TestServer,
  language: 'en' | 'sw',
): Promise<Captured> => {
  const phone = await newPhone(browser, server, { language });
  await phone.context.clock.setFixedTime(PAGE_TIME);
  await giveVoices(phone.context);
  const fields = await signInAndListFieldIds(server, phone, language, true);
  const shots: Shots = {};
  const views: Record<string, FirstView> = {};
  let homeWords = 0;
  // The first visit asks for the weather of the fields; what follows from it is then there for the pictures.
  await phone.open('/dashboard');
  await phone.page.locator('#todays-action').waitFor();
  await waitForJobs(server);
  await phone.open('/more');
  await phone.page.locator('h1').first().waitFor();
  await useFixedFont(phone.page);
  for (const [name, path] of Object.entries({ ...mainScreens, ...otherScreens })) {
    await goTo(phone.page, path({ fields }));
    // The line at its foot counts the download of the leaf check.
    if (language === 'en' && name === 'scan')
      await phone.page.getByText(scannerEn.modelReady).waitFor({ timeout: 60_000 });
    if (language === 'en' && name in mainScreens) shots[name] = await takeShot(phone.page);
    views[`${name} ${language}`] = await readFirstViewAtRest(phone.page);
    if (name === 'home') homeWords = await countWords(phone.page);
  }
  await phone.close();
  return { shots, views, homeWords };
};
