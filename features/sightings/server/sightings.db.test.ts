import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { recordEvent } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { cellOf } from '../domain/cell.ts';
import { sightingsServer } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
// All these farmers sign up from one IP address.
beforeEach(() => server.database.run(sql`truncate rate_limits`));

interface Place {
  readonly lat: number;
  readonly lng: number;
}
let corner = 0;
/** Each test has its own area. */
const area = (): Place => ({ lat: -4 + (corner += 1) * 0.5 + 0.01237, lng: 36.08 });

interface Made {
  readonly id: string;
  readonly args: Record<string, unknown>;
}
const scanOf = (at: Place, over: Record<string, unknown> = {}): Made => {
  const id = newId();
  return {
    id,
    args: {
      id,
      field_id: null,
      crop_type: 'bean',
      photo: null,
      severity: 'low',
      affected_area_percentage: 4,
      location: { ...at, country: 'KE' },
      taken_at: new Date().toISOString(),
      known_used: 0,
      outcome: 'answer',
      condition: 'bean___rust',
      confidence: 0.9,
      top3: [],
      model: 'a'.repeat(64),
      ...over,
    },
  };
};
/** Writes the result of the server's own check. The check itself is tested in the scanner feature. */
const look = (b: ApiClient, scanId: string, finding: { outcome: string; condition: string | null }) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      update crop_scans
      set checked =
        ${JSON.stringify({ ...finding, confidence: 0.9, top3: [], model: 'b'.repeat(64), at: new Date().toISOString() })}
        where user_id = ${b.userId} and id = ${scanId}
    `),
  );
const seen = { outcome: 'answer', condition: 'bean___rust' };

const follow = (b: ApiClient, at: Place, active = true) =>
  b.sync([{ name: 'sightings.follow', args: { cell: cellOf(at), active } }]);
/** Reports a scan that the server's check has confirmed. */
const report = async (
  b: ApiClient,
  at: Place,
  finding: { outcome: string; condition: string | null } | null = seen,
  over: Record<string, unknown> = {},
) => {
  const scan = scanOf(at, over);
  await b.sync([{ name: 'scans.save', args: scan.args }]);
  if (finding) await look(b, scan.id, finding);
  const id = newId();
  const { outcomes } = await b.sync([
    { name: 'sightings.report', args: { id, scan_id: scan.id, cell: cellOf(at) } },
  ]);
  return { id, scanId: scan.id, outcome: outcomes[0] };
};
const reportIs = (b: ApiClient, expected: object) =>
  expect.poll(() => b.rows('sighting_report'), { timeout: 15_000, interval: 200 }).toMatchObject([expected]);
const areaOf = async (b: ApiClient, at: Place) =>
  (await b.ask('GET', `/api/sightings?cell=${cellOf(at)}`)).body.sightings;

test('SCN-24 a warning reaches followers nearby, and the reporter sees how many were notified', async () => {
  const at = area();
  const [reporter, near, next, far, off] = (await Promise.all(
    Array.from({ length: 5 }, () => server.farmer()),
  )) as [ApiClient, ApiClient, ApiClient, ApiClient, ApiClient];
  await follow(reporter, at);
  await follow(near, at);
  await follow(next, { lat: at.lat + 0.05, lng: at.lng });
  await follow(far, { lat: at.lat + 0.2, lng: at.lng });
  await follow(off, at);
  await follow(off, at, false);
  const { id, outcome } = await report(reporter, at);
  expect(outcome.result).toBe('applied');
  await reportIs(reporter, { id, condition: 'bean___rust', crop: 'bean', level: 'seen', notified: 2 });
  for (const b of [near, next])
    expect(await b.rows('sighting_notice')).toMatchObject([
      { condition: 'bean___rust', crop: 'bean', cell: cellOf(at), level: 'seen', read: false },
    ]);
  for (const b of [far, off, reporter]) expect(await b.rows('sighting_notice')).toEqual([]);
});

test('SCN-24 with nobody nearby the count is zero; no exact location and no name is stored', async () => {
  const at = area();
  const reporter = await server.farmer();
  const { id } = await report(reporter, at);
  await reportIs(reporter, { id, notified: 0 });
  const stored = await server.database.asSystem((tx) =>
    tx.one(sql`select * from sighting_reports where id = ${id}`),
  );
  expect(Object.keys(stored as object).sort()).toEqual([
    'cell',
    'condition',
    'created_at',
    'crop',
    'day',
    'id',
    'level',
    'notified',
    'scan_id',
    'user_id',
  ]);
  expect(JSON.stringify(stored)).not.toContain('1237');
});

test("SCN-24 a phone's report warns nobody until the server has checked it, and never if the server disagrees", async () => {
  const at = area();
  const [reporter, liar, near] = [await server.farmer(), await server.farmer(), await server.farmer()];
  await follow(near, at);
  const waiting = await report(reporter, at, null);
  await sleep(600);
  await reportIs(reporter, { level: 'claimed', notified: null });
  expect(await near.rows('sighting_notice')).toEqual([]);
  // The server's check arrives; the waiting job is moved forward.
  await look(reporter, waiting.scanId, seen);
  await server.database.run(
    sql`update pgboss.job set start_after = now() where name = 'sightings.look' and state = 'created'`,
  );
  await reportIs(reporter, { level: 'seen', notified: 1 });
  await report(liar, at, { outcome: 'answer', condition: 'bean___healthy' });
  await reportIs(liar, { level: 'unmatched', notified: null });
  expect(await near.rows('sighting_notice')).toHaveLength(1);
});

test('the area list shows only conditions reported by three farmers or confirmed by an expert', async () => {
  const at = area();
  const reader = await server.farmer();
  const reporters = [await server.farmer(), await server.farmer(), await server.farmer()];
  for (const [i, b] of reporters.entries()) {
    expect(await areaOf(reader, at)).toEqual([]);
    await report(b, at);
    // A second report by the same farmer does not count as a second farmer.
    await report(b, at);
    await expect
      .poll(async () => (await b.rows('sighting_report')).every((r) => r.level === 'seen'), {
        timeout: 15_000,
      })
      .toBe(true);
    if (i < 2) expect(await areaOf(reader, at)).toEqual([]);
  }
  expect(await areaOf(reader, at)).toMatchObject([
    {
      condition: 'bean___rust',
      crop: 'bean',
      here: true,
      farmers: 3,
      confirmed: false,
      last_day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    },
  ]);
  expect(await areaOf(reader, { lat: at.lat + 0.05, lng: at.lng })).toMatchObject([{ here: false }]);
  expect(await areaOf(reader, { lat: at.lat + 0.3, lng: at.lng })).toEqual([]);
  expect((await reader.ask('GET', '/api/sightings?cell=-0.3031,36.08')).status).toBe(400);
});

test("an expert's answer confirms a report, even of candidates only; a different diagnosis withdraws the warning", async () => {
  const at = area();
  const [sure, wrong, picker, near] = [
    await server.farmer(),
    await server.farmer(),
    await server.farmer(),
    await server.farmer(),
  ];
  await follow(near, at);
  const good = await report(sure, at);
  const bad = await report(wrong, at);
  await reportIs(wrong, { notified: 1 });
  await reportIs(sure, { notified: 1 });
  // For tomato the model gives candidates only, and the farmer picked one.
  const top3 = [
    { condition: 'tomato___early_blight', probability: 0.6 },
    { condition: 'tomato___late_blight', probability: 0.3 },
  ];
  const scan = scanOf(at, { crop_type: 'tomato', outcome: 'candidates', condition: null, top3 });
  await picker.sync([
    { name: 'scans.save', args: scan.args },
    { name: 'scans.pick', args: { id: scan.id, condition: 'tomato___late_blight' } },
  ]);
  await look(picker, scan.id, { outcome: 'candidates', condition: null });
  await picker.sync([
    { name: 'sightings.report', args: { id: newId(), scan_id: scan.id, cell: cellOf(at) } },
  ]);
  await reportIs(picker, { condition: 'tomato___late_blight', level: 'claimed', notified: null });
  const jobs = await answered(sure, good.scanId, 'bean___rust');
  await answered(wrong, bad.scanId, 'bean___angular_leaf_spot', jobs);
  await answered(picker, scan.id, 'tomato___late_blight', jobs);
  await reportIs(sure, { level: 'confirmed', notified: 1 });
  await reportIs(picker, { level: 'confirmed', notified: 1 });
  await reportIs(wrong, { level: 'refuted', notified: 0 });
  expect((await near.rows('sighting_notice')).map((n) => [n.condition, n.level]).sort()).toEqual([
    ['bean___rust', 'confirmed'],
    ['tomato___late_blight', 'confirmed'],
  ]);
  expect(await areaOf(near, at)).toMatchObject([
    { farmers: null, confirmed: true },
    { farmers: null, confirmed: true },
  ]);
});

/** Records the event of an expert's answer, with this feature's listeners. */
const answered = async (
  b: ApiClient,
  scanId: string,
  condition: string,
  listeners?: ReturnType<typeof sightingsServer>['listeners'],
) => {
  const used =
    listeners ??
    sightingsServer({
      db: server.database,
      jobs: {
        handleJobs: () => undefined,
        start: async () => undefined,
        stop: async () => undefined,
        counts: async () => [],
        enqueue: async (tx, name, data) =>
          void (await tx.run(
            sql`
              insert into pgboss.job (name, data, policy)
              values (${name}, ${JSON.stringify(data)}, 'standard')
            `,
          )),
      },
    }).listeners;
  await server.database.asSystem((tx) =>
    recordEvent(
      tx,
      { userId: b.userId, name: 'review.answered', payload: { id: newId(), scan_id: scanId, condition } },
      used,
    ),
  );
  return used;
};

test('an expert’s diagnosis from before the report also confirms it', async () => {
  const at = area();
  const reporter = await server.farmer();
  const scan = scanOf(at);
  await reporter.sync([
    { name: 'scans.save', args: scan.args },
    { name: 'reviews.ask', args: { id: newId(), scan_id: scan.id, note: 'Ni nini?', county: null } },
  ]);
  // Writes an expert's review. The review itself is tested in its own feature.
  await server.database.asSystem((tx) =>
    tx.run(sql`
      update expert_review_turns t
      set answered_at = now(), condition = 'bean___rust'
      from expert_reviews r
      where r.user_id = t.user_id and r.id = t.review_id and r.scan_id = ${scan.id}
    `),
  );
  await reporter.sync([
    { name: 'sightings.report', args: { id: newId(), scan_id: scan.id, cell: cellOf(at) } },
  ]);
  await reportIs(reporter, { level: 'confirmed' });
});

test('deleting a scan deletes its report and its warnings on every phone; a report can also be withdrawn', async () => {
  const at = area();
  const [reporter, near] = [await server.farmer(), await server.farmer()];
  await follow(near, at);
  const other = { outcome: 'answer', condition: 'bean___anthracnose' };
  const [first, second] = [await report(reporter, at), await report(reporter, at, other, other)];
  await expect.poll(async () => (await near.rows('sighting_notice')).length, { timeout: 15_000 }).toBe(2);
  await reporter.sync([{ name: 'scans.remove', args: { id: first.scanId } }]);
  await expect
    .poll(async () => (await near.rows('sighting_notice')).map((n) => n.condition), { timeout: 15_000 })
    .toEqual([other.condition]);
  expect((await reporter.rows('sighting_report')).map((r) => r.id)).toEqual([second.id]);
  await reporter.sync([{ name: 'sightings.withdraw', args: { id: second.id } }]);
  expect(await reporter.rows('sighting_report')).toEqual([]);
  await expect.poll(() => near.rows('sighting_notice'), { timeout: 15_000 }).toEqual([]);
  expect(
    (await reporter.sync([{ name: 'sightings.withdraw', args: { id: second.id } }])).outcomes[0],
  ).toMatchObject({ code: 'sightings.not_found' });
});

test("one report per scan, five per day, only of diseases, from the farmer's own recent scans at their location", async () => {
  const at = area();
  const [farmer, thief] = [await server.farmer(), await server.farmer()];
  const first = await report(farmer, at);
  const again = (scanId: string, cell = cellOf(at), b = farmer) =>
    b
      .sync([{ name: 'sightings.report', args: { id: newId(), scan_id: scanId, cell } }])
      .then((r) => r.outcomes[0]);
  expect(await again(first.scanId)).toMatchObject({ code: 'sightings.reported' });
  expect(await again(first.scanId, cellOf(at), thief)).toMatchObject({ code: 'sightings.no_scan' });
  expect((await report(farmer, at, seen, { condition: 'bean___healthy' })).outcome).toMatchObject({
    code: 'sightings.nothing_to_report',
  });
  expect((await report(farmer, at, seen, { outcome: 'not_sure', condition: null })).outcome).toMatchObject({
    code: 'sightings.nothing_to_report',
  });
  expect(
    (await report(farmer, at, seen, { taken_at: new Date(Date.now() - 15 * DAY_MS).toISOString() })).outcome,
  ).toMatchObject({ code: 'sightings.too_old', details: { days: 14 } });
  const elsewhere = scanOf(at);
  await farmer.sync([{ name: 'scans.save', args: elsewhere.args }]);
  expect(await again(elsewhere.id, cellOf({ lat: at.lat + 1, lng: at.lng }))).toMatchObject({
    code: 'sightings.place_wrong',
  });
  expect(await again(elsewhere.id, 'nowhere')).toMatchObject({ code: 'sync.invalid' });
  for (let i = 0; i < 4; i += 1) expect((await report(farmer, at)).outcome.result).toBe('applied');
  expect((await report(farmer, at)).outcome).toMatchObject({
    code: 'sightings.limit',
    details: { limit: 5 },
  });
});

test("a notice read on one phone is read on all; nobody sees another farmer's rows", async () => {
  const at = area();
  const [reporter, near, stranger] = [await server.farmer(), await server.farmer(), await server.farmer()];
  await follow(near, at);
  await report(reporter, at);
  await expect.poll(async () => (await near.rows('sighting_notice')).length, { timeout: 15_000 }).toBe(1);
  const [{ id }] = await near.rows('sighting_notice');
  await stranger.sync([{ name: 'sightings.read', args: { ids: [id] } }]);
  expect(await near.rows('sighting_notice')).toMatchObject([{ read: false }]);
  const { changes } = await near.sync([{ name: 'sightings.read', args: { ids: [id] } }]);
  expect(changes.rows.find((r: { kind: string }) => r.kind === 'sighting_notice').row.read).toBe(true);
  for (const table of ['sighting_reports', 'sighting_follows', 'sighting_notices']) {
    expect(
      await server.database.asUser(stranger.userId, (tx) =>
        tx.many({ text: `select * from ${table} where user_id <> $1`, values: [stranger.userId] }),
      ),
    ).toEqual([]);
  }
});

test('SCN-24 changing a check after its report cannot cause a warning that the server has not confirmed', async () => {
  const at = area();
  const [liar, near] = [await server.farmer(), await server.farmer()];
  await follow(near, at);
  const { scanId } = await report(liar, at, null, { condition: 'bean___anthracnose' });
  const {
    id: _,
    field_id: _f,
    photo: _p,
    location: _l,
    taken_at: _t,
    known_used: _k,
    ...found
  } = scanOf(at).args;
  await liar.sync([{ name: 'scans.add_leaves', args: { ...found, id: scanId, photos: ['c'.repeat(64)] } }]);
  await look(liar, scanId, seen);
  await server.database.run(
    sql`update pgboss.job set start_after = now() where name = 'sightings.look' and state = 'created'`,
  );
  await reportIs(liar, { condition: 'bean___anthracnose', level: 'unmatched', notified: null });
  expect(await near.rows('sighting_notice')).toEqual([]);
});

test('nobody can change or withdraw another farmer’s warning by reusing its id', async () => {
  const at = area();
  const [reporter, attacker, near] = [await server.farmer(), await server.farmer(), await server.farmer()];
  await follow(near, at);
  const { id } = await report(reporter, at);
  await expect.poll(() => near.rows('sighting_notice'), { timeout: 15_000 }).toHaveLength(1);
  const told = await near.rows('sighting_notice');
  for (const known of [id, told[0].id as string]) {
    const scan = scanOf(at);
    await attacker.sync([
      { name: 'scans.save', args: scan.args },
      { name: 'sightings.report', args: { id: known, scan_id: scan.id, cell: cellOf(at) } },
    ]);
    await attacker.sync([{ name: 'sightings.withdraw', args: { id: known } }]);
  }
  await expect
    .poll(
      () =>
        server.database.one(
          sql`
            select count(*) as n
            from pgboss.job
            where name = 'sightings.withdraw' and state in ('created', 'active', 'retry')
          `,
        ),
      { timeout: 15_000 },
    )
    .toEqual({ n: 0 });
  expect(await near.rows('sighting_notice')).toEqual(told);
});

test('a warning’s crop comes from the knowledge base and its date is at most today, whatever the phone sends', async () => {
  const at = area();
  const reporter = await server.farmer();
  const { id } = await report(reporter, at, seen, {
    crop_type: 'Call 0700 000000 for a loan',
    taken_at: '2099-01-01T00:00:00.000Z',
  });
  await reportIs(reporter, { id, crop: 'bean', day: dayInNairobi(new Date()) });
});

test('withdrawing a report does not raise the daily limit', async () => {
  const at = area();
  const farmer = await server.farmer();
  for (let i = 0; i < 5; i += 1) {
    const { id, outcome } = await report(farmer, at);
    expect(outcome.result).toBe('applied');
    await farmer.sync([{ name: 'sightings.withdraw', args: { id } }]);
  }
  expect((await report(farmer, at)).outcome).toMatchObject({ code: 'sightings.limit' });
});

test('reports and notices are deleted after 90 days, also on the phones', async () => {
  const at = area();
  const [reporter, near] = [await server.farmer(), await server.farmer()];
  await follow(near, at);
  const { id } = await report(reporter, at);
  await expect.poll(async () => (await near.rows('sighting_notice')).length, { timeout: 15_000 }).toBe(1);
  await server.upkeep();
  const [notice] = await near.rows('sighting_notice');
  const { cursor } = (await near.sync([])).changes;
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`update sighting_reports set created_at = now() - interval '91 days' where id = ${id}`);
    await tx.run(
      sql`update sighting_notices set created_at = now() - interval '91 days' where id = ${notice.id}`,
    );
  });
  await server.upkeep();
  expect(await reporter.rows('sighting_report')).toEqual([]);
  expect((await near.sync([], cursor)).changes.rows).toEqual([
    { kind: 'sighting_notice', id: notice.id, row: null },
  ]);
});

test('more old notices than one round deletes: each deleted one leaves the phone too', async () => {
  const farmer = await server.farmer();
  const { userId } = farmer;
  await server.database.asSystem(async (tx) => {
    const notices = await tx.many<{ id: string }>(sql`
      insert into sighting_notices (id, user_id, condition, crop, cell, day, level, created_at)
      select gen_random_uuid(), ${userId}, 'bean___rust', 'bean', '0:0', current_date, 'seen',
        now() - interval '91 days'
      from generate_series(1, 520)
      returning id
    `);
    await touchRows(
      tx,
      notices.map(({ id }) => ({ userId, kind: 'sighting_notice', id, deleted: false })),
    );
  });
  const read = async (from: number): Promise<{ rows: { row: unknown }[]; cursor: number }> => {
    const rows = [];
    for (let cursor = from; ;) {
      const { changes } = await farmer.sync([], cursor);
      rows.push(...changes.rows);
      if (changes.cursor === cursor) return { rows, cursor };
      ({ cursor } = changes);
    }
  };
  const { cursor } = await read(0);
  await server.upkeep();
  const deleted = (await read(cursor)).rows.filter(({ row }) => row === null);
  const remaining = await server.database.asSystem((tx) =>
    tx.many(sql`select 1 from sighting_notices where user_id = ${userId}`),
  );
  expect(deleted.length).toBeGreaterThan(0);
  expect(deleted.length + remaining.length).toBe(520);
});
