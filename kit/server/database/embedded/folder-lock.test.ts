import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { bootId, pidNamespaceId, startOf } from './processes.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mavuno-lock-'));
  file = join(folder, 'server.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (holder: object): void =>
  writeFileSync(
    file,
    JSON.stringify({
      pid: process.pid,
      start: startOf(process.pid),
      place: pidNamespaceId(),
      host: hostname(),
      boot: bootId(),
      ...holder,
    }),
  );

test('the lock has one holder at a time and is free again after its release', async () => {
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `is in use by process ${process.pid}. Stop that one first, set DATA_DIR`,
  );
  first.release();
  expect(existsSync(file)).toBe(false);
  (await lockFolder(folder)).release();
});

test('of concurrent attempts exactly one gets the lock of a dead holder', async () => {
  leave({ pid: 1, start: 'another life' });
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a lock whose pid now belongs to another process is ignored', async () => {
  leave({ start: 'an earlier process' });
  (await lockFolder(folder)).release();
});

test('a lock from before a reboot is ignored', async () => {
  leave({ place: `${hostname()} before`, boot: 'before' });
  const began = Date.now();
  (await lockFolder(folder, 5_000)).release();
  expect(Date.now() - began).toBeLessThan(1_000);
});

test('a half-written lock is taken over', async () => {
  writeFileSync(file, '{"pid":');
  (await lockFolder(folder)).release();
});

test('a lock from another container is valid only while its heartbeat continues', async () => {
  leave({ place: 'elsewhere', host: 'elsewhere' });
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 50);
  await expect(lockFolder(folder, 1_000)).rejects.toThrow(`process ${process.pid} on elsewhere`);
  clearInterval(beat);
  const lock = await lockFolder(folder, 400);
  expect(readFileSync(file, 'utf8')).toContain(`"place":${JSON.stringify(pidNamespaceId())}`);
  lock.release();
});
