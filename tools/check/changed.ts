import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { scriptFiles } from './files.ts';
import type { Sources } from './related.ts';

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Files that differ from `ref`, including uncommitted and untracked ones; a message when git fails. */
export const changedSince = (ref: string): readonly string[] | string => {
  if (git('rev-parse', '--git-dir').status !== 0)
    return 'npm test -- --changed needs git and a clone of the repository.';
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).status !== 0)
    return `git does not know “${ref}”. After --changed comes a branch, a tag or a commit.`;
  // Compares with the merge base, so that commits only on the other branch do not count.
  const base = git('merge-base', ref, 'HEAD').stdout.trim() || ref;
  const names = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap(({ stdout }) => stdout.split('\0'));
  return [...new Set(names.filter((name) => name !== ''))].sort();
};

export const readSources = (): Sources =>
  new Map(scriptFiles().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
