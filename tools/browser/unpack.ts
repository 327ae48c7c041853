import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Unpacks `.br` and `.tar.br` files of an npm package into `folder`, once; an interrupted attempt leaves
 * nothing.
 */
export const unpackOnce = (files: readonly string[], folder: string): void => {
  if (existsSync(folder)) return;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  for (const file of files) {
    const plain = path.join(fresh, path.basename(file, '.br'));
    writeFileSync(plain, brotliDecompressSync(readFileSync(file)), { mode: 0o755 });
    if (!plain.endsWith('.tar')) continue;
    execFileSync('tar', ['xf', plain, '-C', fresh]);
    rmSync(plain);
  }
  try {
    renameSync(fresh, folder);
  } catch (fault) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw fault;
  }
};
