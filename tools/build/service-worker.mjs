import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../commands/ready.mjs';

const LISTED = /\.(html|js|css|svg|png|json|ico)$/;
/**
 * Loaded with the scanner and cached on first use (`apps/web/offline/heavy-cache.ts`), or icons that only the
 * phone's system reads.
 */
const NOT_LISTED = /^assets\/worker-|^icon-(180|512|maskable-\d+)\.png$/;
/** The name of such a file holds a hash of its content, so the list needs none. */
const HASHED_NAME = /^assets\//;

/** The built files that the service worker knows, each with a revision that changes with its content. */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => LISTED.test(file) && !NOT_LISTED.test(file))
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

/** Bundles the service worker into `folder`, with the list of the files that are already there. */
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
