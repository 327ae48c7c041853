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
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  for (const file of files) {
    const plain = path.join(staging, path.basename(file, '.br'));
    writeFileSync(plain, brotliDecompressSync(readFileSync(file)), { mode: 0o755 });
    if (!plain.endsWith('.tar')) continue;
    execFileSync('tar', ['xf', plain, '-C', staging]);
    rmSync(plain);
  }
  try {
    renameSync(staging, folder);
  } catch (fault) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw fault;
  }
};
