import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPeople, type PeopleTestServer } from '#features/people/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Database, sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { Outcome } from '../domain/delivery.ts';
import type { TextSender } from './ports.ts';
import { sendReceipt } from './receipt.ts';

let db: Database;
let people: PeopleTestServer;
const sent: { readonly to: string; readonly text: string }[] = [];
let outcome: Outcome = { ok: true, providerId: null };
const sms: TextSender = {
  isFake: false,
  send: async (message) => {
    sent.push(message);
    return outcome;
  },
};
beforeAll(async () => {
  db = (await testDatabase()).database;
  people = openPeople(db);
});
afterAll(() => people.app.close());

let n = 0;
const farmer = () =>
  people.people.openPhoneAccount({ phone: `+25471200000${(n += 1)}`, name: 'Amina', language: 'sw' });
const job = (userId: string, more: object = {}) => ({
  userId,
  order: newId(),
  money: 'KES 299',
  isTest: false,
  ...more,
});

test('PAY-43 a farmer without an e-mail gets the receipt by SMS once, in their language', async () => {
  const userId = await farmer();
  const until = new Date('2027-01-05T09:00:00Z');
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (${newId()}, ${userId}, '', 'monthly', 'active', now(), ${until})
    `),
  );
  const paid = job(userId);
  await sendReceipt(db, sms)(paid);
  await sendReceipt(db, sms)(paid);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: '+254712000001',
    text: `Mavuno: tumepokea KES 299. Una Pro hadi 05/01/2027. Agizo ${paid.order.slice(0, 8)}. Hifadhi ujumbe huu kama risiti yako.`,
  });
});

test('a test payment is not called a receipt', async () => {
  sent.length = 0;
  await sendReceipt(db, sms)(job(await farmer(), { isTest: true }));
  expect(sent[0]!.text).toContain('hii si risiti');
});

test('a provider that is busy is tried again; an account with an e-mail gets no SMS', async () => {
  sent.length = 0;
  const busy = job(await farmer());
  outcome = { ok: false, reason: 'busy', code: '500' };
  await expect(sendReceipt(db, sms)(busy)).rejects.toThrow('500');
  outcome = { ok: true, providerId: null };
  await sendReceipt(db, sms)(busy);
  expect(sent).toHaveLength(2);

  sent.length = 0;
  const { body } = await people
    .visitor()
    .ask('POST', '/api/auth/sign-up', { email: 'amina@example.com', password: 'mahindi na maharagwe' });
  await sendReceipt(db, sms)(job(body.session.userId));
  expect(sent).toEqual([]);
});
