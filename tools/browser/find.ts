import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPackage, type PinnedPackage } from '../commands/on-demand.mjs';
import { root } from '../commands/ready.mjs';
import { unpackOnce } from './unpack.ts';

export interface Browser {
  readonly executable: string;
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/** The newest that unpacks with Node 20; fetched only without CHROMIUM, Debian's browser and apt-get. */
const CURRENT_CHROMIUM = {
  name: '@sparticuz/chromium',
  version: '143.0.4',
  integrity:
    'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
};
const MINIMUM_CHROMIUM = {
  name: '@sparticuz/chromium',
  version: '92.0.0',
  integrity:
    'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
};

const isRoot = (): boolean => process.getuid?.() === 0;

const apt = (...packages: string[]): boolean => {
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const options = {
    stdio: ['ignore', 'ignore', 2] as ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  console.error(`Installing ${packages.join(', ')} (apt-get)…`);
  // A missing package list would silently install an old browser, so the update is retried.
  const updated = [0, 10, 30].some((seconds) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1_000);
    return spawnSync('apt-get', ['update', '-qq', '-o', 'APT::Update::Error-Mode=any'], options).status === 0;
  });
  if (!updated) console.error('Not every package list could be fetched; an older browser may be installed.');
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status ===
    0
  );
};

const hasFonts = (): boolean => {
  const list = spawnSync('fc-list', { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
};

/** Unpacks these files of the package into a folder in .cache, once, and returns the folder. */
const unpackPackage = (pinned: PinnedPackage, files: readonly string[], name: string): string => {
  const folder = path.join(root, '.cache', name);
  if (!existsSync(folder))
    withPackage(pinned, (from) =>
      unpackOnce(
        files.map((file) => path.join(from, 'bin', file)),
        folder,
      ),
    );
  return folder;
};

const packagedBrowser = (): Browser => {
  const folder = unpackPackage(
    CURRENT_CHROMIUM,
    ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'],
    'chromium-143',
  );
  const env = { LD_LIBRARY_PATH: path.join(folder, 'lib') };
  const executable = path.join(folder, 'chromium');
  if (hasFonts()) return { executable, flags: FLAGS, env };
  const fonts = path.join(folder, 'own-fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  return { executable, flags: FLAGS, env: { ...env, FONTCONFIG_FILE: fonts } };
};

/** Reads the loader's list: starting the browser takes long on a busy machine. */
const hasLibraries = ({ executable, env }: Browser): boolean => {
  const list = spawnSync('ldd', [executable], { encoding: 'utf8', env: { ...process.env, ...env } });
  return list.status === 0 && !list.stdout.includes('not found');
};

/**
 * The browser: `CHROMIUM`, else Debian's, else Debian's package when root, else one from an npm package.
 * Throws without one, so that no check is silently skipped.
 */
export const findBrowser = (): Browser => {
  const configuredPath = process.env.CHROMIUM;
  const browserAt = (executable: string): Browser => ({ executable, flags: FLAGS, env: {} });
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(
        `CHROMIUM names ${configuredPath}, which does not exist. Name a Chromium, or unset it to have one installed or fetched.`,
      );
    return browserAt(configuredPath);
  }
  if (existsSync(DEBIAN_CHROMIUM) || (apt('chromium', 'fonts-dejavu-core') && existsSync(DEBIAN_CHROMIUM))) {
    if (!hasFonts()) apt('fonts-dejavu-core', 'fontconfig');
    return browserAt(DEBIAN_CHROMIUM);
  }
  const fetched = packagedBrowser();
  if (!hasLibraries(fetched))
    throw new Error(
      'No browser to test in: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    );
  return fetched;
};

/** The oldest browser the app runs in: a real Chromium 92. */
export const minimumBrowser = (): Browser => {
  const folder = unpackPackage(MINIMUM_CHROMIUM, ['chromium.br', 'swiftshader.tar.br'], 'chromium-92');
  const plain: Browser = {
    executable: path.join(folder, 'chromium'),
    // Not in a single process as that package suggests: one start in five hung.
    flags: ['--no-sandbox', '--disable-gpu', '--no-zygote', '--disable-dev-shm-usage'],
    env: {},
  };
  // Without Debian's browser its libraries (nss) may be missing too; the package contains them.
  const browser = hasLibraries(plain) ? plain : { ...plain, env: packagedBrowser().env };
  if (!hasLibraries(browser))
    throw new Error(
      'Chromium 92 does not start on this machine (it needs Linux on x86-64), so the minimum browser cannot be tested.',
    );
  return browser;
};
