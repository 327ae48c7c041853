import type { IncomingMessage, RequestListener } from 'node:http';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createCogSource } from './cog.ts';
import { type FileServer, sendRange, serveLike, tiffOf } from './testing.ts';

const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const grid = { left: 200_000, top: 9_990_000, size: 10, width: 400, height: 300 };
const pixels = Uint16Array.from({ length: 120_000 }, (_, i) => (i % 7_000) + 1);
const whole = tiffOf(pixels, grid, 32737);
const never = new AbortController().signal;

const archive = async (answer: RequestListener, more: { bytes?: number; maxCacheBytes?: number } = {}) => {
  const server = await serveLike(answer);
  closers.push(server);
  const source = createCogSource({
    hosts: new Set([server.host]),
    timeoutMs: 500,
    bytes: more.bytes ?? 10_000_000,
    ...(more.maxCacheBytes && { maxCacheBytes: more.maxCacheBytes }),
  });
  return {
    server,
    source,
    open: (path = '/a.tif') => source.open({ href: server.urlFor(path), calibration: null }, never),
  };
};
const serving = (file: Buffer, more?: { bytes?: number; maxCacheBytes?: number }) =>
  archive((request, response) => sendRange(request, response, file), more);
const kindOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'read',
    (fault: { kind?: string }) => fault.kind ?? String(fault),
  );
const reading = async (file: Buffer): Promise<string> => {
  const { open } = await serving(file);
  return kindOf(open().then((one) => one.read(grid)));
};

/** The file with a tag's type, count or value changed in place. */
const patched = (
  file: Buffer,
  tag: number,
  change: { type?: number; count?: number; value?: number },
): Buffer => {
  const out = Buffer.from(file);
  const at = out.readUInt32LE(4);
  for (let i = 0; i < out.readUInt16LE(at); i += 1) {
    const entry = at + 2 + i * 12;
    if (out.readUInt16LE(entry) !== tag) continue;
    if (change.type !== undefined) out.writeUInt16LE(change.type, entry + 2);
    if (change.count !== undefined) out.writeUInt32LE(change.count, entry + 4);
    if (change.value !== undefined) out.writeUInt32LE(change.value, entry + 8);
    return out;
  }
  throw new Error(`no tag ${tag}`);
};
const [WIDTH, BITS, COMPRESSION, STRIPS, BANDS, ROWS, LENGTHS, GEO] = [
  256, 258, 259, 273, 277, 278, 279, 34_735,
];
const packed = (data: Buffer): Buffer => tiffOf(pixels, grid, 32737, {}, data);

test.each<[string, Buffer]>([
  ['with truncated compressed pixels', packed(deflateSync(pixels).subarray(0, 500))],
  ['of a few kilobytes that decompresses to 200 MB', packed(deflateSync(Buffer.alloc(200_000_000)))],
  ['that decompresses to less than its size', packed(deflateSync(Buffer.alloc(1_000)))],
  ['with pixels beyond its end', patched(whole, STRIPS, { value: 0xff_ff_ff_f0 })],
  ['with a block that claims four gigabytes', patched(whole, LENGTHS, { value: 0xff_ff_ff_f0 })],
  [
    'that claims four billion blocks',
    patched(patched(whole, STRIPS, { count: 0xff_ff_ff_f0 }), LENGTHS, { count: 0xff_ff_ff_f0 }),
  ],
  ['in strips of one row', patched(whole, ROWS, { value: 1 })],
  ['that claims ten times its width', patched(whole, WIDTH, { value: 4_000 })],
  ['that claims to be four billion pixels wide', patched(whole, WIDTH, { value: 4_000_000_000 })],
  ['with zero width', patched(whole, WIDTH, { value: 0 })],
  ['with 254 bands', patched(whole, BANDS, { value: 254 })],
  ['with one bit per pixel', patched(whole, BITS, { value: 1 })],
  ['with an unknown compression', patched(whole, COMPRESSION, { value: 50_000 })],
  ['that claims four billion geo keys', patched(whole, GEO, { count: 0xff_ff_ff_f0 })],
  [
    'with its directory beyond its end',
    Buffer.concat([whole.subarray(0, 4), Buffer.from([0xf0, 0xff, 0xff, 0xff]), whole.subarray(8)]),
  ],
  ['in BigTIFF format', Buffer.concat([Buffer.from('II+\0\x08\0\0\0', 'latin1'), Buffer.alloc(600, 0xff)])],
  ['in big-endian order', Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(600, 0xff)])],
])('a file %s is rejected quickly and without using much memory', async (_, file) => {
  const [before, from] = [process.memoryUsage().rss, performance.now()];
  expect(['wrong', 'large']).toContain(await reading(file));
  expect(performance.now() - from).toBeLessThan(3_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test('circular directories end, and an image without small overviews is not read whole', async () => {
  const round = Buffer.from(whole);
  const at = round.readUInt32LE(4);
  round.writeUInt32LE(at, at + 2 + round.readUInt16LE(at) * 12);
  const { open, server } = await serving(round);
  // The 120th of the 120,000 sorted pixels.
  expect(await (await open()).darkObjectValue()).toBe(7);
  expect(server.requestLog.length).toBeLessThan(10);
  const big = { ...grid, width: 2_000, height: 1_000 };
  expect(
    await kindOf(
      (await (await serving(tiffOf(new Uint8Array(2_000_000), big, 32737))).open()).darkObjectValue(),
    ),
  ).toBe('wrong');
});

/** The header and the directory lie before and after the pixels. */
const isPixels = (request: IncomingMessage): boolean => (request.headers.range ?? '').startsWith('bytes=8-');
const flood = (
  response: {
    write(chunk: Buffer): boolean;
    once(event: 'drain', then: () => void): void;
    destroyed: boolean;
  },
  sent: { n: number },
): void => {
  const more = (): void => {
    while (!response.destroyed && sent.n < 400) {
      sent.n += 1;
      if (!response.write(Buffer.alloc(1_000_000))) {
        response.once('drain', more);
        return;
      }
    }
  };
  more();
};
test('a server that ignores ranges and sends everything is disconnected early', async () => {
  const sent = { n: 0 };
  const { open } = await archive((_, response) => {
    response.writeHead(200);
    flood(response, sent);
  });
  expect(await kindOf(open())).toBe('wrong');
  expect(sent.n).toBeLessThan(100);
});

test.each<[string, RequestListener, readonly string[]]>([
  [
    'announces a part but never stops sending',
    (_, response) => {
      response.writeHead(206, { 'content-range': 'bytes 0-32767/99999999' });
      flood(response, { n: 0 });
    },
    ['wrong'],
  ],
  [
    'does not say which part it sends',
    (_, response) => response.writeHead(206).end(whole.subarray(0, 32_768)),
    ['wrong'],
  ],
  [
    'sends a different part than requested',
    (_, response) =>
      response
        .writeHead(206, { 'content-range': `bytes 8-32775/${whole.length}` })
        .end(whole.subarray(8, 32_776)),
    ['wrong'],
  ],
  [
    'sends fewer bytes than announced and disconnects',
    (_, response) => {
      response.writeHead(206, { 'content-range': `bytes 0-32767/${whole.length}`, 'content-length': 32_768 });
      response.write(whole.subarray(0, 99));
      setTimeout(() => response.destroy(), 20);
    },
    ['unreachable'],
  ],
  [
    'sends fewer bytes than announced and ends normally',
    (_, response) =>
      response
        .writeHead(206, { 'content-range': `bytes 0-32767/${whole.length}` })
        .end(whole.subarray(0, 99)),
    ['unreachable'],
  ],
  [
    'fails midway',
    (request, response) =>
      isPixels(request) ? response.writeHead(500).end() : sendRange(request, response, whole),
    ['unreachable'],
  ],
  ['answers 429', (_, response) => response.writeHead(429).end(), ['unreachable']],
  [
    'sends one byte at a time',
    (_, response) => {
      response.writeHead(206, { 'content-range': `bytes 0-32767/${whole.length}` });
      const drip = setInterval(() => response.write('I'), 50);
      response.once('close', () => clearInterval(drip));
    },
    ['unreachable'],
  ],
  [
    'stops sending midway',
    (request, response) =>
      isPixels(request)
        ? response.writeHead(206, { 'content-range': `bytes 8-240007/${whole.length}` }).flushHeaders()
        : sendRange(request, response, whole),
    ['unreachable'],
  ],
])('a read from a server that %s fails within the time limit', async (_, answer, kinds) => {
  const { open } = await archive(answer);
  const from = performance.now();
  expect(kinds).toContain(await kindOf(open().then((one) => one.read(grid))));
  expect(performance.now() - from).toBeLessThan(2_500);
});

test('a redirect from a listed host to an internal address is not followed, and internal addresses are refused', async () => {
  const inside = await archive((request, response) => sendRange(request, response, whole));
  for (const status of [301, 302, 303, 307, 308]) {
    const { open } = await archive((_, response) =>
      response.writeHead(status, { location: inside.server.urlFor('/latest/meta-data') }).end(),
    );
    expect(await kindOf(open())).toBe('unreachable');
  }
  const source = createCogSource({ hosts: new Set(['archive.example']), timeoutMs: 500, bytes: 1_000_000 });
  for (const href of [
    'http://169.254.169.254/a.tif',
    inside.server.urlFor('/a.tif'),
    'http://[::1]/a.tif',
    'http://0x7f000001/a.tif',
    'http://archive.example:8080/a.tif',
    'http://archive.example@127.0.0.1/a.tif',
  ]) {
    expect([href, await kindOf(source.open({ href, calibration: null }, never))]).toEqual([href, 'refused']);
  }
  expect(inside.server.requestLog).toEqual([]);
});

test('a file that failed once can be read again, however much of it was read before', async () => {
  let fails = false;
  const { open } = await archive(
    (request, response) => (fails ? response.writeHead(503).end() : sendRange(request, response, whole)),
    { bytes: 250_000, maxCacheBytes: 1 },
  );
  const [file, other] = [await open(), await open('/b.tif')];
  fails = true;
  expect(await kindOf(file.read(grid))).toBe('unreachable');
  fails = false;
  for (let i = 0; i < 5; i += 1)
    expect([(await file.read(grid))[0], (await other.read(grid))[0]]).toEqual([1, 1]);
  expect(file.usage().bytes).toBeGreaterThan(1_000_000);
});

test('the block cache has a size limit', async () => {
  const { source, open } = await serving(whole, { maxCacheBytes: 600_000 });
  for (let i = 0; i < 8; i += 1) await (await open(`/${i}.tif`)).read(grid);
  expect(source.cache.bytes).toBeGreaterThan(200_000);
  expect(source.cache.bytes).toBeLessThanOrEqual(600_000);
});
