import { readdir, readFile } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { adoptNumber, linkNumber, ownerOf } from '#features/notify/server/api.ts';
import { callerOf } from '#features/sms-ussd/server/caller.ts';
import type { Database } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { MAX_CODE_TRIES } from '../domain/phone-code.ts';
import { tryLimits } from '../domain/tries.ts';
import { personOf, useByPhone } from './api.ts';
import type { CodeSender } from './ports.ts';
import { openPeople, type PeopleTestServer, type Visitor } from './testing.ts';

let db: Database;
let server: PeopleTestServer;
type Sent = Parameters<CodeSender['send']>[0];
const sent: Sent[] = [];
let isProviderDown = false;
const sender: CodeSender = {
  showsCode: false,
  send: async (message) => {
    if (isProviderDown) return { ok: false, reason: 'busy' };
    sent.push(message);
    return { ok: true, cost: 0.8 };
  },
};
const people = (more: Parameters<typeof openPeople>[1] = {}) =>
  openPeople(db, {
    codeSenders: { sms: sender, whatsapp: null },
    onPhoneProven: adoptNumber(),
    findNumberOwner: (tx, phone) => ownerOf(tx, 'sms', { phone }),
    ...more,
  });
beforeAll(async () => {
  db = (await testDatabase()).database;
  server = people();
});
afterAll(() => server.app.close());
beforeEach(async () => {
  isProviderDown = false;
  sent.length = 0;
  await db.run(sql`truncate auth_attempts`);
});

let n = 0;
const freshPhone = () => `+2547${String((n += 1)).padStart(8, '0')}`;
const send = (visitor: Visitor, phone: string, more: object = {}) =>
  visitor.ask('POST', '/api/auth/phone/code', { phone, channel: 'sms', ...more });
const verify = (visitor: Visitor, phone: string, code: string, more: object = {}) =>
  visitor.ask('POST', '/api/auth/phone/verify', { phone, code, ...more });
const codeFor = async (visitor: Visitor, phone: string): Promise<string> => {
  await db.run(sql`truncate auth_attempts`);
  expect(await send(visitor, phone)).toMatchObject({ status: 200, body: { minutes: 10, shown_code: null } });
  return sent.at(-1)!.code;
};
const enter = async (phone: string, visitor = server.visitor(), more: object = {}) => {
  const code = await codeFor(visitor, phone);
  return { visitor, code, answer: await verify(visitor, phone, code, more) };
};
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const silence = (userId: string) =>
  db.run(sql`update auth_users set active_at = now() - interval '366 days' where id = ${userId}`);
const mailAccount = async () => {
  const visitor = server.visitor();
  const email = `neighbour${(n += 1)}@example.com`;
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', {
    email,
    password: 'mahindi na maharagwe',
  });
  return { visitor, email, userId: body.session.userId as string };
};

describe('sign-in by phone number', () => {
  test('a code opens an account for a new number and signs in to it the next time', async () => {
    const phone = freshPhone();
    const first = await enter(`0${phone.slice(4)}`, server.visitor(), { language: 'sw' });
    expect(sent.at(-1)).toMatchObject({ to: phone, code: expect.stringMatching(/^\d{6}$/) });
    expect(first.answer).toMatchObject({
      status: 200,
      body: { is_new: true, session: { email: '', emailVerified: false, phone, language: 'sw', name: '' } },
    });
    expect((await first.visitor.ask('GET', '/api/auth/session')).body.session.phone).toBe(phone);
    const again = await enter(phone);
    expect(again.answer.body).toMatchObject({
      is_new: false,
      session: { userId: first.answer.body.session.userId },
    });
    expect((await again.visitor.ask('GET', '/api/auth/me')).body).toMatchObject({
      email: '',
      phone_number: phone,
    });
  });

  test('the answer is the same for a known and an unknown number', async () => {
    const phone = freshPhone();
    await enter(phone);
    const other = freshPhone();
    const [known, unknown] = [await send(server.visitor(), phone), await send(server.visitor(), other)];
    expect({ ...known.body, phone: '' }).toEqual({ ...unknown.body, phone: '' });
    expect(await verify(server.visitor(), phone, wrong(sent[0]!.code))).toMatchObject({
      code: 'people.code_wrong',
    });
    expect(await verify(server.visitor(), other, wrong(sent.at(-1)!.code))).toMatchObject({
      code: 'people.code_wrong',
    });
  });

  test('a code works once, for its own number, for five tries and ten minutes; a newer one replaces it', async () => {
    const visitor = server.visitor();
    const phone = freshPhone();
    const { code } = await enter(phone, visitor);
    expect((await verify(visitor, phone, code)).code).toBe('people.code_late');

    const mine = await codeFor(visitor, phone);
    const others = await codeFor(visitor, freshPhone());
    if (mine !== others) expect((await verify(visitor, phone, others)).code).toBe('people.code_wrong');
    for (let i = mine === others ? 0 : 1; i < MAX_CODE_TRIES; i += 1)
      expect((await verify(visitor, phone, wrong(mine))).code).toBe('people.code_wrong');
    expect((await verify(visitor, phone, mine)).code).toBe('people.code_late');

    const old = await codeFor(visitor, phone);
    const newest = await codeFor(visitor, phone);
    if (old !== newest) expect((await verify(visitor, phone, old)).code).toBe('people.code_wrong');
    await db.run(
      sql`update auth_verifications set expires_at = now() - interval '1 second' where identifier = ${phone}`,
    );
    expect((await verify(visitor, phone, newest)).code).toBe('people.code_late');
  });

  test('of two requests with one code at once, one account comes out', async () => {
    const phone = freshPhone();
    const visitor = server.visitor();
    const code = await codeFor(visitor, phone);
    const answers = await Promise.all([verify(visitor, phone, code), verify(server.visitor(), phone, code)]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await db.many(sql`select id from auth_users where phone_number = ${phone}`)).toHaveLength(1);
  });

  test('a number that is none, a provider that is down and a channel that is off are refused in words', async () => {
    const visitor = server.visitor();
    expect((await send(visitor, '12')).code).toBe('people.phone_wrong');
    expect((await send(visitor, freshPhone(), { channel: 'whatsapp' })).code).toBe('people.phone_off');
    isProviderDown = true;
    expect((await send(visitor, freshPhone())).code).toBe('people.code_not_sent');
  });

  test('codes are limited by number, device, network and the money of an hour', async () => {
    const phone = freshPhone();
    for (let i = 0; i < tryLimits.codesPerNumber.times; i += 1)
      expect((await send(server.visitor(`10.1.0.${i}`), phone)).status).toBe(200);
    expect((await send(server.visitor('10.1.0.9'), phone)).code).toBe('people.too_many_codes');

    const device = server.visitor('10.2.0.1');
    for (let i = 0; i < tryLimits.codesPerDevice.times; i += 1)
      expect((await send(device, freshPhone())).status).toBe(200);
    expect((await send(device, freshPhone())).code).toBe('people.too_many_codes');

    for (let i = 0; i < tryLimits.newDevicesPerNetwork.times; i += 1)
      expect((await send(server.visitor('10.3.0.1'), freshPhone())).status).toBe(200);
    expect((await send(server.visitor('10.3.0.1'), freshPhone())).code).toBe('people.too_many_codes');

    await db.run(sql`truncate auth_attempts`);
    const poor = people({ codeSpendPerHour: 1.5 });
    // 0.80 each: the second passes the ceiling, the third is not sent.
    expect((await send(poor.visitor(), freshPhone())).status).toBe(200);
    expect((await send(poor.visitor(), freshPhone())).status).toBe(200);
    expect((await send(poor.visitor(), freshPhone())).code).toBe('people.too_many_codes');

    await db.run(sql`truncate auth_attempts`);
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, (_, i) => send(poor.visitor(`10.4.0.${i}`), freshPhone())),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(2);

    await db.run(sql`truncate auth_attempts`);
    isProviderDown = true;
    for (let i = 0; i < 3; i += 1)
      expect((await send(poor.visitor(), freshPhone())).code).toBe('people.code_not_sent');
    isProviderDown = false;
    expect((await send(poor.visitor(), freshPhone())).status).toBe(200);
    await poor.app.close();
  });

  test('a number that was silent for a year opens no farm: a new one begins, and the old one loses the number', async () => {
    const phone = freshPhone();
    const { answer } = await enter(phone);
    const { userId } = answer.body.session;
    await db.asSystem((tx) => linkNumber(tx, userId, 'whatsapp', phone, new Date()));
    await silence(userId);
    expect(await db.asSystem((tx) => useByPhone(tx, phone))).toBeNull();
    const visitor = server.visitor();
    const code = await codeFor(visitor, phone);
    await db.run(
      sql`update auth_verifications set expires_at = now() + interval '1 minute' where identifier = ${phone}`,
    );
    expect((await verify(visitor, phone, code)).code).toBe('people.phone_silent');
    // A right code that opened nothing does not live longer than the others.
    expect(
      await db.one(
        sql`select expires_at < now() + interval '2 minutes' as ends from auth_verifications where identifier = ${phone}`,
      ),
    ).toEqual({ ends: true });
    expect(visitor.cookies.has('mavuno.session_token')).toBe(false);
    const begun = await verify(visitor, phone, code, { start_new: true });
    expect(begun.body).toMatchObject({ is_new: true, session: { phone } });
    expect(begun.body.session.userId).not.toBe(userId);
    // Nor does it read the old farm by WhatsApp when its owner comes back.
    expect(await db.asSystem((tx) => ownerOf(tx, 'whatsapp', { phone }))).not.toBe(userId);
    expect(await db.one(sql`select phone_number from auth_users where id = ${userId}`)).toEqual({
      phone_number: null,
    });
  });

  test('the second proof of a silent number is the account’s e-mail: after signing in with it the number opens it again', async () => {
    const { visitor, email, userId } = await mailAccount();
    const phone = freshPhone();
    const code = await codeFor(visitor, phone);
    expect(await visitor.ask('POST', '/api/auth/phone', { phone, code })).toMatchObject({ body: { phone } });
    await silence(userId);
    const silent = await enter(phone);
    expect(silent.answer.code).toBe('people.phone_silent_email');
    await server.visitor().ask('POST', '/api/auth/sign-in', { email, password: 'mahindi na maharagwe' });
    expect((await enter(phone)).answer.body.session.userId).toBe(userId);
  });

  test('a suspended account is not opened, and says why', async () => {
    const phone = freshPhone();
    const { answer } = await enter(phone);
    await db.run(
      sql`update auth_users set suspended_at = now(), suspended_why = 'Spam' where id = ${answer.body.session.userId}`,
    );
    const { visitor, answer: refused } = await enter(phone);
    expect(refused.code).toBe('people.suspended');
    expect((await visitor.ask('GET', '/api/auth/session')).body.session).toBeNull();
  });
});

describe('one account, several proofs', () => {
  test('a number is added to an e-mail account by its code, and then signs in to it', async () => {
    const { visitor, userId } = await mailAccount();
    const phone = freshPhone();
    const code = await codeFor(visitor, phone);
    expect((await visitor.ask('POST', '/api/auth/phone', { phone, code: wrong(code) })).code).toBe(
      'people.code_wrong',
    );
    expect((await visitor.ask('POST', '/api/auth/phone', { phone, code })).body).toEqual({ phone });
    expect((await enter(phone)).answer.body.session.userId).toBe(userId);
    expect(await db.asSystem((tx) => ownerOf(tx, 'sms', { phone }))).toBe(userId);
  });

  test('a changed number is proven; the former one opens nothing of this account', async () => {
    const [before, after] = [freshPhone(), freshPhone()];
    const { visitor, answer } = await enter(before);
    const { userId } = answer.body.session;
    // Both numbers were confirmed for messages.
    await db.asSystem(async (tx) => {
      await linkNumber(tx, userId, 'sms', after, new Date());
      await linkNumber(tx, userId, 'whatsapp', before, new Date());
    });
    const code = await codeFor(visitor, after);
    expect((await visitor.ask('POST', '/api/auth/phone', { phone: after, code })).status).toBe(200);
    expect(await db.asSystem((tx) => callerOf(tx, before))).toBeNull();
    expect((await enter(after)).answer.body.session.userId).toBe(userId);
    expect((await enter(before)).answer.body).toMatchObject({ is_new: true });
    expect(await db.asSystem((tx) => ownerOf(tx, 'sms', { phone: after }))).toBe(userId);
  });

  test('a number of another account is refused, and only to who has its code', async () => {
    const phone = freshPhone();
    await enter(phone);
    const { visitor } = await mailAccount();
    const code = await codeFor(visitor, phone);
    expect((await visitor.ask('POST', '/api/auth/phone', { phone, code: wrong(code) })).code).toBe(
      'people.code_wrong',
    );
    expect((await visitor.ask('POST', '/api/auth/phone', { phone, code })).code).toBe('people.phone_taken');
  });

  test('a number that a farmer confirmed for messages signs in to that account', async () => {
    const { userId } = await mailAccount();
    const phone = freshPhone();
    await db.asSystem((tx) => adoptNumber()(tx, { userId, phone, formerPhone: null, now: new Date() }));
    const { answer } = await enter(phone);
    expect(answer.body).toMatchObject({ is_new: false, session: { userId, phone } });
  });

  test('a staff account is not opened by a number that was confirmed for messages only', async () => {
    const { userId } = await mailAccount();
    await db.run(sql`update auth_users set role = 'admin' where id = ${userId}`);
    const phone = freshPhone();
    await db.asSystem((tx) => adoptNumber()(tx, { userId, phone, formerPhone: null, now: new Date() }));
    expect((await enter(phone)).answer.body.session.userId).not.toBe(userId);
  });

  test('an account of a telephone network’s number is opened once, counts as proven, and its use is counted', async () => {
    const phone = freshPhone();
    const open = () => server.people.openPhoneAccount({ phone, name: 'Wanjiku', language: 'sw' });
    const [a, b] = await Promise.all([open(), open()]);
    expect(a).toBe(b);
    expect(await db.asSystem((tx) => personOf(tx, a))).toMatchObject({
      name: 'Wanjiku',
      email: '',
      isProven: true,
      language: 'sw',
    });
    await db.run(sql`update auth_users set active_at = now() - interval '300 days' where id = ${a}`);
    expect(await db.asSystem((tx) => useByPhone(tx, phone))).toBe(a);
    await db.run(sql`update auth_users set active_at = active_at - interval '300 days' where id = ${a}`);
    expect((await enter(phone)).answer.body.session.userId).toBe(a);
  });
});

describe('on a development server', () => {
  let whole: TestServer;
  beforeAll(async () => {
    whole = await openTestServer();
  });
  afterAll(() => whole.stop());

  test('the code is in the reply and in the folder of SMS, with the line that the browser reads', async () => {
    const answer = await whole.app.inject({
      method: 'POST',
      url: '/api/auth/phone/code',
      payload: { phone: '+254 712 999 001', channel: 'sms' },
      headers: { host: 'mavuno.test', origin: 'http://mavuno.test' },
    });
    const { shown_code: code } = answer.json<{ shown_code: string }>();
    expect(code).toMatch(/^\d{6}$/);
    const folder = `${whole.dataDir}/outbox-sms`;
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')),
    );
    expect(texts.find((text) => text.includes('+254712999001'))).toMatch(
      new RegExp(`${code} is your Mavuno code[^]+\\n\\n@localhost #${code}`),
    );
  });
});
