import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const MODULE = '/features/chat/web/answering/packed-book.ts';
const MAX_BYTES = 32 * 1024 * 1024;
const root = path.resolve(import.meta.dirname, '../..');

/** Reads the knowledge from its sources, in a separate process. */
const packBook = async (): Promise<string> =>
  (
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'tools/chat-book/make.ts')],
      { cwd: root, maxBuffer: MAX_BYTES },
    )
  ).stdout;

/** Replaces the book's module with the indexed book as JSON: browsers parse JSON faster than code. */
export const chatBook = (): Plugin => ({
  name: 'chat-book',
  apply: 'build',
  enforce: 'pre',
  load: async (id) =>
    id.replace(/\\/g, '/').endsWith(MODULE)
      ? `export const packedBook = async () => JSON.parse(${JSON.stringify(await packBook())});`
      : null,
});
