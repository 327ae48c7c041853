import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/ready.mjs';

/** Lessons and guides as files, in a process of its own: it reads the knowledge from its sources. */
export const buildGuides = (folder) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'tools/guides/make.ts'), folder],
    { cwd: root },
  );
