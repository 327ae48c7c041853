import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/ready.mjs';

/** Writes lessons and guides as files, in a separate process that reads the knowledge from its sources. */
export const buildGuides = (folder) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'tools/guides/write-guide-files.ts'), folder],
    { cwd: root },
  );
