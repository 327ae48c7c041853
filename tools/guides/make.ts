import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writtenFiles } from '#features/training/server/guide-files.ts';
import { makePdfs } from '#features/training/server/pdf/make-pdfs.ts';

/**
 * node tools/run.mjs tools/guides/make.ts <folder>: writes every lesson and guide as a file, from the
 * knowledge.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/run.mjs tools/guides/make.ts <folder>');
mkdirSync(folder, { recursive: true });
for (const { name, body } of writtenFiles(await makePdfs())) writeFileSync(path.join(folder, name), body);
