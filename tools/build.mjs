// Builds into a temporary folder and swaps it in, so that a running server never sees half a build.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { hashOfSources, isBuilt, STAMP } from './commands/build-state.mjs';
import { ensureInstalled, root } from './commands/ready.mjs';

await ensureInstalled();
if (process.argv.includes('--if-stale') && isBuilt()) process.exit(0);
// A test runner sets NODE_ENV to `test`; the build must always be the production one.
process.env.NODE_ENV = 'production';
const { buildServer } = await import('./build/server.mjs');
const { buildWeb } = await import('./build/web.mjs');
const { buildGuides } = await import('./build/guides.mjs');
const { precompress } = await import('./build/precompress.mjs');

const stamp = hashOfSources();
mkdirSync(path.join(root, '.cache'), { recursive: true });
const staging = mkdtempSync(path.join(root, '.cache/build-'));
const dist = path.join(root, 'dist');
try {
  await Promise.all([
    buildServer(path.join(staging, 'server')),
    buildWeb(path.join(staging, 'web')),
    buildGuides(path.join(staging, 'guides')),
  ]);
  await precompress(path.join(staging, 'web'), path.join(root, '.cache/compressed'));
  writeFileSync(path.join(staging, STAMP), stamp);
  const old = `${staging}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(staging, dist);
  rmSync(old, { recursive: true, force: true });
} catch (fault) {
  rmSync(staging, { recursive: true, force: true });
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
