import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSigningKey } from './signing-key.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'mavuno-key-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const file = () => path.join(dir, 'entitlements.json');
const now = new Date('2026-11-21T09:00:00Z');

test('servers that start together create one key, readable only by its owner', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => readSigningKey(dir, now)));
  expect(new Set(keys.map(({ id, publicKey }) => `${id} ${publicKey}`)).size).toBe(1);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect((await readSigningKey(dir, new Date('2027-11-20T09:00:00Z'))).id).toBe(keys[0]!.id);
});

test('after a year a new key with a new id is used', async () => {
  const old = await readSigningKey(dir, now);
  const next = await readSigningKey(dir, new Date('2027-11-22T09:00:00Z'));
  expect([next.id === old.id, next.publicKey === old.publicKey]).toEqual([false, false]);
  expect((await readSigningKey(dir, new Date('2027-11-23T09:00:00Z'))).id).toBe(next.id);
});

test('a damaged key is reported and not replaced, and the error contains no key', async () => {
  await readSigningKey(dir, now);
  const whole = readFileSync(file(), 'utf8');
  for (const damaged of ['', '{}', whole.slice(0, 90)]) {
    writeFileSync(file(), damaged);
    const fault = await readSigningKey(dir, now).catch((error: Error) => error.message);
    expect(fault).toContain('holds no usable key');
    expect(fault).not.toContain('PRIVATE');
  }
});
