import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restoreLinks } from './binaries.ts';
import { canReach } from './identity.ts';

const root = mkdtempSync(join(tmpdir(), 'mavuno-bin-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('missing library links are created at start, and doing it twice is harmless', () => {
  const native = join(root, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  restoreLinks(native);
  restoreLinks(native);
  expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
});

test('another user cannot reach a path below a private folder', () => {
  const closed = join(root, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  expect(canReach(join(closed, 'data'), { uid: 65534, gid: 65534 })).toBe(false);
  expect(canReach(join(closed, 'data'), null)).toBe(true);
});
