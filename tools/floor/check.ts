import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { beyondFloor, newerCss, newerJs } from './newer.ts';

/**
 * Contains its own polyfills (`older.ts`, pdf.js’s legacy build); e2e/documents.e2e.ts runs it in a real
 * Chromium 92.
 */
const CARRIES_ITS_OWN = /worker-pdf-engine-[\w-]+\.js$/;

/** '' if no built file uses anything newer than the minimum browsers support. */
export const checkFloor = async (): Promise<string> => {
  const web = path.join(root, 'dist/web');
  const files = (readdirSync(web, { recursive: true }) as string[]).filter(
    (f) => /\.(js|css)$/.test(f) && !CARRIES_ITS_OWN.test(f),
  );
  if (!files.some((f) => f.endsWith('.js'))) return 'dist/web holds no script: nothing was checked.';
  return files
    .flatMap((f) =>
      beyondFloor(readFileSync(path.join(web, f), 'utf8'), f.endsWith('.css') ? newerCss : newerJs).map(
        (what) => `${f}: ${what}`,
      ),
    )
    .join('\n');
};
