import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toOutputFiles } from '#features/training/server/guide-files.ts';
import { makePdfs } from '#features/training/server/pdf/make-pdfs.ts';

/**
 * node tools/run.mjs tools/guides/write-guide-files.ts <folder>: writes a PDF of every lesson and guide, JSON
 * text of the guides, and an index (shelf.json), from the content in knowledge/.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/run.mjs tools/guides/write-guide-files.ts <folder>');
mkdirSync(folder, { recursive: true });
for (const { name, body } of toOutputFiles(await makePdfs())) writeFileSync(path.join(folder, name), body);
