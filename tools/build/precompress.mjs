import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|wasm|bin|webmanifest)$/;
const MIN_BYTES = 1024;
const encoders = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const compressOne = async (file, cache) => {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const hash = createHash('sha256').update(bytes).digest('hex');
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const saved = path.join(cache, `${hash}.${ending}`);
      if (!existsSync(saved)) await writeFile(saved, await encode(bytes));
      await copyFile(saved, `${file}.${ending}`);
    }),
  );
};

/**
 * Writes `.br` and `.gz` beside every text and binary file; caches results by content, because quality 11 is
 * slow.
 */
export const precompress = async (folder, cache) => {
  await mkdir(cache, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((f) => COMPRESSIBLE.test(f));
  await Promise.all(files.map((f) => compressOne(path.join(folder, f), cache)));
};
