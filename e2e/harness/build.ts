import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/commands/ready.mjs';
import { startServer } from './server.ts';

/**
 * Browser tests run against the production build; `tools/build.mjs` does nothing when nothing changed. The
 * first start on an empty data folder takes seconds of CPU time, so it happens once and each server starts on
 * a copy of that folder. Two projects call this.
 */
export const setup = async (): Promise<() => void> => {
  if (process.env['E2E_BEGUN']) return () => undefined;
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs', '--if-stale'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-begun-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stopProcess();
  process.env['E2E_BEGUN'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
