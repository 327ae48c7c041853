import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { newId } from '#kit/pure/ids.ts';
import { BATCH_COMMANDS, type SentCommand, type SyncReply } from '#kit/sync/exchange.ts';
import {
  makePro,
  newFarmer,
  newPhone,
  openBrowser,
  startServer,
  type Farmer,
  type TestServer,
} from '../../../e2e/harness/parts.ts';
import { BIG, bigFarmer } from '../big-farmer.ts';
import { seeFields } from '../seen-fields.ts';
import { outboxOf, rowsOf, usableAfter } from './sync-page.ts';

const WAITING = 500;

interface Exchanged {
  readonly reply: SyncReply;
  readonly up: number;
  readonly down: number;
}

/** Another device of the farmer: exchanges as the browser does, and measures the transferred bytes. */
const deviceOf = async (server: TestServer, context: BrowserContext, { userId }: Farmer) => {
  const cookie = (await context.cookies()).map((c) => `${c.name}=${c.value}`).join('; ');
  return (commands: readonly SentCommand[], cursor = 0, rows = 1): Promise<Exchanged> =>
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
                up: Buffer.byteLength(body),
                down: raw.length,
              });
            else reject(new Error(`sync answered ${answer.statusCode}: ${text.slice(0, 200)}`));
          });
      });
      sent.on('error', reject);
      sent.end(body);
    });
};
type Device = Awaited<ReturnType<typeof deviceOf>>;

const fill = async (device: Device, commands: readonly SentCommand[]): Promise<void> => {
  const from = performance.now();
  for (let at = 0; at < commands.length; at += BATCH_COMMANDS) {
    const { outcomes } = (await device(commands.slice(at, at + BATCH_COMMANDS))).reply;
    const bad = outcomes.find((o) => o.result !== 'applied');
    if (bad) throw new Error(`the big farmer could not be made: ${JSON.stringify(bad)}`);
  }
  const took = performance.now() - from;
  console.error(
    `big farmer: ${commands.length} commands applied in ${Math.round(took / 1000)} s, ${(took / commands.length).toFixed(1)} ms each`,
  );
};

const headOf = async (device: Device): Promise<number> => (await device([], 1_000_000)).reply.changes.head;

/** Transferred bytes of all API responses that the page requested. */
const weighAnswers = (page: Page) => {
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (r) => {
    if (/\/api\/(sync|start)/.test(r.url())) answers.push(r.sizes().then((s) => s.responseBodySize));
  });
  return async () => {
    const all = await Promise.all(answers);
    return { requests: all.length, bytes: all.reduce((sum, n) => sum + n, 0) };
  };
};

const change = async (device: Device, commands: readonly SentCommand[]): Promise<number> => {
  const target = commands.find((c) => c.name === 'history.add')!.args as { id: string };
  const head = await headOf(device);
  const { up, down, reply } = await device(
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
  const heard = await device([], head, 1000);
  console.error(
    `a change: ${up} bytes up and ${down} down where it was made; ${heard.up} up and ${heard.down} down on another phone`,
  );
  return up + down;
};

const drain = async (
  page: Page,
  context: BrowserContext,
  { userId }: Farmer,
  commands: readonly SentCommand[],
): Promise<number> => {
  await context.setOffline(true);
  await outboxOf(page).fill(userId, commands);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  return outboxOf(page).emptyAfter(userId);
};

export const measureSync = async (size: Readonly<Record<keyof typeof BIG, number>> = BIG) => {
  const server = await startServer({ NODE_ENV: 'production', DATABASE_URL: '' });
  const browser = await openBrowser();
  const enter = async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    // The bundler wraps inner functions in a helper that the page does not have.
    await phone.context.addInitScript('globalThis.__name ??= (f) => f;');
    const farmer = await newFarmer(server, phone.context);
    await makePro(server, farmer);
    return { phone, farmer, device: await deviceOf(server, phone.context, farmer) };
  };
  try {
    const [big, small] = [await enter(), await enter()];
    const commands = bigFarmer(7, size);
    await fill(big.device, commands);
    await fill(small.device, bigFarmer(7, { ...size, crops: 0, events: 0, scans: 0 }));
    const seen = await seeFields(server, big.farmer.userId);
    const rows = (await headOf(big.device)) && commands.length + 1 + seen;

    const weigh = weighAnswers(big.phone.page);
    await big.phone.open('/dashboard');
    const syncedMs = await rowsOf(big.phone.page).reach(rows);
    await big.phone.page.waitForLoadState('networkidle');
    const { requests, bytes } = await weigh();
    const mb = await rowsOf(big.phone.page).storedMb();
    console.error(
      `first sync: ${rows} rows in ${requests} answers, ${Math.round(bytes / 1024)} KB on the wire, ${Math.round(syncedMs)} ms; store ${mb.toFixed(1)} MB`,
    );

    await small.phone.open('/dashboard');
    await rowsOf(small.phone.page).reach(size.fields + 1);
    for (const [name, { phone }] of [
      [`${size.fields} fields alone`, small],
      [`${size.fields} fields among ${rows} rows`, big],
    ] as const) {
      console.error(
        `${name}: /fields usable after ${Math.round(await usableAfter(phone.page, '/fields'))} ms, CPU four times slower`,
      );
    }
    const changeBytes = await change(big.device, commands);
    const waiting = bigFarmer(8, { fields: 1, crops: 0, events: WAITING, scans: 0 }).filter(
      (c) => c.name === 'history.add',
    );
    const field = (commands[0]!.args as { id: string }).id;
    const drainMs = await drain(
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
