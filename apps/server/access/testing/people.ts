import { randomBytes } from 'node:crypto';
import { createFarmerWithAllData, scanOf } from '#features/farm-data/server/testing.ts';
import { submitSandboxPage, placeOrder, verifyEmail } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Caller, OwnedId, TestCaller, Person } from '#kit/server/access.ts';
import { sql } from '#kit/server/database/database.ts';
import { type ApiClient, openTestServer, type TestServer } from '../../testing.ts';
import { HOOK_SECRET, METRICS_TOKEN, PASSWORD } from '../settings.ts';

export type { TestServer } from '../../testing.ts';
export type Visitor = ReturnType<TestServer['browser']>;

export const openAccessTestServer = (): Promise<TestServer> =>
  openTestServer({
    METRICS_TOKEN,
    AT_HOOK_SECRET: HOOK_SECRET,
    GEOCODER_URL: 'sample',
    WEATHER_URL: 'off',
  });

/** Clears the rate limits, so that tests need not wait for the next minute. */
export const resetRateLimits = (server: TestServer): Promise<number> =>
  server.database.run(sql`with a as (delete from rate_limits), b as (delete from auth_attempts) select 1`);

const signIn = async (server: TestServer, email: string): Promise<Visitor> => {
  const visitor = server.browser();
  const { status, body } = await visitor.ask('POST', '/api/auth/sign-in', {
    body: { email, password: PASSWORD },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  visitor.userId = body.session.userId;
  return visitor;
};

let lastPhoneNumber = 30_000_000;
const PAYMENT_TABLES = [
  'refund_requests',
  'payment_audit',
  'payments',
  'orders',
  'user_plans',
  'user_subscriptions',
  'trials',
  'account_deletions',
  'data_exports',
];

/** A user's rows of each kind, oldest first. */
const rowIdsOf = async (server: TestServer, userId: string): Promise<Map<string, string[]>> =>
  server.database.asSystem(async (tx) => {
    const all = new Map<string, string[]>();
    const read = async (name: string, text: string): Promise<void> =>
      void all.set(
        name,
        (await tx.many<{ v: string }>({ text, values: [userId] })).map(({ v }) => v),
      );
    const tables = await tx.many<{ name: string }>(sql`
      select c.relname as name
      from pg_class c
      join pg_attribute id on id.attrelid = c.oid and id.attname = 'id' and id.atttypid = 'uuid'::regtype
      join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'user_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    `);
    for (const { name } of tables)
      await read(name, `select id::text as v from ${name} where user_id = $1 order by id`);
    await read('photo', `select hash as v from photos where user_id = $1 order by hash`);
    await read(
      'tracking',
      `select tracking_id as v from orders where user_id = $1 and tracking_id is not null order by id desc`,
    );
    await read('code', `select code as v from statements where user_id = $1 and code not like '%-%'`);
    await read(
      'session',
      `select id::text as v from auth_sessions where user_id = $1 order by created_at, id`,
    );
    return all.set('user', [userId]);
  });

export const personOf = async (
  server: TestServer,
  { userId }: ApiClient,
): Promise<Person & { readonly all: ReadonlyMap<string, readonly string[]> }> => {
  const all = await rowIdsOf(server, userId);
  const { email } = await server.database.one<{ email: string }>(
    sql`select email from auth_users where id = ${userId}`,
  );
  // A user who never paid gets a payment id that does not exist.
  return { userId, email, all, idOf: (what: OwnedId, n = 0) => all.get(what)?.[n] ?? newId() };
};

const pay = async (server: TestServer, farmer: Visitor, plan: string): Promise<void> => {
  const { tracking } = await placeOrder(server, farmer, plan);
  await submitSandboxPage(farmer, tracking, 'pay');
};

const createDownloads = async (server: TestServer, farmer: Visitor): Promise<void> => {
  await farmer.ask('POST', '/api/data/copies', { body: { id: newId(), photos: false } });
  const { all } = await personOf(server, farmer);
  const statement = await farmer.ask('POST', '/api/data/statements', {
    body: { id: newId(), field_id: all.get('fields')![0], season: '2026', language: 'sw' },
  });
  if (statement.status !== 200) throw new Error(JSON.stringify(statement.body));
};

/** Creates a farmer with data of every kind, a second phone, a data copy, a statement and an unpaid order. */
export const createTestFarmer = async (
  server: TestServer,
): Promise<{ readonly farmer: Visitor; readonly photo: Buffer }> => {
  const { farmer, photos } = await createFarmerWithAllData(server);
  const visitor = farmer as Visitor;
  for (const table of PAYMENT_TABLES)
    await server.database.asSystem((tx) =>
      tx.run({ text: `delete from ${table} where user_id = $1`, values: [farmer.userId] }),
    );
  await verifyEmail(server, farmer);
  // A unique phone number, and a leaf check recent enough for a warning.
  const number = `+2547${String((lastPhoneNumber += 1))}`;
  await farmer.sync([{ name: 'notify.set_whatsapp', args: { enabled: true, number, agreed: 'Nitumie' } }]);
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        update contact_identities
        set address = ${number}, phone = ${number}
        where user_id = ${farmer.userId}
      `,
    );
    await tx.run(sql`delete from contact_codes where user_id = ${farmer.userId}`);
    await tx.run(
      sql`update crop_scans set taken_at = now() where user_id = ${farmer.userId} and photo is null`,
    );
  });
  await signIn(server, (await personOf(server, farmer)).email);
  await createDownloads(server, visitor);
  const [first] = photos;
  return {
    farmer: visitor,
    photo:
      photos.find(({ hash }) => hash === [...photos].sort((a, b) => (a.hash < b.hash ? -1 : 1))[0]!.hash)
        ?.bytes ?? first!.bytes,
  };
};

/** Turns a farmer into each kind of caller, by requests or in the database. */
export const becomeCaller: Partial<
  Record<Caller, (server: TestServer, farmer: Visitor) => Promise<unknown>>
> = {
  other: (server, farmer) => pay(server, farmer, 'monthly'),
  pro: (server, farmer) => pay(server, farmer, 'monthly'),
  cancelled: async (server, farmer) => {
    await pay(server, farmer, 'monthly');
    await farmer.ask('POST', '/api/payments/cancel');
  },
  expired: async (server, farmer) => {
    await pay(server, farmer, 'monthly');
    await server.database.asSystem(async (tx) => {
      await tx.run(
        sql`
          update orders
          set created_at = created_at - interval '40 days', paid_at = paid_at - interval '40 days'
          where user_id = ${farmer.userId}
        `,
      );
      await tx.run(
        sql`
          update payments
          set created_at = created_at - interval '40 days'
          where user_id = ${farmer.userId}
        `,
      );
      await tx.run(
        sql`
          update user_subscriptions
          set activated_at = activated_at - interval '40 days', expires_at = expires_at - interval '40 days',
            status = 'expired'
          where user_id = ${farmer.userId}
        `,
      );
    });
  },
  trial: (_, farmer) => farmer.ask('POST', '/api/plan/trial', { body: {} }),
  expert: (server, farmer) =>
    server.database.asSystem((tx) =>
      tx.run(sql`update auth_users set role = 'expert' where id = ${farmer.userId}`),
    ),
  admin: (server, farmer) =>
    server.database.asSystem((tx) =>
      tx.run(sql`update auth_users set role = 'admin' where id = ${farmer.userId}`),
    ),
};

/** Asks two expert questions and requests a refund. */
export const requestReviewsAndRefund = async (
  server: TestServer,
  farmer: Visitor,
  photo: string,
): Promise<void> => {
  const scans = [scanOf(null, photo), scanOf(null, photo)];
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from expert_reviews where user_id = ${farmer.userId}`),
  );
  const { outcomes } = await farmer.sync([
    ...scans,
    ...scans.map(({ args }) => ({
      name: 'reviews.ask',
      args: { id: newId(), scan_id: args.id, note: null, county: null },
    })),
  ]);
  if (outcomes.some((o: { result: string }) => o.result !== 'applied'))
    throw new Error(JSON.stringify(outcomes));
  const { all } = await personOf(server, farmer);
  await farmer.ask('POST', `/api/payments/${all.get('payments')![0]}/refund`, {
    body: { reason: 'Sihitaji' },
  });
};

export const signInAgain = signIn;

/** Deletes jobs that start more than 5 seconds from now, so that they do not run during the tests. */
export const deleteDelayedJobs = (server: TestServer): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(
      sql`delete from pgboss.job where state = 'created' and start_after > now() + interval '5 seconds'`,
    ),
  );

/** Waits until no background job runs: its writes would look like another user's. */
export const waitForJobs = async (server: TestServer): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const { n } = await server.database.asSystem((tx) =>
      tx.one<{ n: number }>(
        sql`
          select count(*) as n
          from pgboss.job
          where state in ('active', 'retry') or (state = 'created' and start_after <= now())
        `,
      ),
    );
    const { m } = await server.database.asSystem((tx) =>
      tx.one<{ m: number }>(sql`select count(*) as m from data_exports where state = 'waiting'`),
    );
    if (n === 0 && m === 0) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('background jobs are still running after 60 seconds');
};

/** A hash of the user's rows, per private table. */
export const rowsOf = (server: TestServer, userId: string): Promise<Record<string, string>> =>
  server.database.asSystem(async (tx) => {
    const parts = server.tables.map(
      ({ table, owner }) =>
        `select '${table}' as t, coalesce(md5(string_agg(to_jsonb(r)::text, '|' order by to_jsonb(r)::text)), '') as v from ${table} r where r.${owner} = $1`,
    );
    const rows = await tx.many<{ t: string; v: string }>({
      text: parts.join(' union all '),
      values: [userId],
    });
    return Object.fromEntries(rows.map(({ t, v }) => [t, v]));
  });

const secrets = { password: PASSWORD, smsSecret: HOOK_SECRET };

export const callerDataOf = async (
  server: TestServer,
  caller: Caller,
  farmer: Visitor,
  photo: Buffer,
  supportedFarmer: Person,
): Promise<TestCaller> => ({
  ...(await personOf(server, farmer)),
  caller,
  photo,
  supportedFarmer,
  ...secrets,
});

/** For a caller without data: nonexistent ids. */
export const anonymousCallerData = (supportedFarmer: Person): TestCaller => ({
  userId: newId(),
  email: 'nobody@mavuno.test',
  idOf: (what) => (what === 'photo' ? randomBytes(32).toString('hex') : newId()),
  caller: 'anonymous',
  photo: Buffer.from('x'),
  supportedFarmer,
  ...secrets,
});
