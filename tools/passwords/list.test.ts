import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { commonPasswordsFile } from './list.ts';

test('the shipped list of common passwords matches the installed package', () => {
  const shipped = readFileSync(path.join(root, 'features/people/domain/common-passwords.ts'), 'utf8');
  expect(shipped === commonPasswordsFile(), 'run node tools/run.mjs tools/passwords/write.ts').toBe(true);
});
