import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { IndexHtmlTransformHook, Plugin } from 'vite';

const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const STYLE = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const SUPPORT_CHECK_TAG = '<script src="/floor.js"></script>';

type FirstWords = Readonly<Record<'en' | 'sw', string>>;

/**
 * The built page only lists its scripts (the entry first, then the first words of each language); floor.js
 * loads them when the browser is supported.
 */
export const moveEntryToMeta = (html: string, words: FirstWords): string => {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(SUPPORT_CHECK_TAG))
    throw new Error('index.html has no module entry or no floor check');
  const scriptUrls = [entry, ...[...html.matchAll(PRELOAD)].map((found) => found[1])].join(' ');
  return html
    .replace(ENTRY, '')
    .replace(PRELOAD, '')
    .replace(
      SUPPORT_CHECK_TAG,
      `<meta name="entry" content="${scriptUrls}" data-en="${words.en}" data-sw="${words.sw}" />\n    ${SUPPORT_CHECK_TAG}`,
    );
};

/**
 * Inlines what the first paint needs: one round trip on a slow network instead of two. The server's
 * Content-Security-Policy allows exactly these texts by their hashes. The link stays, without being fetched:
 * a screen that names the same file finds it, and does not put a second copy after its own styles.
 */
export const inlineFirstPaint = (
  html: string,
  supportCheck: string,
  styleOf: (file: string) => string,
): string => {
  const styles = [...html.matchAll(STYLE)].map((found) => styleOf(found[1] ?? '')).join('');
  return html
    .replace(STYLE, (link) => link.replace(/\s*\/?>$/, ' disabled />'))
    .replace(SUPPORT_CHECK_TAG, () => `<style>${styles}</style>\n    <script>${supportCheck}</script>`);
};

const minifySupportCheck = (): string =>
  transformSync(readFileSync(new URL('../../apps/web/floor.js', import.meta.url), 'utf8'), {
    minify: true,
    target: 'es5',
  }).code.trim();

const firstWordsOf = (bundle: Parameters<IndexHtmlTransformHook>[1]['bundle']): FirstWords => {
  const urlOf = (language: string): string => {
    const chunk = Object.values(bundle ?? {}).find(
      (file) => file.type === 'chunk' && file.name === `words-${language}-first`,
    );
    if (!chunk) throw new Error(`The first sentences in ${language} are not in the build`);
    return `/${chunk.fileName}`;
  };
  return { en: urlOf('en'), sw: urlOf('sw') };
};

export const entryAfterSupportCheck = (): Plugin => ({
  name: 'entry-below-floor',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      inlineFirstPaint(moveEntryToMeta(html, firstWordsOf(bundle)), minifySupportCheck(), (file) => {
        const asset = bundle?.[file];
        if (asset?.type !== 'asset') throw new Error(`${file} is not in the build`);
        return String(asset.source).trim();
      }),
  },
});
