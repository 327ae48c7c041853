import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

/**
 * Maps every TypeScript and `.mjs` file of the project to its text. Includes new files before they are
 * committed.
 */
export const sourceFiles = (): ReadonlyMap<string, string> =>
  new Map(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.(tsx?|m[jt]s)$/.test(file) && existsSync(path.join(root, file)))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
