import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storageContract } from './contract.ts';
import { diskStorage } from './disk.ts';

const root = mkdtempSync(join(tmpdir(), 'mavuno-storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
const fresh = (): string => join(root, String((made += 1)));

storageContract('disk', () => diskStorage(fresh()));

test('a start deletes the unfinished files of a killed server, but not files being written', async () => {
  const folder = fresh();
  const storage = await diskStorage(folder);
  await storage.put('photos/u1/a', Buffer.from('kept'));
  const [old, young] = ['old', 'young'].map((name) => join(folder, 'unfinished', name)) as [string, string];
  writeFileSync(old, 'ha');
  writeFileSync(young, 'ha');
  utimesSync(old, new Date(), new Date(Date.now() - 7_200_000));
  const again = await diskStorage(folder);
  expect(readdirSync(join(folder, 'unfinished'))).toEqual(['young']);
  expect(String(await again.get('photos/u1/a'))).toBe('kept');
});

test('a failed put leaves no file behind', async () => {
  const folder = fresh();
  const storage = await diskStorage(folder);
  await storage.put('a', Buffer.from('a file'));
  await expect(storage.put('a/b', Buffer.from('below a file'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
});
