import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { remoteTiles } from './remote.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

type Reply = {
  readonly status?: number;
  readonly type?: string;
  readonly body?: Buffer;
  readonly waitMs?: number;
};
const service = async (reply: (path: string) => Reply) => {
  const asked: { path: string; agent: string }[] = [];
  const busy = { now: 0, most: 0 };
  const http = createServer((request, response) => {
    asked.push({ path: request.url!, agent: String(request.headers['user-agent']) });
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    const { status = 200, type = 'image/png', body = PNG, waitMs = 0 } = reply(request.url!);
    setTimeout(() => {
      busy.now -= 1;
      response
        .writeHead(status, {
          'content-type': type,
          ...(status > 300 && status < 400 && { location: 'http://127.0.0.1:9/' }),
        })
        .end(body);
    }, waitMs);
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const tiles = remoteTiles({
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/{z}/{x}/{y}.png?key=k`,
    attribution: '© somebody',
    maxZoom: 19,
    userAgent: 'Mavuno/test',
  });
  return { tiles, asked, busy };
};

test('a tile is requested by its numbers with our User-Agent, and returned unchanged', async () => {
  const { tiles, asked } = await service(() => ({}));
  expect(await tiles.findTile(18, 157345, 131293)).toEqual({ bytes: PNG, type: 'image/png' });
  expect(asked).toEqual([{ path: '/18/157345/131293.png?key=k', agent: 'Mavuno/test' }]);
});

test('a missing tile is null; a page, a redirect, an error or an oversized body rejects', async () => {
  expect(await (await service(() => ({ status: 404 }))).tiles.findTile(1, 0, 0)).toBeNull();
  for (const reply of [
    { type: 'text/html' },
    { status: 302 },
    { status: 500 },
    { body: Buffer.alloc(1_000_001) },
  ]) {
    await expect((await service(() => reply)).tiles.findTile(1, 0, 0)).rejects.toThrow();
  }
});

test('reads no more of an oversized tile than the limit, and closes the connection of a rejected one', async () => {
  const sent = { bytes: 0, closed: 0 };
  const http = createServer((request, response) => {
    response.on('close', () => {
      sent.closed += 1;
    });
    response.writeHead(request.url!.includes('/1/') ? 404 : 200, { 'content-type': 'image/png' });
    const chunk = Buffer.alloc(100_000);
    const send = (): void => {
      if (response.destroyed || sent.bytes > 50_000_000) return void response.end();
      sent.bytes += chunk.length;
      response.write(chunk, () => setImmediate(send));
    };
    send();
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const tiles = remoteTiles({
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
    attribution: '© somebody',
    maxZoom: 19,
    userAgent: 'Mavuno/test',
  });
  await expect(tiles.findTile(2, 0, 0)).rejects.toThrow('too large');
  await expect.poll(() => sent.closed).toBe(1);
  // The rest is what the sockets buffer.
  expect(sent.bytes).toBeLessThan(20_000_000);
  sent.bytes = 0;
  expect(await tiles.findTile(1, 0, 0)).toBeNull();
  await expect.poll(() => sent.closed).toBe(2);
  expect(sent.bytes).toBeLessThan(20_000_000);
});

test('at most two requests reach the service at once, and all are answered', async () => {
  const { tiles, busy } = await service(() => ({ waitMs: 10 }));
  const all = await Promise.all(Array.from({ length: 9 }, (_, i) => tiles.findTile(5, i, 0)));
  expect(all.every((tile) => tile?.type === 'image/png')).toBe(true);
  expect(busy.most).toBe(2);
});
