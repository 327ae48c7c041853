import { afterAll, expect, test } from 'vitest';
import type { LayerFile } from '#features/satellite/server/ports.ts';
import { createCogSource } from './cog.ts';
import { type FileServer, serveFiles, tiffOf } from './testing.ts';

const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const RAW = { scale: 0.0001, offset: -0.1 };
const grid = { left: 200_000, top: 9_990_000, size: 10, width: 40, height: 30 };
const counted = Uint16Array.from({ length: 1_200 }, (_, i) => i + 1);
const file = (href: string): LayerFile => ({ href, calibration: RAW });

const served = async (
  files: Record<string, Buffer>,
  more: { bytes?: number; hosts?: readonly string[] } = {},
) => {
  const server = await serveFiles((path) => files[path] ?? null);
  closers.push(server);
  const source = createCogSource({
    hosts: new Set(more.hosts ?? [server.host]),
    timeoutMs: 1_000,
    bytes: more.bytes ?? 10_000_000,
  });
  return {
    server,
    open: (path: string, signal = new AbortController().signal) =>
      source.open(file(server.urlFor(path)), signal),
  };
};

test('SAT-04 a window is read on the file’s own grid; pixels beyond the edge are 0', async () => {
  const { open } = await served({ '/a.tif': tiffOf(counted, grid, 32737) });
  const read = await open('/a.tif');
  expect([read.epsg, read.grid]).toEqual([32737, grid]);
  expect(
    Array.from(await read.read({ left: 200_010, top: 9_989_980, size: 10, width: 3, height: 2 })),
  ).toEqual([82, 83, 84, 122, 123, 124]);
  expect(
    Array.from(await read.read({ left: 199_990, top: 9_990_010, size: 10, width: 3, height: 2 })),
  ).toEqual([0, 0, 0, 0, 1, 2]);
  expect(
    Array.from(await read.read({ left: 200_390, top: 9_989_710, size: 10, width: 2, height: 2 })),
  ).toEqual([1_200, 0, 0, 0]);
  expect(
    Array.from(await read.read({ left: 300_000, top: 9_990_000, size: 10, width: 2, height: 1 })),
  ).toEqual([0, 0]);
});

const kindOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'read',
    (fault: { kind?: string }) => fault.kind ?? String(fault),
  );

test('a file on a host that is not listed is refused, whatever address the catalogue gives', async () => {
  const whole = tiffOf(counted, grid, 32737);
  const { open } = await served({ '/a.tif': whole }, { hosts: ['archive.example'] });
  expect(await kindOf(open('/a.tif'))).toBe('refused');
  const source = createCogSource({ hosts: new Set(['archive.example']), timeoutMs: 500, bytes: 1_000_000 });
  for (const href of [
    'file:///etc/passwd',
    'http://user@archive.example/a.tif',
    'http://archive.example.evil/a.tif',
    'no address',
    's3://archive.example/a.tif',
  ]) {
    expect([href, await kindOf(source.open(file(href), new AbortController().signal))]).toEqual([
      href,
      'refused',
    ]);
  }
});

test('a truncated, empty, missing or non-image file is reported as wrong or unreachable', async () => {
  const whole = tiffOf(counted, grid, 32737);
  const bigEndian = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(600)]);
  const { open } = await served({
    '/half.tif': whole.subarray(0, Math.floor(whole.length / 2)),
    '/text.tif': Buffer.from('<html>busy</html>'.repeat(50)),
    '/empty.tif': Buffer.alloc(0),
    '/big.tif': bigEndian,
    '/coarse.tif': tiffOf(counted, { ...grid, size: 30 }, 32737),
  });
  for (const path of ['/text.tif', '/gone.tif', '/big.tif', '/coarse.tif'])
    expect([path, await kindOf(open(path))]).toEqual([path, 'wrong']);
  const half = await kindOf(open('/half.tif').then((read) => read.read(grid)));
  expect(['wrong', 'unreachable']).toContain(half);
  expect(['wrong', 'unreachable']).toContain(await kindOf(open('/empty.tif')));
});

test('a file with many bands, a false size or float pixels is rejected before any pixel is read', async () => {
  const lying = (code: number, value: number): Buffer => tiffOf(counted, grid, 32737, { [code]: value });
  const { open } = await served({
    '/bands.tif': lying(277, 254),
    '/wide.tif': lying(256, 60_000),
    '/float.tif': lying(339, 3),
  });
  for (const path of ['/bands.tif', '/wide.tif', '/float.tif'])
    expect([path, await kindOf(open(path))]).toEqual([path, 'wrong']);
});

test('a read over the byte budget stops, and a server that has gone is unreachable', async () => {
  const whole = tiffOf(counted, grid, 32737);
  expect(await kindOf((await served({ '/a.tif': whole }, { bytes: 1_000 })).open('/a.tif'))).toBe('large');
  const { server, open } = await served({ '/a.tif': whole });
  server.close();
  expect(await kindOf(open('/a.tif'))).toBe('unreachable');
});

test('aborting an analysis aborts the read', async () => {
  const { open } = await served({ '/a.tif': tiffOf(counted, grid, 32737) });
  const stop = new AbortController();
  stop.abort();
  await expect(open('/a.tif', stop.signal)).rejects.toThrow(/abort/i);
});
