import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { differentBlocks, gridOf, type Grid } from './grid.ts';

const font = (file: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`)).toString('base64');
let fonts: { regular: string; bold: string } | undefined;

/**
 * The same letters on every machine, so that lines break in the same places: one font, and widths that do not
 * depend on the machine's hinting.
 */
export const useFixedFont = async (page: Page): Promise<void> => {
  fonts ??= { regular: font('DejaVuSans.ttf'), bold: font('DejaVuSans-Bold.ttf') };
  // tsx names functions with this helper, also those that run in the page.
  await page.evaluate('globalThis.__name ??= (named) => named');
  await page.evaluate(async ({ regular, bold }) => {
    const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
    // Neither needs a permission of the page's Content-Security-Policy.
    const faces = [
      new FontFace('Fixed', bytes(regular), { weight: '1 599' }),
      new FontFace('Fixed', bytes(bold), { weight: '600 1000' }),
    ];
    for (const face of faces) document.fonts.add(await face.load());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "body { font-family: 'Fixed' !important; } * { text-rendering: geometricPrecision !important; caret-color: transparent !important; animation: none !important; transition: none !important; }",
    );
    document.adoptedStyleSheets = [sheet];
  }, fonts);
};

/** A phone with a voice for each language, whatever the machine has. */
export const giveVoices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    speechSynthesis.getVoices = () =>
      ['en-KE', 'sw-KE'].map((lang) => ({ lang, name: lang, localService: true }) as SpeechSynthesisVoice);
  });

export interface Shot {
  readonly grid: Grid;
  readonly png: Buffer;
}

const shotOf = async (png: Buffer): Promise<Shot> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { png, grid: gridOf({ width: info.width, height: info.height, data }) };
};

const PAUSE_MS = 250;
const MAX_SHOTS = 20;

/** A picture of the page at rest: the second of two that look the same. */
export const takeShot = async (page: Page, fullPage = false): Promise<Shot> => {
  const take = async (): Promise<Shot> =>
    shotOf(await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' }));
  let before = await take();
  for (let i = 0; i < MAX_SHOTS; i += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const now = await take();
    if (differentBlocks(before.grid, now.grid)?.length === 0) return now;
    before = now;
  }
  throw new Error(`${page.url()} never comes to rest`);
};
