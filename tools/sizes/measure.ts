import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isLazyAsset } from '#apps/web/offline/lazy-asset-cache.ts';
import { root } from '../commands/ready.mjs';

interface Chunk {
  readonly file: string;
  readonly imports?: string[];
  readonly css?: string[];
}

const web = path.join(root, 'dist/web');
const KB = 1024;

export const gzipBytes = (file: string): number => {
  const full = path.join(web, file);
  return existsSync(`${full}.gz`)
    ? statSync(`${full}.gz`).size
    : gzipSync(readFileSync(full), { level: 9 }).length;
};

const brotliBytes = (file: string): number => {
  const full = path.join(web, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
};

const sizeOf = (file: string): number => statSync(path.join(web, file)).size;

const sum = (files: Iterable<string>, of: (file: string) => number): number =>
  [...files].reduce((total, file) => total + of(file), 0);

const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(root, 'dist/web-manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Files of the entry page: its chunk and everything it imports statically. */
const entryFiles = (): { js: Set<string>; css: Set<string> } => {
  const chunks = manifest();
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit('index.html');
  return { js, css };
};

/** The precached URLs, read from the built service worker. */
const precachedFiles = (): string[] => {
  const source = readFileSync(path.join(web, 'service-worker.js'), 'utf8');
  return [...source.matchAll(/url:["'`]([^"'`]+)["'`]|"url":"([^"]+)"/g)].map((m) => (m[1] ?? m[2])!);
};

/** Files that the service worker installs on a new phone: the shell and the words of the larger language. */
const firstInstallFiles = (): string[] => {
  const all = precachedFiles();
  const sentences = (['en', 'sw'] as const).map((language) =>
    all.filter((file) => file.startsWith(`assets/words-${language}-`)),
  );
  const [shorter, longer] = sentences.sort((a, b) => sum(a, sizeOf) - sum(b, sizeOf));
  if (!shorter?.length || !longer?.length) throw new Error('The service worker lists no words files');
  return [...all.filter((file) => !isLazyAsset(`/${file}`)), ...longer];
};

/**
 * A shell file that imports a `later` file breaks offline; two `later` files with one name replace each other
 * in the cache.
 */
export const cachingProblems = (): string[] => {
  const chunks = manifest();
  const scripts = Object.values(chunks).filter(({ file }) => file.endsWith('.js'));
  const brokenImports = scripts
    .filter(({ file }) => !isLazyAsset(`/${file}`))
    .flatMap(({ file, imports = [] }) =>
      imports
        .map((key) => chunks[key]?.file ?? '')
        .filter((other) => other.endsWith('.js') && isLazyAsset(`/${other}`))
        .map((other) => `${file} is in the shell and needs ${other}.`),
    );
  const stems = scripts
    .map(({ file }) => file)
    .filter((file) => isLazyAsset(`/${file}`))
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
  return [
    ...brokenImports,
    ...new Set(
      stems.filter((stem, i) => stems.indexOf(stem) !== i).map((stem) => `${stem} is the name of two files.`),
    ),
  ];
};

const builtFiles = (): string[] =>
  (readdirSync(web, { recursive: true }) as string[]).filter((f) => !/\.(br|gz|map)$/.test(f));

/** The built file that contains a module, named by its path in the project. */
export const builtFileOf = (module: string): string => {
  const files = JSON.parse(readFileSync(path.join(root, 'dist/web-modules.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = files[module];
  if (!file) throw new Error(`${module} is not in the build`);
  return file;
};

export interface Weights {
  readonly entryJs: number;
  readonly entryCss: number;
  /** All style sheets of our own, without the map's. */
  readonly css: number;
  /** A number of files, not a size. */
  readonly scripts: number;
  readonly shell: number;
  readonly shellTransfer: number;
  readonly model: number;
  readonly runtime: number;
}

/**
 * Sizes in KB (1,024 bytes). Entry and styles: gzip. Shell: as stored on the phone. Model and runtime: as
 * transferred (brotli).
 */
export const measureWeights = (): Weights => {
  const { js, css } = entryFiles();
  const files = builtFiles();
  const shell = firstInstallFiles();
  const styles = files.filter((f) => f.endsWith('.css') && !f.startsWith('assets/map-'));
  const runtime = files.filter((f) => f.endsWith('.wasm') || /(^|\/)assets\/worker-/.test(f));
  return {
    entryJs: sum(js, gzipBytes) / KB,
    entryCss: sum(css, gzipBytes) / KB,
    css: gzipSync(styles.map((file) => readFileSync(path.join(web, file), 'utf8')).join('\n')).length / KB,
    scripts: files.filter((f) => f.endsWith('.js')).length,
    shell: sum(shell, sizeOf) / KB,
    shellTransfer: sum(shell, brotliBytes) / KB,
    model:
      sum(
        files.filter((f) => f.endsWith('.bin')),
        brotliBytes,
      ) / KB,
    runtime: sum(runtime, brotliBytes) / KB,
  };
};

/** Budgets: sizes in KB, and the number of script files. */
export const BUDGET = {
  entryJs: 120,
  entryCss: 6,
  css: 17.6,
  scripts: 112,
  // The goal is 1,024: see docs/decisions/2026-11-29-smaller-files.md.
  shell: 1090,
  model: 3072,
  runtime: 3072,
} as const;
