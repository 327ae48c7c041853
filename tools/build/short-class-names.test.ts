import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { shortClassNames } from './short-class-names.ts';

test('classes of different style sheets have different names, and a class keeps its name', () => {
  const nameOf = shortClassNames(root);
  const files = ['apps', 'features', 'kit'].flatMap((folder) =>
    (readdirSync(path.join(root, folder), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(root, folder, file)),
  );
  const names = files.flatMap((file) => ['title', 'list'].map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]{2}\d+$/.test(name))).toEqual([]);
  expect(files.map((file) => nameOf('title', `${file}?used`))).toEqual(names.filter((_, i) => i % 2 === 0));
});
