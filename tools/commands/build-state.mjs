import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './child.mjs';
import { root } from './ready.mjs';

const INPUTS = [
  'apps',
  'kit',
  'features',
  'adapters',
  'knowledge',
  'tools/build',
  'tools/build.mjs',
  'tools/guides',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'tsconfig.base.json',
];
const NOT_AN_INPUT = /\.test\.tsx?$|\.md$/;

const filesIn = (place) => {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (path.extname(place)) return [place];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
};

/** One hash of all inputs of dist/. */
export const hashOfSources = () => {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of INPUTS.flatMap(filesIn)
    .filter((f) => !NOT_AN_INPUT.test(f))
    .sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
};

export const STAMP = '.stamp';

export const isBuilt = () => {
  const stamp = path.join(root, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
};

/** Builds when a source changed, in a separate process so that its memory is freed. */
export const ensureBuilt = async () => {
  if (isBuilt()) return;
  console.error('Building: about half a minute…');
  const { code, output } = await runChild(
    { command: process.execPath, args: [path.join(root, 'tools/build.mjs')] },
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (code === 0) return;
  console.error(output);
  console.error('The build failed for the reason above. Nothing was started.');
  process.exit(code);
};
