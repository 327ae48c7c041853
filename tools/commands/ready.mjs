// Runs before any dependency is installed: plain Node only.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { diskProblem } from './free-disk.mjs';
import { npmCommand } from './npm.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loads the settings of a `.env` file, if there is one. What the environment already sets stays. */
export const loadSettings = (folder = root) => {
  const file = path.join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};

const MIN_NODE_VERSION = [20, 19];

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return;
  console.error(
    `Mavuno needs Node ${MIN_NODE_VERSION.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
};

const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** True when node_modules matches the lock file (optional packages may be missing). */
const isInstalled = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' || wanted.optional || wanted.devOptional || present[place]?.version === wanted.version,
  );
};

/** Installs missing packages; npm's errors go to stderr. */
export const ensureInstalled = async () => {
  checkNode();
  if (isInstalled()) return;
  const problem = diskProblem(root);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  console.error('Installing packages: about a minute the first time…');
  const npm = npmCommand([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]);
  // NODE_ENV=production would omit packages that the build needs.
  const { code } = await runChild(npm, {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, NODE_ENV: '' },
  });
  if (code === 0) return;
  console.error('The installation failed for the reason that npm gives above. Nothing was started.');
  process.exit(code);
};
