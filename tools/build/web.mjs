import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../commands/ready.mjs';
import { buildServiceWorker } from './service-worker.mjs';

/** The oldest browsers that the app supports, as in vite.config.ts. */
const TARGET = ['chrome92', 'safari15'];

export const buildWeb = async (folder) => {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    build: { outDir: folder, emptyOutDir: true },
  });
  // What the build contains is for tests and size checks, not for visitors.
  renameSync(path.join(folder, '.vite/manifest.json'), path.join(folder, '../web-manifest.json'));
  renameSync(path.join(folder, '.vite/modules.json'), path.join(folder, '../web-modules.json'));
  rmSync(path.join(folder, '.vite'), { recursive: true });
  await buildServiceWorker(folder, TARGET);
};
