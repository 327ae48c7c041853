import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { unsupportedFeatures, newerCss, newerJs } from './newer.ts';

/**
 * This file contains its own polyfills (`older.ts`, the legacy build of pdf.js). e2e/documents.e2e.ts runs it
 * in Chromium 92.
 */
const HAS_OWN_POLYFILLS = /worker-pdf-engine-[\w-]+\.js$/;

/** '' if no built file uses anything newer than the minimum browsers support. */
export const checkBrowserSupport = async (): Promise<string> => {
  const web = path.join(root, 'dist/web');
  const files = (readdirSync(web, { recursive: true }) as string[]).filter(
    (f) => /\.(js|css)$/.test(f) && !HAS_OWN_POLYFILLS.test(f),
  );
  if (!files.some((f) => f.endsWith('.js'))) return 'dist/web holds no script: nothing was checked.';
  return files
    .flatMap((f) =>
      unsupportedFeatures(
        readFileSync(path.join(web, f), 'utf8'),
        f.endsWith('.css') ? newerCss : newerJs,
      ).map((what) => `${f}: ${what}`),
    )
    .join('\n');
};
