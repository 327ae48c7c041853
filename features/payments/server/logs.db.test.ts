import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { daraja } from '#adapters/payments/daraja.ts';
import { pesapal } from '#adapters/payments/pesapal.ts';
import { darajaAccount, fakeDaraja, fakePesapal } from '#adapters/payments/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Session } from '#kit/server/context.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { createPaymentInit } from './create-order.ts';
import { type PayDeps, createVerifier } from './verify.ts';

const [{ database: db }, safaricom, kenyan] = [await testDatabase(), await fakeDaraja(), await fakePesapal()];
afterAll(async () => {
  await safaricom.close();
  await kenyan.close();
});

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const session = (): Session => ({
  sessionId: newId(),
  userId: newId(),
  email: 'siri@mavuno.test',
  emailVerified: true,
  phone: null,
  name: 'Amina Njeri',
  role: 'farmer',
  language: 'sw',
});
const hush = { consumerKey: 'hush-key-1', consumerSecret: 'hush-secret-2' };
const deps = (...providers: PayDeps['providers'][number][]): PayDeps => ({
  db,
  providers,
  log,
  listeners: () => ({}),
  jobs: { enqueue: async () => undefined } as unknown as PayDeps['jobs'],
});
const secrets = [
  'hush-key-1',
  'hush-secret-2',
  'hush-passkey-3',
  'hush-hook-4',
  'siri@mavuno.test',
  '712345678',
  'token-',
  'Bearer',
  darajaAccount.passkey,
];

test('PAY-20 payment errors are logged with the order id and without secrets, phone numbers or addresses', async () => {
  const now = new Date();
  const wrong = deps(
    daraja({
      ...darajaAccount,
      ...hush,
      passkey: 'hush-passkey-3',
      hookUrl: 'https://mavuno.test/api/pay/mpesa/hush-hook-4',
      url: safaricom.url,
    }),
    pesapal({ ...hush, ipnUrl: 'https://mavuno.test/ipn', url: kenyan.url }),
  );
  for (const provider of ['mpesa', 'pesapal'] as const) {
    const id = newId();
    lines.length = 0;
    expect(
      await createPaymentInit(wrong, 'https://mavuno.test')(
        session(),
        { id, plan: 'monthly', provider, phone: '0712345678' },
        now,
      ),
    ).toMatchObject({ ok: false, code: 'payments.init_failed' });
    expect(lines.map((line) => JSON.parse(line).orderId)).toEqual([id]);
    for (const secret of secrets) expect(lines.join()).not.toContain(secret);
  }
  const right = deps(
    pesapal({
      consumerKey: 'key',
      consumerSecret: 'secret',
      ipnUrl: 'https://mavuno.test/ipn',
      url: kenyan.url,
    }),
  );
  const id = newId();
  const begun = await createPaymentInit(right, 'https://mavuno.test')(
    session(),
    { id, plan: 'annual', phone: '0712345678' },
    now,
  );
  if (!begun.ok) throw new Error(begun.code);
  const [tracking] = [...kenyan.orders].find(([, order]) => order.id === id)!;
  lines.length = 0;
  kenyan.setFailure({ status: 500, body: { error: { code: 'boom', message: 'x' } } });
  await createVerifier(right)(id, 'callback', now);
  kenyan.setFailure(null);
  kenyan.setOrderStatus(tracking, 1, { paid: 1 });
  await createVerifier(right)(id, 'callback', now);
  expect(
    lines
      .map((line) => JSON.parse(line))
      .map(({ orderId, because, state, why, code }) => [orderId, because, state ?? code, why]),
  ).toEqual([
    [id, 'callback', 'boom', undefined],
    [id, 'callback', 'held', 'amount'],
  ]);
  for (const secret of secrets) expect(lines.join()).not.toContain(secret);
});
