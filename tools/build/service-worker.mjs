import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../commands/ready.mjs';

const LISTED = /\.(html|js|css|svg|png|json|ico)$/;
/**
 * Not in the shell: files of the scanner, cached on first use (`apps/web/offline/lazy-asset-cache.ts`), icons
 * that only the operating system reads, and the legal pages, which open in a tab of their own.
 */
const NOT_LISTED =
  /^assets\/worker-|^icon-(180|512|maskable-\d+)\.png$|^(privacy-policy|terms-of-service|how-measured)\.html$|^legal\.css$/;
/** The file name contains a content hash, so its list entry needs none. */
const HASHED_NAME = /^assets\//;

/** The style sheet that the page contains itself: its disabled link is never fetched. */
const inlinedStyles = (folder) =>
  [...readFileSync(path.join(folder, 'index.html'), 'utf8').matchAll(/href="\/([^"]+\.css)" disabled/g)].map(
    ([, file]) => file,
  );

/** The precache list of the service worker: each file with a revision that changes with its content. */
const listFiles = (folder) => {
  const inlined = inlinedStyles(folder);
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => LISTED.test(file) && !NOT_LISTED.test(file) && !inlined.includes(file))
    .sort()
    .map((url) => ({
      url,
      revision: HASHED_NAME.test(url)
        ? null
        : createHash('sha256')
            .update(readFileSync(path.join(folder, url)))
            .digest('hex')
            .slice(0, 32),
    }));
};

/** Bundles the service worker into `folder`, with the list of the files already there. */
export const buildServiceWorker = (folder, target) =>
  build({
    entryPoints: [path.join(root, 'apps/web/offline/service-worker.ts')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    define: {
      'self.__WB_MANIFEST': JSON.stringify(listFiles(folder)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
    absWorkingDir: root,
  });
