import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { checkManifest } from './check-manifest.ts';

test('SHL-28 GET /manifest.json is checked and the result is logged at level debug', async () => {
  const log = createLog();
  const asked: string[] = [];
  const answer = (async (url: string) => {
    asked.push(url);
    return new Response('{"name":"Mavuno","icons":[{},{}]}');
  }) as unknown as typeof fetch;
  await checkManifest(answer, log);
  expect(asked).toEqual(['/manifest.json']);
  expect(log.recent()).toMatchObject([
    { level: 'debug', event: 'install.manifest', metadata: { status: 200, name: 'Mavuno', icons: 2 } },
  ]);
});

test('SHL-28 a manifest that cannot be loaded is logged too', async () => {
  const log = createLog();
  await checkManifest(
    (async () => {
      throw new TypeError('offline');
    }) as unknown as typeof fetch,
    log,
  );
  await checkManifest((async () => new Response('', { status: 404 })) as unknown as typeof fetch, log);
  expect(log.recent()).toMatchObject([
    { level: 'debug', error: 'TypeError: offline' },
    { level: 'debug', metadata: { status: 404 } },
  ]);
});
