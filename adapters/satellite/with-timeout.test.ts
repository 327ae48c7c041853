import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { SatelliteError } from '#features/satellite/server/ports.ts';
import { readBody, withTimeout } from './with-timeout.ts';

/** A body that never ends. */
const server = createServer((_, response) => {
  response.writeHead(200);
  const drip = setInterval(() => response.write('I'), 20);
  response.once('close', () => clearInterval(drip));
});
const listening = new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a slow trickling body is aborted at the deadline, even if the signal was garbage-collected', async () => {
  await listening;
  const read = withTimeout(300, async (late) =>
    readBody(
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      1_000_000,
      () => new SatelliteError('large', 'x'),
      late,
    ),
  );
  await expect(read).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a body over the size limit is cut off, and one in time arrives complete', async () => {
  await listening;
  const read = withTimeout(5_000, async (late) =>
    readBody(
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      3,
      () => new SatelliteError('large', 'x'),
      late,
    ),
  );
  await expect(read).rejects.toMatchObject({ kind: 'large' });
  expect(
    (
      await withTimeout(1_000, (late) =>
        readBody(new Response('whole'), 5, () => new SatelliteError('large', 'x'), late),
      )
    ).toString(),
  ).toBe('whole');
});
