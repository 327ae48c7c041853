// Runs after every `npm install` and `npm ci`. Deletes files that no command reads: 70 of 450 MB.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './ready.mjs';

const SOURCE_MAP = /\.(js|mjs|cjs|css|ts|mts|cts)\.map$/;
/** Mavuno loads only the `legacy` build of pdf.js, and csv-parse as modules for Node. */
const UNUSED_FOLDERS = [
  ...['build', 'cmaps', 'iccs', 'image_decoders', 'standard_fonts', 'wasm', 'web'].map(
    (folder) => `pdfjs-dist/${folder}`,
  ),
  'csv-parse/dist',
];

const packages = path.join(root, 'node_modules');
for (const folder of UNUSED_FOLDERS) rmSync(path.join(packages, folder), { recursive: true, force: true });
for (const file of readdirSync(packages, { recursive: true })) {
  if (SOURCE_MAP.test(file)) rmSync(path.join(packages, file), { force: true });
}
