import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { newId } from '#kit/pure/ids.ts';
import type { SentCommand, SyncReply } from '#kit/sync/exchange.ts';
import { BATCH_COMMANDS } from '#kit/sync/limits.ts';
import {
  makePro,
  newFarmer,
  newPhone,
  openBrowser,
  startServer,
  type Farmer,
  type TestServer,
} from '../../../e2e/harness/shared.ts';
import { BIG_FARM, bigFarmer } from '../big-farmer.ts';
import { insertSatelliteResults } from '../satellite-results.ts';
import { outboxOf, rowStoreOf, measureUsableMs } from './sync-page.ts';

const QUEUED_COMMANDS = 500;

interface Exchange {
  readonly reply: SyncReply;
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

/** Another device of the farmer: syncs as the browser does and measures the transferred bytes. */
const deviceOf = async (server: TestServer, context: BrowserContext, { userId }: Farmer) => {
  const cookie = (await context.cookies()).map((c) => `${c.name}=${c.value}`).join('; ');
  return (commands: readonly SentCommand[], cursor = 0, rows = 1): Promise<Exchange> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ userId, cursor, restarting: false, rows, commands });
      const headers = {
        cookie,
        origin: server.origin,
        'content-type': 'application/json',
        'accept-encoding': 'br',
      };
      const sent = request(`${server.origin}/api/sync`, { method: 'POST', headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const raw = Buffer.concat(chunks);
            const text = (
              answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw
            ).toString();
            if (answer.statusCode === 200)
              resolve({
                reply: JSON.parse(text) as SyncReply,
                sentBytes: Buffer.byteLength(body),
                receivedBytes: raw.length,
              });
            else reject(new Error(`sync answered ${answer.statusCode}: ${text.slice(0, 200)}`));
          });
      });
      sent.on('error', reject);
      sent.end(body);
    });
};
type Device = Awaited<ReturnType<typeof deviceOf>>;

const applyCommands = async (device: Device, commands: readonly SentCommand[]): Promise<void> => {
  const from = performance.now();
  for (let at = 0; at < commands.length; at += BATCH_COMMANDS) {
    const { outcomes } = (await device(commands.slice(at, at + BATCH_COMMANDS))).reply;
    const bad = outcomes.find((o) => o.result !== 'applied');
    if (bad) throw new Error(`a command of the big farmer was not applied: ${JSON.stringify(bad)}`);
  }
  const took = performance.now() - from;
  console.error(
    `big farmer: ${commands.length} commands applied in ${Math.round(took / 1000)} s, ${(took / commands.length).toFixed(1)} ms each`,
  );
};

const headOf = async (device: Device): Promise<number> => (await device([], 1_000_000)).reply.changes.head;

/** Transferred bytes of all API responses that the page requested. */
const countResponseBytes = (page: Page) => {
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (r) => {
    if (/\/api\/(sync|start)/.test(r.url())) answers.push(r.sizes().then((s) => s.responseBodySize));
  });
  return async () => {
    const all = await Promise.all(answers);
    return { requests: all.length, bytes: all.reduce((sum, n) => sum + n, 0) };
  };
};

const measureChange = async (device: Device, commands: readonly SentCommand[]): Promise<number> => {
  const target = commands.find((c) => c.name === 'history.add')!.args as { id: string };
  const head = await headOf(device);
  const { sentBytes, receivedBytes, reply } = await device(
    [
      {
        id: newId(),
        name: 'history.change',
        deviceTime: new Date().toISOString(),
        args: { id: target.id, notes: 'mvua imenyesha, tumeanza kupanda' },
      },
    ],
    head,
    1000,
  );
  if (reply.changes.rows.length !== 1)
    throw new Error(`one change brought ${reply.changes.rows.length} rows`);
  const pulled = await device([], head, 1000);
  console.error(
    `a change: ${sentBytes} bytes up and ${receivedBytes} down on the changing device; ${pulled.sentBytes} up and ${pulled.receivedBytes} down on another phone`,
  );
  return sentBytes + receivedBytes;
};

const measureDrain = async (
  page: Page,
  context: BrowserContext,
  { userId }: Farmer,
  commands: readonly SentCommand[],
): Promise<number> => {
  await context.setOffline(true);
  await outboxOf(page).fill(userId, commands);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  return outboxOf(page).waitUntilEmpty(userId);
};

export const measureSync = async (size: Readonly<Record<keyof typeof BIG_FARM, number>> = BIG_FARM) => {
  const server = await startServer({ NODE_ENV: 'production', DATABASE_URL: '' });
  const browser = await openBrowser();
  const openPhone = async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    // The bundler wraps inner functions in a helper that the page does not have.
    await phone.context.addInitScript('globalThis.__name ??= (f) => f;');
    const farmer = await newFarmer(server, phone.context);
    await makePro(server, farmer);
    return { phone, farmer, device: await deviceOf(server, phone.context, farmer) };
  };
  try {
    const [big, small] = [await openPhone(), await openPhone()];
    const commands = bigFarmer(7, size);
    await applyCommands(big.device, commands);
    await applyCommands(small.device, bigFarmer(7, { ...size, crops: 0, events: 0, scans: 0 }));
    const satelliteRows = await insertSatelliteResults(server, big.farmer.userId);
    const rows = (await headOf(big.device)) && commands.length + 1 + satelliteRows;

    const weigh = countResponseBytes(big.phone.page);
    await big.phone.open('/dashboard');
    const syncedMs = await rowStoreOf(big.phone.page).waitForCount(rows);
    await big.phone.page.waitForLoadState('networkidle');
    const { requests, bytes } = await weigh();
    const mb = await rowStoreOf(big.phone.page).storedMb();
    console.error(
      `first sync: ${rows} rows in ${requests} answers, ${Math.round(bytes / 1024)} KB on the wire, ${Math.round(syncedMs)} ms; store ${mb.toFixed(1)} MB`,
    );

    await small.phone.open('/dashboard');
    await rowStoreOf(small.phone.page).waitForCount(size.fields + 1);
    for (const [name, { phone }] of [
      [`${size.fields} fields alone`, small],
      [`${size.fields} fields among ${rows} rows`, big],
    ] as const) {
      console.error(
        `${name}: /fields usable after ${Math.round(await measureUsableMs(phone.page, '/fields'))} ms, CPU four times slower`,
      );
    }
    const changeBytes = await measureChange(big.device, commands);
    const waiting = bigFarmer(8, { fields: 1, crops: 0, events: QUEUED_COMMANDS, scans: 0 }).filter(
      (c) => c.name === 'history.add',
    );
    const field = (commands[0]!.args as { id: string }).id;
    const drainMs = await measureDrain(
      big.phone.page,
      big.phone.context,
      big.farmer,
      waiting.map((c) => ({ ...c, args: { ...(c.args as object), field_id: field } })),
    );
    return {
      'sync.first_kb': bytes / 1024,
      'sync.change_bytes': changeBytes,
      'sync.drain500_ms': drainMs,
      'store.mb': mb,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
};
