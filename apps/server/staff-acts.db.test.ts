import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminEn } from '#features/admin/words.en.ts';
import { adminSw } from '#features/admin/words.sw.ts';
import { findRecipient } from '#features/notify/server/settings.ts';
import { listOffers, postOffer, postReply, createTrader } from '#features/offers/server/testing.ts';
import { submitSandboxPage, placeOrder, verifyEmail } from '#features/payments/server/testing.ts';
import { isSuspendedOrDeleting } from '#features/referrals/server/fraud-facts.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { TestRequest } from '#kit/server/access.ts';
import { sql } from '#kit/server/database/database.ts';
import { type Route, routesOf, urlOf } from './access/routes.ts';
import { type ApiClient, openTestServer, type TestServer } from './testing.ts';

interface Cast {
  readonly server: TestServer;
  readonly admin: ApiClient;
  readonly farmer: ApiClient;
}
/** Creates something for staff to decide, and returns the request that decides it. */
type Deed = (cast: Cast) => Promise<TestRequest>;

const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-acts-'));
const today = dayInNairobi(new Date());
const prices = `date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice\n${today},X,Nakuru,Wakulima (Nakuru),-0.28,36.07,cereals,Maize,90 KG,actual,Wholesale,KES,4050,31.4\n`;
const why = 'Alipiga simu akaomba';
const rows = (server: TestServer, statement: ReturnType<typeof sql>): Promise<number> =>
  server.database.asSystem((tx) => tx.run(statement));
const emailOf = async (server: TestServer, { userId }: ApiClient): Promise<string> =>
  (await server.database.one<{ email: string }>(sql`select email from auth_users where id = ${userId}`))
    .email;
const paid = async ({ server, farmer }: Cast): Promise<string> => {
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'pay');
  return id;
};

/**
 * One entry per staff operation that changes something. A new operation without an entry fails the first
 * test.
 */
const deeds: Readonly<Record<string, Deed>> = {
  'admin.retry_jobs': async ({ server }) => {
    await server.database.run(sql`
        insert into pgboss.job (name, data, state, retry_count, retry_limit, output, completed_on,
          start_after)
        values ('people.mail', '{"kind":"verify","to":"x@mavuno.test","language":"en","link":"http://x"}',
          'failed', 10, 10, '{"message":"closed"}', now(), now() + interval '1 hour')
      `);
    return { body: { name: 'people.mail' } };
  },
  'people.suspend': async ({ server }) => ({ params: { id: (await server.farmer()).userId }, body: { why } }),
  'people.restore': async ({ server }) => {
    const { userId } = await server.farmer();
    await rows(
      server,
      sql`update auth_users set suspended_at = now(), suspended_why = 'x' where id = ${userId}`,
    );
    return { params: { id: userId }, body: { why } };
  },
  'people.send_reset': async ({ farmer }) => ({ params: { id: farmer.userId }, body: { why } }),
  'people.grant_role': async ({ server }) => {
    const expert = await server.farmer();
    await verifyEmail(server, expert);
    return { body: { email: await emailOf(server, expert), role: 'expert', why } };
  },
  'payments.decide_refund': async (cast) => {
    const order = await paid(cast);
    const { id } = await cast.server.database.asSystem((tx) =>
      tx.one<{ id: string }>(sql`select id from payments where order_id = ${order}`),
    );
    await cast.farmer.ask('POST', `/api/payments/${id}/refund`, { body: { reason: 'Sihitaji' } });
    const asked = await cast.server.database.asSystem((tx) =>
      tx.one<{ id: string }>(sql`select id from refund_requests where payment_id = ${id}`),
    );
    return {
      params: { id: asked.id },
      body: { user_id: cast.farmer.userId, state: 'refused', note: 'Muda umepita' },
    };
  },
  'payments.accept_held': async (cast) => {
    const order = await paid(cast);
    await rows(
      cast.server,
      sql`
        update orders
        set state = 'held', why = 'amount', received_amount = 1, received_currency = 'KES', revoked_at = now()
        where id = ${order}
      `,
    );
    return { params: { id: order }, body: { user_id: cast.farmer.userId, note: why } };
  },
  'payments.return_held': async (cast) => {
    const order = await paid(cast);
    await rows(cast.server, sql`update orders set state = 'held', paid_at = null where id = ${order}`);
    return { params: { id: order }, body: { user_id: cast.farmer.userId, note: why } };
  },
  'suppliers.decide': async ({ server, farmer: { userId } }) => {
    const id = newId();
    await rows(
      server,
      sql`
        insert into supplier_suggestions (id, user_id, name, kind, place, county, own)
        values (${id}, ${userId}, 'Duka la Njoro', 'agrovet', 'Njoro', 'Nakuru', false)
      `,
    );
    return { params: { id }, body: { user_id: userId, accept: false, reason: 'Halipo', corrected: null } };
  },
  'suppliers.settle_report': async ({ server, farmer: { userId } }) => {
    const [id, { listing }] = [
      newId(),
      await server.database.asSystem((tx) =>
        tx.one<{ listing: string }>(sql`
          insert into supplier_listings (id, name, kind, place, county, lat, lng, checked_at)
          values (${newId()}, 'Duka la Molo', 'agrovet', 'Molo', 'Nakuru', -0.25, 35.73, now())
          returning id as listing
        `),
      ),
    ];
    await rows(
      server,
      sql`
        insert into supplier_reports (id, user_id, listing_id, what)
        values (${id}, ${userId}, ${listing}, 'closed')
      `,
    );
    return { params: { id }, body: { user_id: userId, act: 'keep', corrected: null } };
  },
  'market.list': async () => ({ query: { keep: '1', name: 'bei.csv' }, bytes: Buffer.from(prices) }),
  'market.sync': async () => ({ body: {} }),
  'market.decide': async ({ server, farmer: { userId } }) => {
    const id = newId();
    await rows(
      server,
      sql`
        insert into market_reports (user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg,
          day, status)
        values (${userId}, ${id}, 'board', 'maize', 'Kangemi', 'Nairobi', 4000, 'bag_90kg', 90, 44.4,
          current_date, 'held')
      `,
    );
    return { params: { id }, body: { user_id: userId, count: true } };
  },
  'offers.judge': async ({ server, farmer: { userId } }) => {
    const id = newId();
    await rows(
      server,
      sql`
        insert into sell_offers (user_id, id, crop, grade, quantity, unit, total_kg, county, ready_from,
          state, standing, reason, created_at, ends_at)
        values (${userId}, ${id}, 'maize', 'ungraded', 5, 'bag_90kg', 450, 'Nakuru', current_date, 'open',
          'pending', 'phone', now(), now() + interval '30 days')
      `,
    );
    return { params: { id }, body: { act: 'remove', note: 'Nambari ya simu kwenye maandishi' } };
  },
  'referrals.decide': async ({ server, farmer: { userId } }) => {
    const id = newId();
    await rows(
      server,
      sql`
        insert into referrals (id, referrer_id, referred_id, via, message_variant, state, reasons,
          fraud_score, created_at)
        values (${id}, ${userId}, ${(await server.farmer()).userId}, 'sms', 'sw', 'held', '{same_device}', 70,
          now())
      `,
    );
    return { params: { id }, body: { approve: false, note: 'Ni simu moja' } };
  },
  'community.judge': async ({ server, farmer: { userId } }) => {
    const id = newId();
    await rows(
      server,
      sql`
        insert into community_questions (user_id, id, title, content, category_id, language, state, reason,
          created_at)
        values (${userId}, ${id}, 'Viwavi kwenye mahindi', 'Wanakula majani, nifanye nini?',
          'pest_management', 'sw', 'pending', 'links', now())
      `,
    );
    return { params: { id }, body: { act: 'remove', note: 'Tangazo' } };
  },
};

let server: TestServer;
let cast: Cast;
let routes: readonly Route[];
beforeAll(async () => {
  writeFileSync(path.join(folder, 'prices.csv'), prices);
  server = await openTestServer({ PRICES_URL: pathToFileURL(path.join(folder, 'prices.csv')).href });
  const [admin, farmer] = [await server.farmer(), await server.farmer()];
  await verifyEmail(server, farmer);
  await server.database.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`);
  cast = { server, admin, farmer };
  routes = routesOf((await server.browser().ask('GET', '/api/openapi.json')).body);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isDeed = ({ id, access, method }: Route): boolean =>
  (access === 'admin' && method !== 'GET') || id === 'community.judge';
const actsBy = (userId: string) =>
  server.database.asSystem((tx) =>
    tx.many<{ act: string }>(sql`select act from staff_acts where by_id = ${userId} order by at, id`),
  );
const ask = async (
  route: Route,
  { body, bytes, ...sent }: TestRequest,
): Promise<{ status: number; body: unknown }> => {
  await server.database.run(sql`truncate rate_limits`);
  return cast.admin.ask(route.method, urlOf(route, sent), bytes ? { bytes } : { body: body ?? {} });
};

test('MSC-03 every staff operation that changes something is covered here', () => {
  expect(
    routes
      .filter(isDeed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(deeds).sort());
});

test.each(Object.keys(deeds))(
  'MSC-03 %s is recorded in the audit log, named in both languages, and fails if it cannot be recorded',
  async (id) => {
    const route = routes.find((one) => one.id === id)!;
    const sent = await deeds[id]!(cast);
    const before = (await actsBy(cast.admin.userId)).length;
    await server.database.run(
      sql`
        create function no_acts() returns trigger language plpgsql as $$ begin raise exception
          'the log is full'; end $$
      `,
    );
    await server.database.run(
      sql`create trigger no_acts before insert on staff_acts for each row execute function no_acts()`,
    );
    const broken = await ask(route, sent);
    await server.database.run(sql`drop function no_acts cascade`);
    expect([id, broken.status]).toEqual([id, 500]);
    // The failed request decided nothing, so the same request now succeeds.
    expect([id, await ask(route, sent)]).toEqual([id, expect.objectContaining({ status: 200 })]);
    const acts = (await actsBy(cast.admin.userId)).slice(before);
    expect([id, acts.length]).toEqual([id, 1]);
    for (const { names } of [adminEn.acts, adminSw.acts]) expect(Object.keys(names)).toContain(acts[0]!.act);
  },
);

test('MSC-03 a suspended user’s offers are hidden, replies closed, messages stopped and referral rewards withheld', async () => {
  await server.database.run(sql`truncate rate_limits`);
  const [farmer, buyer] = [await createTrader(server, 'Juma'), await createTrader(server, 'Zawadi')];
  const theirs = await postOffer(buyer);
  const [offer, answer] = [await postOffer(farmer), await postReply(farmer, theirs)];
  const waits = await postReply(buyer, offer);
  expect((await listOffers(buyer)).offers.map(({ id }: { id: string }) => id)).toContain(offer);
  await cast.admin.ask('POST', `/api/admin/people/${farmer.userId}/suspend`, { body: { why } });
  expect((await listOffers(buyer)).offers.map(({ id }: { id: string }) => id)).toEqual([theirs]);
  const states = await server.database.asSystem((tx) =>
    tx.many<{ id: string; state: string }>(
      sql`select id, state from sell_replies where id in (${answer}, ${waits})`,
    ),
  );
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [answer]: 'withdrawn',
    [waits]: 'passed',
  });
  expect(
    await server.database.asSystem((tx) => findRecipient(tx, farmer.userId, { whatsapp: true, sms: true })),
  ).toBeNull();
  expect(
    await server.database.asSystem((tx) => findRecipient(tx, buyer.userId, { whatsapp: true, sms: true })),
  ).not.toBeNull();
  expect(await server.database.asSystem((tx) => isSuspendedOrDeleting(tx, farmer.userId))).toBe(true);
});
