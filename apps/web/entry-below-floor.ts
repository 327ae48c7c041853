import type { Plugin } from 'vite';

const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const FLOOR = '<script src="/floor.js">';

/** In the built page the scripts are only named, the entry first; floor.js loads them when the browser is new enough. */
export const nameEntry = (html: string): string => {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(FLOOR)) throw new Error('index.html has no module entry or no floor check');
  const named = [entry, ...[...html.matchAll(PRELOAD)].map((found) => found[1])].join(' ');
  return html.replace(ENTRY, '').replace(PRELOAD, '').replace(FLOOR, `<meta name="entry" content="${named}" />\n    ${FLOOR}`);
};

export const entryBelowFloor = (): Plugin => ({
  name: 'entry-below-floor',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: nameEntry },
});
