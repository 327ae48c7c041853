import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../http.ts';
import { serveWeb } from './web.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mavuno-web-'));
const PAGE = '<!doctype html><title>Mavuno</title>';
beforeAll(() => {
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), PAGE);
  writeFileSync(path.join(root, 'index.html.br'), 'packed');
  writeFileSync(path.join(root, 'assets/a-1.js'), '1;');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = async () => {
  const app = await createHttp({ log: pino({ level: 'silent' }), trustProxy: false });
  await serveWeb(app, root);
  return app;
};

test.each(['/', '/?x=1', '/auth', '/fields/0190'])(
  '%s returns the page, compressed for clients that accept it and plain for others',
  async (url) => {
    const app = await open();
    const plain = await app.inject({ url });
    expect([plain.statusCode, plain.body]).toEqual([200, PAGE]);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.statusCode, packed.headers['content-encoding'], packed.body]).toEqual([
      200,
      'br',
      'packed',
    ]);
  },
);

test('named files are cached for a year, the page is revalidated, and a missing file is 404', async () => {
  const app = await open();
  expect((await app.inject({ url: '/assets/a-1.js' })).headers['cache-control']).toContain('immutable');
  expect((await app.inject({ url: '/' })).headers['cache-control']).toBe('no-cache');
  expect((await app.inject({ url: '/assets/none.js' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/none' })).json()).toMatchObject({
    refusal: { code: 'request.unknown_path' },
  });
});
