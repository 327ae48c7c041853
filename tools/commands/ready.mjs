// What every command needs before the first dependency exists: plain Node only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const FLOOR = [20, 19];

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1])) return;
  console.error(`Mavuno needs Node ${FLOOR.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`);
  process.exit(1);
};

const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** True when what npm last put into node_modules is what the lock asks for (optional packages may stay away). */
const installed = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, wanted]) => place === '' || wanted.optional || wanted.devOptional || present[place]?.version === wanted.version,
  );
};

// NODE_ENV=production would leave out what the build needs.
const quiet = { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: '' } };

/** Installs what is missing; all of its noise goes to stderr. */
export const ensureInstalled = () => {
  checkNode();
  if (installed()) return;
  console.error('Installing what is missing (npm ci)…');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm ? spawnSync(process.execPath, [npm, ...args], quiet) : spawnSync('npm', args, { ...quiet, shell: process.platform === 'win32' });
  if (run.status === 0) return;
  console.error('The installation failed. What npm says above is the reason; nothing was started.');
  process.exit(run.status || 1);
};
