import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listQuestions } from '#features/community/contract.ts';
import { openCamera } from '#features/scanner/web/check/camera.ts';
import { call } from '#kit/web/call.ts';
import { log, logError } from '#kit/web/log.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return filesIn(file);
    return /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name) ? [file] : [];
  });
const web = [
  ...readdirSync('features')
    .map((feature) => path.join('features', feature, 'web'))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory()),
  'apps/web',
].flatMap(filesIn);

/** Workers have no log: a failure recurs with the next fetch, or ends the worker, which is reported. */
const workers = /service-worker|heavy-cache|tile-cache|[\\/]pdf[\\/]/;
/** A rejection that is dropped without a log entry or message. */
const SILENT =
  /\.catch\(\s*\(\) => (?:undefined|\{\s*\}),?\s*\)|\},\s*\(\) => undefined,?\s*\)|\.then\([^\n]*, \(\) => undefined\)/g;
/** A thrown promise means that texts are still loading. */
const waits = 'thrown instanceof Promise';

test('X-07: no failure in the web code is dropped silently', () => {
  expect(web.length).toBeGreaterThan(500);
  const silent = web
    .filter((file) => !workers.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SILENT)]
        .filter(({ index, input }) => !input.slice(input.lastIndexOf('\n', index), index).includes(waits))
        .map(({ index, input }) => `${file}:${input.slice(0, index).split('\n').length}`),
    );
  expect(silent).toEqual([]);
  expect('void work().catch(() => undefined);'.match(SILENT)).not.toBeNull();
});

test('X-07: a failed call is logged with its name and reason, and without the data sent', async () => {
  const query = { status: 'open', search: 'my secret' } as const;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await call(listQuestions, { query })).toEqual({ ok: false, code: 'network.unreachable' });
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ refusal: { code: 'server.busy' }, requestId: 'r-9' }), { status: 503 }),
  );
  await call(listQuestions, { query });
  const written = log.recent(2);
  expect(
    written.map(({ event, level, metadata }) => [event, level, metadata?.['code'], metadata?.['requestId']]),
  ).toEqual([
    [`call.${listQuestions.id}`, 'warn', 'network.unreachable', undefined],
    [`call.${listQuestions.id}`, 'warn', 'server.busy', 'r-9'],
  ]);
  expect(JSON.stringify(written)).not.toContain('secret');
});

test('X-07: a camera that does not open is logged, and the screen shows the reason', async () => {
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => {
        throw new DOMException('no', 'NotAllowedError');
      },
    },
  });
  expect((await openCamera()).ok).toBe(false);
  expect(log.recent(1)[0]).toMatchObject({ event: 'scanner.camera', level: 'warn' });
  expect([logError('somewhere')(new Error('full')), log.recent(1)[0]?.error]).toEqual([
    undefined,
    'Error: full',
  ]);
});
