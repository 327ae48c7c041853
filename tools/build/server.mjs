import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../commands/ready.mjs';

/** Bundles our own source into one file; packages stay in node_modules. */
export const buildServer = (folder) =>
  build({
    entryPoints: [path.join(root, 'apps/server/main.ts')],
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    absWorkingDir: root,
  });
