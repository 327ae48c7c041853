import { expect, test } from 'vitest';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { evaluateAll } from './evaluation-batch.ts';
import { FLOOD_DAYS, mildDay, storeForecast } from './testing.ts';

const { database } = await testDatabase();
const today = dayInNairobi(new Date());

/** Inserts fields directly: `users` farmers on Pro, with all fields in a row of weather cells. */
const village = async (users: number, fieldsEach: number, squares: number): Promise<void> => {
  const ids = Array.from({ length: users }, () => newId());
  await database.asSystem(async (tx) => {
    await tx.run(
      sql`
        insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
        select gen_random_uuid(), u, 'x@example.com', 'annual', 'active', now(), now() + interval '300 days'
        from unnest(${ids}::uuid[]) u
      `,
    );
    await tx.run(sql`
      insert into fields (id, user_id, name, size, size_unit, size_hectares, boundary, boundary_source,
        location_lat, location_lng, location_unconfirmed, crop_type, season)
      select gen_random_uuid(), u, 'S', 1, 'acres', 0.4, '', 'approximate', -1.0,
        36.0 + ((n + k) % ${squares}::int) * 0.1, false, (array['maize', 'bean', 'potato', 'tomato',
        'coffee'])[1 + (n + k) % 5], '2026'
      from unnest(${ids}::uuid[])
      with ordinality as f (u, k)
      cross join generate_series(1, ${fieldsEach}::int) n
    `);
    await tx.run(sql`
      insert into crops (id, user_id, field_id, crop_type, status, planting_date)
      select gen_random_uuid(), user_id, id, crop_type, 'growing', ${addDays(today, -50)}::date
      from fields
      where user_id = any(${ids}::uuid[])
    `);
  });
  for (let i = 0; i < squares; i += 1)
    await storeForecast(
      database,
      { lat: -1, lng: 36 + i * 0.1 },
      i % 2 === 0 ? FLOOD_DAYS : { 3: mildDay(today, { rain: 34 }) },
    );
};

/** Counts the database statements of a batch. */
const counting = (db: Database): { readonly db: Database; statements(): number } => {
  let n = 0;
  const counted = (tx: Transaction): Transaction => ({
    ...tx,
    one: (s) => {
      n += 1;
      return tx.one(s);
    },
    maybe: (s) => {
      n += 1;
      return tx.maybe(s);
    },
    many: (s) => {
      n += 1;
      return tx.many(s);
    },
    run: (s) => {
      n += 1;
      return tx.run(s);
    },
  });
  return { db: { ...db, asSystem: (work) => db.asSystem((tx) => work(counted(tx))) }, statements: () => n };
};

test('a run evaluates every field once, with a fixed number of statements per page', async () => {
  await village(260, 6, 8);
  const { db, statements } = counting(database);
  const first = await evaluateAll({ db, listeners: () => ({}) });
  expect(first).toMatchObject({ fields: 1_560, withoutWeather: 0 });
  expect(first.raised).toBeGreaterThanOrEqual(1_560);
  // Four pages of at most 500 fields.
  expect(statements()).toBeLessThanOrEqual(4 * 24);
  const rows = await database.asSystem((tx) =>
    tx.one<{ alerts: number; fields: number; logged: number; events: number; looks: number }>(sql`
      select (select count(*) from alerts) as alerts, (select count(distinct field_id) from alerts) as fields,
        (select count(*) from sync_log where kind = 'alert') as logged,
        (select count(*) from events where name = 'alert.raised') as events,
        (select count(*) from alert_looks) as looks
    `),
  );
  // Six fields per farmer, two causes: two messages.
  expect(rows).toEqual({
    alerts: first.raised,
    fields: 1_560,
    logged: first.raised,
    events: 2 * 260,
    looks: 1_560,
  });
  expect(await evaluateAll({ db: database, listeners: () => ({}) })).toMatchObject({
    fields: 1_560,
    raised: 0,
  });
}, 120_000);

test('an account with a pending deletion is not evaluated', async () => {
  const [removed] = await database.asSystem((tx) =>
    tx.many<{ user_id: string }>(sql`select distinct user_id from fields limit 1`),
  );
  await database.asSystem((tx) =>
    tx.run(
      sql`
        insert into account_deletions (user_id, asked_at, purge_at)
        values (${removed!.user_id}, now(), now() + interval '7 days')
      `,
    ),
  );
  expect((await evaluateAll({ db: database, listeners: () => ({}) })).fields).toBe(1_554);
}, 60_000);
