import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyIntegrity } from './on-demand.mjs';
import { root } from './ready.mjs';

interface Locked {
  readonly optionalDependencies?: Record<string, string>;
}

// npm drops platform packages its registry cannot serve, and `npm ci` then refuses the lock on every other machine.
test('the lock file holds every platform package, so that a fresh clone installs anywhere', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${place} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test('installed packages take at most 400 MB', () => {
  const packages = path.join(root, 'node_modules');
  const blocks = new Map(
    readdirSync(packages, { recursive: true, encoding: 'utf8' }).map((file) => {
      const { ino, blocks: of } = lstatSync(path.join(packages, file));
      return [ino, of] as const;
    }),
  );
  expect([...blocks.values()].reduce((sum, of) => sum + of * 512, 0) / 2 ** 20).toBeLessThanOrEqual(400);
});

test('a downloaded package with a wrong checksum is refused', () => {
  const bytes = new TextEncoder().encode('a package');
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  expect(() => verifyIntegrity(bytes, integrity, 'fflate@0.8.3')).not.toThrow();
  expect(() => verifyIntegrity(bytes.subarray(1), integrity, 'fflate@0.8.3')).toThrow(
    /^fflate@0\.8\.3 has the checksum sha512-.* instead of sha512-.* It was not used\.$/,
  );
});
