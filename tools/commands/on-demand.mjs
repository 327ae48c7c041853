// Fetches what only some commands need into .cache/ on first use, pinned and verified, and reuses it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './npm.mjs';
import { root } from './ready.mjs';

const cache = path.join(root, '.cache');
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const runNpm = (npmArgs, options) => {
  const { command, args, shell } = npmCommand(npmArgs);
  return spawnSync(command, args, { encoding: 'utf8', shell, ...options });
};

const fetchError = (what, reason) =>
  new Error(
    `${what} could not be fetched from the npm registry: ${reason}. Check the network and \`npm config get registry\`, then try again.`,
  );

/** Passes an empty folder in .cache to `work` and deletes the folder afterwards. */
const inTemporaryFolder = (work) => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'fetch-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Moves a finished folder into place. Another process may have done the same first. */
const publish = (finished, folder) => {
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    renameSync(finished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
};

/** Throws unless the bytes match the SHA-512 checksum in npm's format (`sha512-…`). */
export const verifyIntegrity = (bytes, integrity, what) => {
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${what} has the checksum ${found} instead of ${integrity}. It was not used.`);
};

/**
 * Downloads one npm package without its dependencies, verifies it, and passes its folder to `use`. The folder
 * is deleted afterwards.
 */
export const withPackage = ({ name, version, integrity }, use) =>
  inTemporaryFolder((folder) => {
    const what = `${name}@${version}`;
    console.error(`Fetching ${what}, once…`);
    const packed = runNpm(['pack', what, '--silent', '--ignore-scripts', '--pack-destination', folder], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 2],
    });
    if (packed.status !== 0)
      throw fetchError(what, packed.error?.message ?? `npm pack ended with ${packed.status}`);
    const tarball = path.join(folder, packed.stdout.trim().split('\n').at(-1));
    verifyIntegrity(readFileSync(tarball), integrity, what);
    const unpacked = spawnSync('tar', ['xzf', path.basename(tarball)], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    if (unpacked.status !== 0)
      throw new Error(`${what} could not be unpacked (tar: ${unpacked.error?.message ?? unpacked.status}).`);
    return use(path.join(folder, 'package'));
  });

/**
 * Installs the package.json and package-lock.json of `folder` (below the repository root) into .cache/tools
 * and returns its node_modules. npm verifies each package against the lock file. A changed lock file triggers
 * a new installation.
 */
export const installTool = (folder) => {
  const files = ['package.json', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(root, folder, file)));
  const name = path.basename(folder);
  const place = path.join(cache, 'tools', `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(place)) {
    console.error(`Installing ${name}, once…`);
    inTemporaryFolder((fresh) => {
      for (const file of files) copyFileSync(path.join(root, folder, file), path.join(fresh, file));
      const run = runNpm(['ci', '--ignore-scripts', ...QUIET], {
        cwd: fresh,
        stdio: ['ignore', 2, 2],
        env: { ...process.env, NODE_ENV: '' },
      });
      if (run.status !== 0) throw fetchError(name, run.error?.message ?? `npm ci ended with ${run.status}`);
      publish(fresh, place);
    });
  }
  return path.join(place, 'node_modules');
};
