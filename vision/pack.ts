/**
 * npx tsx vision/pack.ts <folder with the unpacked photo sets> <folder for the arrays>
 *
 * Converts photos to training arrays with the app's own preprocessing. Writes `pixels.npy` (uint8, N × SIZE ×
 * SIZE × 3), `index.json` (path, set, split, class per row) and `sample.json`.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { toSquare } from '#features/scanner/domain/photo/preprocess.ts';
import { decodePhoto } from '#features/scanner/server/photo-pixels.ts';
import { SETS } from '#vision/sets.ts';

export const INPUT_SIZE = 224;
/** Array hashes in vision/arrays.json prove what the shipped model was trained from. */
const SAMPLE_EVERY = 190;

export interface PackedRow {
  readonly path: string;
  readonly set: string;
  readonly split: 'train' | 'val';
  readonly class: string;
}

const names = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort();

/** Every photo of the allowed sets, in a fixed order. Evaluation sets give no training photos. */
export const listPhotos = async (root: string): Promise<PackedRow[]> => {
  const rows: PackedRow[] = [];
  for (const { name, trains } of SETS) {
    for (const split of trains ? (['train', 'val'] as const) : (['val'] as const)) {
      for (const cls of await names(join(root, name, split))) {
        for (const file of await names(join(root, name, split, cls)))
          rows.push({ path: `${name}/${split}/${cls}/${file}`, set: name, split, class: cls });
      }
    }
  }
  return rows;
};

/** Header of numpy's .npy format, version 1. */
const npyHeader = (shape: readonly number[]): Buffer => {
  const text = `{'descr': '|u1', 'fortran_order': False, 'shape': (${shape.join(', ')}), }`;
  const padded = text.padEnd(Math.ceil((text.length + 11) / 64) * 64 - 11) + '\n';
  const head = Buffer.alloc(10);
  head.write('\x93NUMPY\x01\x00', 'latin1');
  head.writeUInt16LE(padded.length, 8);
  return Buffer.concat([head, Buffer.from(padded, 'latin1')]);
};

export const packPhotos = async (root: string, out: string): Promise<number> => {
  const rows = await listPhotos(root);
  await mkdir(out, { recursive: true });
  const file = createWriteStream(join(out, 'pixels.npy'));
  file.write(npyHeader([rows.length, INPUT_SIZE, INPUT_SIZE, 3]));
  const sample: Record<string, string> = {};
  for (const [i, row] of rows.entries()) {
    const square = toSquare(await decodePhoto(join(root, row.path)), INPUT_SIZE);
    if (i % SAMPLE_EVERY === 0) sample[row.path] = createHash('sha256').update(square).digest('hex');
    if (!file.write(square)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  await writeFile(join(out, 'index.json'), JSON.stringify(rows));
  await writeFile(join(out, 'sample.json'), `${JSON.stringify(sample, null, 1)}\n`);
  return rows.length;
};

if (process.argv[1]?.endsWith('pack.ts')) {
  const [root, out] = process.argv.slice(2);
  if (!root || !out) throw new Error('usage: pack.ts <photos> <out>');
  console.log(`${await packPhotos(root, out)} photos packed`);
}
