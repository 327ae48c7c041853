import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './ready.mjs';

interface Locked { readonly optionalDependencies?: Record<string, string> }

// npm drops platform packages its registry cannot serve, and `npm ci` then refuses the lock on every other machine.
test('the lock holds every platform package, so that a fresh clone installs anywhere', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).filter((name) => !names.has(name)).map((name) => `${place} → ${name}`));
  expect(missing).toEqual([]);
});
