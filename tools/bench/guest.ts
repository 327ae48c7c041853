import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { peopleEn } from '#features/people/words.en.ts';
import { GUEST_SCAN_LIMIT } from '#features/scanner/domain/scan.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { openEmailForm } from '../../e2e/harness/email-form.ts';
import {
  drawnLeaf,
  newPhone,
  openBrowser,
  type Phone,
  queryDatabase,
  startServer,
  type TestServer,
} from '../../e2e/harness/shared.ts';

const SLOW_BYTES_PER_S = 256_000 / 8;
const SLICE_BYTES = 2_048;
const MB = 1024 * 1024;

/**
 * A network of 256 kbit/s before the server, for everything that the phone loads together: DevTools slows
 * neither workers nor the service worker. Counts the bytes to the phone.
 */
const openSlowNetwork = async ({ origin }: TestServer) => {
  const { hostname, port } = new URL(origin);
  let received = 0;
  let freeAt = 0;
  const forward = async (phone: Socket): Promise<void> => {
    const server = connect(Number(port), hostname);
    phone.on('error', () => server.destroy());
    server.on('error', () => phone.destroy());
    phone.pipe(server);
    for await (const chunk of server as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length && !phone.destroyed; at += SLICE_BYTES) {
        const slice = chunk.subarray(at, at + SLICE_BYTES);
        freeAt = Math.max(freeAt, performance.now()) + (1_000 * slice.length) / SLOW_BYTES_PER_S;
        await sleep(freeAt - performance.now());
        received += slice.length;
        phone.write(slice);
      }
    phone.end();
  };
  // The phone closes connections that it no longer needs.
  const proxy = createServer((phone) => void forward(phone).catch(() => phone.destroy())).listen(
    0,
    '127.0.0.1',
  );
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    received: (): number => received,
    close: (): void => void proxy.close(),
  };
};

const checkLeaf = async ({ page }: Phone, spots: number): Promise<void> => {
  await page.setInputFiles('input[type=file]', await drawnLeaf(spots));
  await page.getByRole('button', { name: scannerEn.again }).waitFor({ timeout: 60_000 });
};
const openCamera = async ({ page, open }: Phone): Promise<void> => {
  await open('/');
  await page.getByRole('link', { name: peopleEn.check }).click();
  await page.getByText(scannerEn.modelReady).waitFor({ timeout: 400_000 });
};

/** A first check from a cold phone on 256 kbit/s: seconds and MB until the answer. */
const measureFirstCheck = async (browser: Awaited<ReturnType<typeof openBrowser>>, server: TestServer) => {
  const network = await openSlowNetwork(server);
  const phone = await newPhone(browser, { ...server, origin: network.origin }, { allowServiceWorker: true });
  phone.page.setDefaultTimeout(400_000);
  const start = performance.now();
  await openCamera(phone);
  await checkLeaf(phone, 4);
  const figures = {
    'guest.first_check_s': (performance.now() - start) / 1_000,
    'guest.first_check_mb': network.received() / MB,
  };
  await phone.close();
  network.close();
  return figures;
};

/** From the tap that creates the account until the server has three checks with their photos. */
const measureTakeover = async (browser: Awaited<ReturnType<typeof openBrowser>>, server: TestServer) => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const email = `guest-${randomUUID()}@example.com`;
  await openCamera(phone);
  for (let n = 1; n <= GUEST_SCAN_LIMIT; n += 1) {
    await checkLeaf(phone, n + 2);
    await page.getByRole('button', { name: scannerEn.again }).click();
  }
  await page.getByRole('link', { name: scannerEn.createAccount }).click();
  await openEmailForm(page);
  await page.getByLabel(peopleEn.email).fill(email);
  await page.getByLabel(peopleEn.password, { exact: true }).fill('maharagwe-2026-kijani');
  await page.getByRole('button', { name: peopleEn.signIn, exact: true }).click();
  await page.getByRole('button', { name: peopleEn.unknown.create, exact: true }).click();
  const start = performance.now();
  const countStored = () =>
    queryDatabase(
      server,
      `select 1 from crop_scans s join auth_users u on u.id = s.user_id
       join photos p on p.user_id = s.user_id and p.hash = s.photo where u.email = $1`,
      [email],
    );
  while ((await countStored()).length < GUEST_SCAN_LIMIT) await sleep(20);
  const ms = performance.now() - start;
  await phone.close();
  return { 'guest.takeover_ms': ms };
};

export const measureGuest = async () => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    return { ...(await measureTakeover(browser, server)), ...(await measureFirstCheck(browser, server)) };
  } finally {
    await browser.close();
    await server.stop();
  }
};
