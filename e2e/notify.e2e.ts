import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { notifyEn } from '#features/notify/words.en.ts';
import { messagesEn } from '#features/notify/words.messages.en.ts';
import { notifyOutboxSw } from '#features/notify/words.outbox.sw.ts';
import { notifySw } from '#features/notify/words.sw.ts';
import {
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  server,
  takeScreenshot,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

/** A local push service. */
const pushed: Buffer[] = [];
let answer = 201;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      pushed.push(Buffer.concat(parts));
      response.writeHead(answer).end();
    });
});
beforeAll(() => new Promise<void>((ready) => void service.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  service.close();
});

/** A browser's keys, and the messages it decrypts with them (RFC 8291). */
const newReader = () => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, n: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, n));
  const read = (body: Buffer): string => {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const shared = derive(
      own.computeSecret(theirs),
      auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]),
      32,
    );
    const opener = createDecipheriv(
      'aes-128-gcm',
      derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    opener.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') }, read };
};

/**
 * Replaces the browser's push service, which is not reachable; everything after its response is the app's own
 * code.
 */
const lendPush = (page: Page, keys: { readonly p256dh: string; readonly auth: string }): Promise<unknown> =>
  page.addInitScript(
    ([endpoint, p256dh, auth]) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          localStorage.removeItem('lent');
          return true;
        },
      };
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('lent', '1');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('lent') ? (subscription as unknown as PushSubscription) : null;
    },
    [`http://127.0.0.1:${(service.address() as AddressInfo).port}/send`, keys.p256dh, keys.auth] as const,
  );

const deliver = async (page: Page, data: string): Promise<void> => {
  const debug = await page.context().newCDPSession(page);
  const id = new Promise<string>((found) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: server.origin,
    registrationId: await id,
    data,
  });
};

const region = (page: Page, name: string) => page.getByRole('region', { name });
/** The code in the newest WhatsApp message to a number. */
const codeFor = (number: string): string => {
  const folder = path.join(server.dataDir, 'outbox-whatsapp');
  const messages = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return /\b(\d{6})\b/.exec(
    messages.findLast((message) => message.startsWith(`To: ${number}\n`))!.split('\n\n')[1]!,
  )![1]!;
};

test(
  'SET-01 SET-02 SET-04 a farmer chooses messages, enters a phone number and verifies it with the code',
  { timeout: scaled(180_000) },
  async () => {
    const phone = await newPhone(browser, server, { language: 'sw' });
    const { page } = phone;
    const { userId } = await newFarmer(server, phone.context, { language: 'sw' });
    await phone.open('/more?open=account');
    await page.getByRole('link', { name: notifySw.title }).click();
    await page.getByRole('switch', { name: notifySw.toggles.market_alerts.label }).click();
    await expect
      .poll(
        () =>
          queryDatabase(server, 'select market_alerts, weather_alerts from user_memory where user_id = $1', [
            userId,
          ]),
        { timeout: scaled(15_000) },
      )
      .toEqual([{ market_alerts: false, weather_alerts: true }]);
    const card = region(page, notifySw.whatsapp.title);
    await card.getByRole('heading').click();
    await card.getByRole('switch').click();
    await card.getByRole('button', { name: notifySw.number.save }).click();
    await card.getByText(notifyOutboxSw.refusals['notify.number_blank']).waitFor();
    await card.getByLabel(notifySw.number.label).fill('0712 345 678');
    await card.getByRole('button', { name: notifySw.number.save }).click();
    await card.getByText(notifySw.number.unconfirmed('+254712345678')).waitFor();
    await card.getByRole('button', { name: notifySw.number.send }).click();
    await card.getByLabel(notifySw.number.code).waitFor();
    await card.getByLabel(notifySw.number.code).fill(codeFor('+254712345678'));
    expect(await axeAllThemes(page)).toEqual([]);
    await takeScreenshot(page, 'settings-code');
    await card.getByRole('button', { name: notifySw.number.confirm }).click();
    await card.getByText(notifySw.number.confirmed('+254712345678')).waitFor();
    expect(
      await queryDatabase(
        server,
        'select whatsapp_enabled, whatsapp_number from notification_preferences where user_id = $1',
        [userId],
      ),
    ).toEqual([{ whatsapp_enabled: true, whatsapp_number: '+254712345678' }]);
    await card.getByRole('button', { name: notifySw.test.act }).click();
    await card.getByText(/Umetumwa, /).waitFor();
    expect(phone.faults).toEqual([]);
  },
);

test(
  "SET-03 ALR-06 the server's test push arrives encrypted, is shown, opened in the app and read offline",
  { timeout: scaled(180_000) },
  async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    const { page } = phone;
    await phone.context.grantPermissions(['geolocation', 'notifications']);
    const reader = newReader();
    await lendPush(page, reader.keys);
    const { userId } = await newFarmer(server, phone.context);
    await page.goto('/settings', { waitUntil: 'networkidle' });
    await waitForInstall(page);
    await page.reload();
    const card = region(page, notifyEn.push.title);
    await card.getByRole('heading').click();
    await card.getByRole('button', { name: notifyEn.push.act }).click();
    await card.getByText(notifyEn.push.on).waitFor();
    await card.getByRole('button', { name: notifyEn.test.act }).click();
    await card.getByText(/Sent at/).waitFor();
    expect(pushed).toHaveLength(1);
    const data = reader.read(pushed[0]!);
    expect(JSON.parse(data)).toMatchObject({
      title: messagesEn.test.title,
      body: messagesEn.test.text,
      url: '/notifications',
      lang: 'en',
    });

    await deliver(page, data);
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => `${n.title}: ${n.body}`),
      );
    await expect
      .poll(shown, { timeout: scaled(15_000) })
      .toEqual([`${messagesEn.test.title}: ${messagesEn.test.text}`]);
    await deliver(page, data);
    await page.waitForTimeout(500);
    expect(await shown()).toHaveLength(1);
    const [worker] = phone.context.serviceWorkers();
    await worker!.evaluate(async () => {
      const scope = self as unknown as {
        readonly registration: ServiceWorkerRegistration;
        readonly NotificationEvent: new (type: string, init: object) => Event;
        dispatchEvent(event: Event): boolean;
      };
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await page.getByRole('heading', { name: messagesEn.test.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/notifications');
    expect(await axeAllThemes(page)).toEqual([]);
    await takeScreenshot(page, 'notifications');
    await expect
      .poll(
        () =>
          queryDatabase(server, 'select read_at is not null as read from notifications where user_id = $1', [
            userId,
          ]),
        { timeout: scaled(15_000) },
      )
      .toEqual([{ read: true }]);

    answer = 410;
    await page.goto('/settings', { waitUntil: 'networkidle' });
    await card.getByRole('heading').click();
    await card.getByRole('button', { name: notifyEn.test.act }).click();
    await card.getByText(notifyEn.why.gone).waitFor();
    expect(
      await queryDatabase(server, 'select 1 from push_subscriptions where user_id = $1', [userId]),
    ).toEqual([]);

    await phone.cutNetwork();
    await page.goto('/notifications');
    await page.getByRole('heading', { name: messagesEn.test.title }).first().waitFor();
    expect(phone.faults).toEqual([]);
  },
);
