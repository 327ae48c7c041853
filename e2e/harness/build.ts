import { spawnSync } from 'node:child_process';
import { root } from '../../tools/commands/ready.mjs';

/** Journeys run against what is shipped; `tools/build.mjs` does nothing when nothing changed. */
export const setup = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs', '--if-stale'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
};
