import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { countCounted, writeCheck } from '#features/scanner/server/sql.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  drawnPhoto,
  fieldOf,
  createFarmerWithAllData,
  type TestServer,
  makePro,
  scanOf,
  sendPhoto,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

type Document = Record<string, any>;
const exportOf = async (farmer: ApiClient): Promise<Document> =>
  (await farmer.ask('GET', '/api/data/export.json')).body;
const send = (farmer: ApiClient, bytes: Buffer) => farmer.ask('POST', '/api/data/restore', { bytes });
const restore = (farmer: ApiClient, document: unknown) =>
  send(farmer, gzipSync(typeof document === 'string' ? document : JSON.stringify(document)));
/**
 * Tables whose rows others, money or the server decided: an import that restored them could forge a payment,
 * an expert's answer or a consent. A table of the farmer's own choices and records needs no line here.
 */
const neverRestored = `
  alerts auth_accounts auth_email_changes auth_sessions auth_users community_answers community_blocks
  community_bookmarks community_history community_questions community_reports community_views community_votes
  consents contact_codes contact_consents contact_identities credit_moves credit_purses donation_consents
  expert_review_turns expert_reviews market_reports orders organic_points payment_audit payments
  premium_referral_bonuses profiles referral_achievements referral_clicks referral_codes referral_devices
  referral_leaderboard referral_networks referrals refund_requests sell_contacts sell_offers sell_replies
  sell_reports sighting_notices sighting_reports statements supplier_messages supplier_reports
  supplier_searches supplier_suggestions trials user_plans user_subscriptions
`
  .trim()
  .split(/\s+/);

/** The server's own results, computed from the restored photos. */
const comparable = (row: Document): Document => ({ ...row, checked: null, counted: null });

test('SET-12 export, import into a new account and a second export lose nothing', async () => {
  const { farmer, photos } = await createFarmerWithAllData(server);
  const before = await exportOf(farmer);
  const fresh = await server.farmer();
  await makePro(server, fresh);
  const { status, body } = await restore(fresh, before);
  expect(status).toBe(200);
  expect(body.photos.sort()).toEqual(photos.map(({ hash }) => hash).sort());
  for (const { hash, bytes } of photos) await sendPhoto(fresh, hash, bytes);
  const after = await exportOf(fresh);
  const back = server.tables
    .filter(({ restore: how }) => how === 'rows')
    .map(({ exportAs }) => String(exportAs));
  expect(back).toEqual(
    expect.arrayContaining([
      'farms',
      'fields',
      'crops',
      'field_events',
      'crop_scans',
      'scan_outcomes',
      'scan_outcome_pauses',
      'sighting_follows',
    ]),
  );
  for (const name of back) {
    expect(before[name].length, `${name} needs a row in server/sample-rows.testing.ts`).toBeGreaterThan(0);
    expect([name, after[name].map(comparable)]).toEqual([name, before[name].map(comparable)]);
  }
  for (const name of ['fields', 'crops', 'field_events', 'farms']) expect(after[name]).toEqual(before[name]);
  expect(after['photos'].map((p: Document) => [p.hash, p.size, p.type, p.width])).toEqual(
    before['photos'].map((p: Document) => [p.hash, p.size, p.type, p.width]),
  );
  // All other rows are counted, so that the farmer sees what was not restored.
  for (const { exportAs: out, restore: how, owner, table } of server.tables) {
    if (typeof out === 'string' && how !== 'rows' && owner === 'user_id' && table !== 'photos')
      expect([out, body.leftOut[out]]).toEqual([out, before[out].length]);
  }
});

test('imported rows are synced to the phone, and a second import changes nothing', async () => {
  const { farmer, fieldIds } = await createFarmerWithAllData(server);
  const document = await exportOf(farmer);
  const fresh = await server.farmer();
  await makePro(server, fresh);
  await restore(fresh, document);
  const { changes } = await fresh.sync([]);
  const kinds = new Set(changes.rows.filter((r: Document) => r.row).map((r: Document) => r.kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'farm',
      'field',
      'crop',
      'field_event',
      'scan',
      'outcome',
      'outcome_pause',
      'sighting_follow',
    ]),
  );
  expect(
    changes.rows
      .filter((r: Document) => r.kind === 'field')
      .map((r: Document) => r.id)
      .sort(),
  ).toEqual([...fieldIds].sort());
  await fresh.sync([{ name: 'fields.change', args: { id: fieldIds[0], name: 'Jina jipya' } }]);
  const again = await restore(fresh, document);
  expect(again.body.restored).toEqual({});
  expect(again.body.known.fields).toBe(2);
  expect((await exportOf(fresh)).fields.find((f: Document) => f.id === fieldIds[0]).name).toBe('Jina jipya');
});

test('FLD-14 an import respects the plan’s field limit: the oldest field is imported, the rest is counted', async () => {
  const { farmer, fieldIds } = await createFarmerWithAllData(server);
  const document = await exportOf(farmer);
  const free = await server.farmer();
  const { body } = await restore(free, document);
  expect(body).toMatchObject({ fieldLimit: 1, restored: { fields: 1, crops: 1 }, leftOut: { fields: 1 } });
  expect((await exportOf(free)).fields.map((f: Document) => f.id)).toEqual([fieldIds[0]]);
  const full = await server.farmer();
  await full.sync([fieldOf()]);
  const none = await restore(full, document);
  expect(none.body.leftOut).toMatchObject({ fields: 2, crops: 1, field_events: 1 });
  expect((await exportOf(full)).crop_scans.map((s: Document) => s.field_id)).toEqual([null, null]);
});

test('an import cannot grant a plan, an expert answer, a warning, a server check, a free check or another owner', async () => {
  const { farmer } = await createFarmerWithAllData(server);
  const document = await exportOf(farmer);
  const victim = await server.farmer();
  const forged: Document = { ...document };
  forged['crop_scans'] = document['crop_scans'].map((s: Document) => ({
    ...s,
    counted: false,
    checked: {
      outcome: 'answer',
      condition: s.condition,
      top3: [],
      at: '2026-01-01',
      confidence: 1,
      model: 'x',
    },
    user_id: victim.userId,
    created_at: '2036-01-01T00:00:00Z',
  }));
  forged['fields'] = document['fields'].map((f: Document) => ({ ...f, user_id: victim.userId }));
  const thief = await server.farmer();
  const { body } = await restore(thief, forged);
  const restorable = server.tables
    .filter(({ restore: how }) => how === 'rows')
    .map(({ exportAs }) => String(exportAs));
  const restoredTables = server.tables.filter(({ restore: how }) => how === 'rows');
  expect(
    restoredTables.map(({ table }) => table).filter((table) => neverRestored.includes(table)),
    "What others, money or the server decided is never taken from a file. Change `restore` in the feature's server/tables.ts",
  ).toEqual([]);
  expect(
    restoredTables.filter(({ kind }) => kind === undefined).map(({ table }) => table),
    "An imported row is only checked against the schema of its synced row. Add the table's `kind` in the feature's server/tables.ts",
  ).toEqual([]);
  expect(
    Object.keys(body.restored).sort(),
    "Each restored table needs a row in its feature's server/sample-rows.testing.ts",
  ).toEqual(restorable.sort());
  expect(restorable).toEqual(
    expect.arrayContaining([
      'alert_mutes',
      'chat_conversations',
      'chat_messages',
      'crop_scans',
      'crops',
      'enrolments',
      'farm_plans',
      'farms',
      'field_events',
      'fields',
      'scan_outcome_pauses',
      'scan_outcomes',
      'sighting_follows',
      'task_verdicts',
      'tasks',
      'user_memory',
    ]),
  );
  const declared = server.tables.map(({ table }) => table);
  expect(
    neverRestored.filter((table) => !declared.includes(table)),
    "Tables of `neverRestored` without a line in a feature's server/tables.ts",
  ).toEqual([]);
  const after = await exportOf(thief);
  for (const name of [
    'user_plans',
    'user_subscriptions',
    'expert_reviews',
    'sighting_reports',
    'statements',
    'donation_consents',
    'supplier_suggestions',
  ])
    expect([name, after[name]]).toEqual([name, []]);
  for (const scan of after['crop_scans']) expect(scan).toMatchObject({ checked: null, counted: true });
  for (const scan of after['crop_scans'])
    expect(new Date(scan.created_at).getTime()).toBeLessThanOrEqual(Date.now());
  expect((await exportOf(victim)).fields).toEqual([]);
});

test('invalid files are refused with an error code and change nothing', async () => {
  const { farmer } = await createFarmerWithAllData(server);
  const good = await exportOf(farmer);
  const fresh = await server.farmer();
  await makePro(server, fresh);
  const field = good['fields'][0];
  const bad: [unknown, string][] = [
    ['{"format":', 'data.file_broken'],
    [{ hello: 1 }, 'data.file_not_ours'],
    [{ ...good, version: 99 }, 'data.file_newer'],
    [
      `{"format":"mavuno-export","version":1,"exported_at":"x","fields":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      'data.file_deep',
    ],
    [{ ...good, fields: [{ ...field, size: -1 }] }, 'data.row_wrong'],
    [{ ...good, fields: [{ ...field, boundary: 'POLYGON((1 2))' }] }, 'data.row_wrong'],
    [{ ...good, fields: [{ ...field, name: 'x'.repeat(200) }] }, 'data.row_wrong'],
    [{ ...good, fields: [{ ...field, size_hectares: 900_000 }] }, 'data.row_wrong'],
    [{ ...good, fields: [{ ...field, id: 'no id' }] }, 'data.row_wrong'],
    [{ ...good, fields: [{ ...field, location_lat: 'north' }] }, 'data.row_wrong'],
    [{ ...good, crop_scans: [{ ...good['crop_scans'][0], outcome: 'invented' }] }, 'data.row_wrong'],
    [{ ...good, crop_scans: [{ ...good['crop_scans'][0], more_photos: ['../x'] }] }, 'data.row_wrong'],
    [{ ...good, crop_scans: [{ ...good['crop_scans'][0], photo: 'x' }] }, 'data.row_wrong'],
    [{ ...good, field_events: [{ ...good['field_events'][0], event_type: 'dancing' }] }, 'data.row_wrong'],
    [
      {
        ...good,
        fields: [
          {
            ...field,
            boundary_source: 'drawn',
            boundary: 'POLYGON((179.9 0, -179.9 0, -179.9 0.001, 179.9 0))',
          },
        ],
      },
      'data.row_wrong',
    ],
    [
      {
        ...good,
        fields: [
          {
            ...field,
            boundary_source: 'walked',
            boundary: 'POLYGON((41.5 -4.2, 41.501 -4.2, 41.501 -4.199, 41.5 -4.2))',
          },
        ],
      },
      'data.row_wrong',
    ],
    [{ ...good, crops: [{ ...good['crops'][0], actual_yield: 1e300 }] }, 'data.row_wrong'],
    [
      { ...good, crops: [{ ...good['crops'][0], status: 'harvested', harvested_on: '2190-01-01' }] },
      'data.row_wrong',
    ],
    [{ ...good, field_events: [{ ...good['field_events'][0], date: '2190-01-01' }] }, 'data.row_wrong'],
    [{ ...good, fields: ['text'] }, 'data.file_broken'],
    [{ ...good, farms: Array.from({ length: 20_001 }, () => ({ id: newId() })) }, 'data.file_too_many'],
  ];
  for (const [document, code] of bad) {
    await server.database.run(sql`truncate rate_limits`);
    const { status, body } = await restore(fresh, document);
    expect([code, status, body.refusal?.code]).toEqual([code, 422, code]);
  }
  expect((await exportOf(fresh)).farms).toEqual([]);
});

test('a backup can be compressed or plain; a decompression bomb is not unpacked', async () => {
  const fresh = await server.farmer();
  const plain = Buffer.from(
    JSON.stringify({
      format: 'mavuno-export',
      version: 1,
      exported_at: 'x',
      farms: [{ id: newId(), name: 'Shamba', size_unit: 'acres' }],
    }),
  );
  expect((await send(fresh, plain)).body.restored).toEqual({ farms: 1 });
  expect((await send(fresh, gzipSync(plain))).body.known).toEqual({ farms: 1 });
  expect((await send(fresh, gzipSync(Buffer.alloc(100_000_000, 32)))).body.refusal.code).toBe(
    'data.file_broken',
  );
  expect((await send(fresh, gzipSync(plain).subarray(0, 40))).body.refusal.code).toBe('data.file_broken');
  expect((await send(fresh, Buffer.alloc(25 * 1024 * 1024, 32))).status).toBe(413);
});

test('a farm of 50 fields and 5,000 entries exports, imports and syncs in replies that suit a slow connection', async () => {
  const farmer = await server.farmer();
  await makePro(server, farmer);
  await farmer.sync([fieldOf()]);
  const { id } = (await exportOf(farmer))['fields'][0];
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into fields
      select gen_random_uuid(), f.user_id, f.farm_id, 'Shamba ' || n, f.size, f.size_unit, f.size_hectares,
        f.boundary, f.boundary_source, f.location_lat, f.location_lng, f.location_unconfirmed,
        f.location_accuracy_m, f.location_description, f.crop_type, f.season, f.soil_type, f.irrigation_type,
        f.soil_ph, f.elevation, f.created_at, f.updated_at
      from fields f, generate_series(1, 49) n
      where f.id = ${id}
    `),
  );
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into field_events (user_id, id, field_id, date, event_type, description, created_at, updated_at)
      select ${farmer.userId}, gen_random_uuid(), ${id}, date '2026-01-01' + (n % 300), 'weeding',
        'Palizi ' || n, now(), now()
      from generate_series(1, 5000) n
    `),
  );
  const document = await exportOf(farmer);
  expect([document['fields'].length, document['field_events'].length]).toEqual([50, 5_000]);
  const fresh = await server.farmer();
  await makePro(server, fresh);
  const { body } = await restore(fresh, document);
  expect(body.restored).toEqual({ farms: 1, fields: 50, field_events: 5_000 });
  const heard = new Set<string>();
  for (let cursor = 0, more = true; more;) {
    const { changes } = await fresh.sync([], cursor);
    expect(changes.rows.length).toBeLessThan(2_000);
    for (const row of changes.rows) heard.add(row.id);
    [cursor, more] = [changes.cursor, changes.more];
  }
  expect(heard.size).toBe(5_051);
  expect((await exportOf(fresh))['field_events']).toEqual(document['field_events']);
}, 90_000);

test('restores edge cases: an 80-character emoji name and an area rounded just below the minimum', async () => {
  const { farmer } = await createFarmerWithAllData(server);
  const document = await exportOf(farmer);
  const fresh = await server.farmer();
  await makePro(server, fresh);
  const [field] = document['fields'];
  const name = '\u{1F469}\u{1F3FE}\u200D\u{1F33E}'.repeat(80);
  // Shown in four digits, just below the minimum of 0.001 ha.
  const edge = { ...field, name, size: 0.002471, size_unit: 'acres', size_hectares: 0.001 };
  const { status, body } = await restore(fresh, {
    ...document,
    fields: [edge],
    crops: [],
    field_events: [],
    crop_scans: [],
    scan_outcomes: [],
    scan_outcome_pauses: [],
  });
  expect([status, body.restored?.fields]).toEqual([200, 1]);
});

test('an entry that was just removed is restored from the backup, also on the phone', async () => {
  const { farmer } = await createFarmerWithAllData(server);
  const document = await exportOf(farmer);
  const { id } = document['field_events'][0];
  const { changes, outcomes } = await farmer.sync([{ name: 'history.remove', args: { id } }]);
  expect([outcomes[0].result, (await exportOf(farmer))['field_events']]).toEqual(['applied', []]);
  expect((await restore(farmer, document)).body.restored).toEqual({ field_events: 1 });
  expect((await exportOf(farmer))['field_events']).toEqual([expect.objectContaining({ id })]);
  expect((await farmer.sync([], changes.cursor)).changes.rows).toContainEqual(
    expect.objectContaining({ kind: 'field_event', id, row: expect.objectContaining({ id }) }),
  );
});

test('PAY-01 SCN-09 a check restored from the user’s own backup counts once, also after the server’s check', async () => {
  const farmer = await server.farmer();
  const photo = await drawnPhoto();
  const scans = [scanOf(null, photo.hash), ...Array.from({ length: 7 }, () => scanOf(null, null))];
  await farmer.sync(scans);
  const used = () => server.database.asSystem((tx) => countCounted(tx, farmer.userId));
  const document = await exportOf(farmer);
  await farmer.ask('POST', '/api/data/delete', { body: { what: 'scans' } });
  expect(await used()).toBe(8);
  await restore(farmer, document);
  expect([(await exportOf(farmer))['crop_scans'].length, await used()]).toEqual([8, 8]);
  await server.database.asSystem((tx) =>
    writeCheck(tx, farmer.userId, [scans[0]!.args.id], {
      outcome: 'answer',
      condition: 'bean___rust',
      confidence: 0.9,
      top3: [],
      model: 'x',
      at: '2026-01-01',
    } as never),
  );
  expect(await used()).toBe(8);
  await farmer.sync(scans.map(({ args: { id } }) => ({ name: 'scans.remove', args: { id } })));
  expect(await used()).toBe(8);
  // A different photo under the old id is a different check.
  const forged = {
    ...document,
    crop_scans: document['crop_scans'].map((s: Document) => ({ ...s, photo: 'e'.repeat(64) })),
  };
  await restore(farmer, forged);
  expect(await used()).toBe(16);
  // On another account it counts for the first time.
  const other = await server.farmer();
  await restore(other, document);
  expect(await server.database.asSystem((tx) => countCounted(tx, other.userId))).toBe(8);
});
