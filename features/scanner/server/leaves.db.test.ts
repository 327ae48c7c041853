import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { drawnLeaf, drawnShoe } from '../../../e2e/harness/pictures.ts';
import { readScan } from './api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const MODEL = 'ab'.repeat(32);
const top3 = [
  { condition: 'bean___rust', probability: 0.5 },
  { condition: 'bean___angular_leaf_spot', probability: 0.4 },
];
const found = (outcome: string) => ({
  outcome,
  condition: null,
  confidence: null,
  top3: outcome === 'candidates' || outcome === 'not_sure' ? top3 : [],
  model: MODEL,
  severity: null,
  affected_area_percentage: null,
});
const save = (over: Record<string, unknown>) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: null,
    crop_type: 'bean',
    photo: null,
    location: null,
    taken_at: '2026-11-21T09:00:00.000Z',
    known_used: 0,
    ...found('candidates'),
    ...over,
  },
});
const codes = (reply: { outcomes: { result: string; code?: string }[] }) =>
  reply.outcomes.map((o) => o.code ?? o.result);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const send = (farmer: ApiClient, bytes: Buffer) =>
  farmer.ask('PUT', `/api/photos/${hashOf(bytes)}/parts/0?size=${bytes.length}`, { bytes });
const rowsOf = ({ userId }: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.many<Record<string, any>>(sql`select * from crop_scans where user_id = ${userId} order by id`),
  );
const checked = (farmer: ApiClient) =>
  expect.poll(async () => (await rowsOf(farmer)).map((r) => r.checked?.photos ?? 0), {
    timeout: 25_000,
    interval: 200,
  });

test('SCN-09 added leaves belong to one check: counted once, analysed together on arrival and deleted together', async () => {
  const farmer = await server.farmer();
  const [leaf, shoe] = [(await drawnLeaf()).buffer, (await drawnShoe()).buffer];
  const scan = save({ photo: hashOf(leaf) });
  const { changes } = await farmer.sync([scan]);
  expect(changes.rows.find((r: { kind: string }) => r.kind === 'scan').row).toMatchObject({
    photos: [hashOf(leaf)],
    pick: null,
    counted: true,
  });
  await send(farmer, leaf);
  await checked(farmer).toEqual([1]);

  const more = {
    id: scan.args.id,
    crop_type: 'bean',
    photos: [hashOf(leaf), hashOf(shoe)],
    ...found('answer'),
    condition: 'bean___rust',
    confidence: 0.9,
    severity: 'high',
    affected_area_percentage: 20,
  };
  const again = await farmer.sync([{ name: 'scans.add_leaves', args: more }]);
  expect(codes(again)).toEqual(['applied']);
  await send(farmer, shoe);
  await checked(farmer).toEqual([2]);
  const [row] = await rowsOf(farmer);
  expect(row).toMatchObject({
    photo: hashOf(leaf),
    more_photos: [hashOf(shoe)],
    outcome: 'answer',
    disease_name: 'Bean rust',
    severity: 'high',
    taken_at: new Date('2026-11-21T09:00:00Z'),
  });
  expect(
    await server.database.asUser(farmer.userId, (tx) => readScan(tx, farmer.userId, scan.args.id)),
  ).toMatchObject({ photos: [hashOf(leaf), hashOf(shoe)], condition: 'bean___rust' });

  await farmer.sync([{ name: 'scans.remove', args: { id: scan.args.id } }]);
  for (const photo of [leaf, shoe])
    await expect
      .poll(async () => (await farmer.ask('GET', `/api/photos/${hashOf(photo)}`)).status, { timeout: 20_000 })
      .toBe(404);
});

test('GAM-07 a list loads a thumbnail, and only the owner gets it', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const leaf = (await drawnLeaf()).buffer;
  await send(farmer, leaf);
  const small = await farmer.ask('GET', `/api/photos/${hashOf(leaf)}?small=1`);
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(small.raw.length).toBeLessThan(leaf.length / 3);
  expect((await other.ask('GET', `/api/photos/${hashOf(leaf)}?small=1`)).status).toBe(404);
});

test('leaves for someone else’s check or none are refused; a check has at most six leaves', async () => {
  const [mine, thief] = [await server.farmer(), await server.farmer()];
  const scan = save({
    photos: ['a', 'b', 'c', 'd', 'e', 'f'].map((c) => c.repeat(64)),
    photo: 'a'.repeat(64),
  });
  await mine.sync([scan]);
  const more = { id: scan.args.id, crop_type: null, photos: ['0'.repeat(64)], ...found('not_sure') };
  expect(codes(await thief.sync([{ name: 'scans.add_leaves', args: more }]))).toEqual(['scans.not_found']);
  expect(codes(await mine.sync([{ name: 'scans.add_leaves', args: more }]))).toEqual(['applied']);
  // Six leaves stay six, and the first stays first.
  expect((await rowsOf(mine))[0]).toMatchObject({
    photo: 'a'.repeat(64),
    more_photos: ['b', 'c', 'd', 'e', 'f'].map((c) => c.repeat(64)),
  });
  expect(
    codes(await mine.sync([save({ photos: Array.from({ length: 7 }, (_, i) => String(i).repeat(64)) })])),
  ).toEqual(['sync.invalid']);
});

test('SCN-11 the farmer picks one of the candidates or none, nothing else; a pick is not a diagnosis', async () => {
  const farmer = await server.farmer();
  const [scan, answered] = [
    save({}),
    save({ ...found('answer'), condition: 'bean___rust', confidence: 0.9 }),
  ];
  await farmer.sync([scan, answered]);
  const pick = (id: string, condition: string) => ({ name: 'scans.pick', args: { id, condition } });
  expect(
    codes(
      await farmer.sync([
        pick(scan.args.id, 'bean___healthy'),
        pick(answered.args.id, 'bean___rust'),
        pick(newId(), 'none'),
        pick(scan.args.id, 'none'),
        pick(scan.args.id, 'bean___rust'),
      ]),
    ),
  ).toEqual(['scans.not_a_candidate', 'scans.not_a_candidate', 'scans.not_found', 'applied', 'applied']);
  const [row] = await rowsOf(farmer);
  expect(row).toMatchObject({ pick: 'bean___rust', condition: null, disease_name: null });
  const read = await server.database.asUser(farmer.userId, (tx) => readScan(tx, farmer.userId, scan.args.id));
  expect(read).toMatchObject({ pick: 'bean___rust', serverAgrees: false });
  // Other leaves may lead to other candidates.
  await farmer.sync([
    {
      name: 'scans.add_leaves',
      args: { id: scan.args.id, crop_type: 'bean', photos: ['a'.repeat(64)], ...found('candidates') },
    },
  ]);
  expect((await rowsOf(farmer))[0]).toMatchObject({ pick: null, photo: 'a'.repeat(64) });
});

test('SCN-09 a photo in which the phone saw no leaf is not counted, not even at first', async () => {
  const farmer = await server.farmer();
  await farmer.sync([save({ ...found('no_leaf') })]);
  expect((await rowsOf(farmer))[0]).toMatchObject({
    counted: false,
    source_api: 'phone:mavuno-leaf:abababababab',
  });
});

test('SCN-12 the accuracy page counts picks of photos the server has seen, per crop, and hides counts below thirty', async () => {
  const farmer = await server.farmer();
  const crop = 'citrus';
  const pick = (n: number, condition: string, seen: string | null, of = crop) =>
    server.database.asSystem((tx) =>
      tx.run(sql`
        insert into crop_scans (user_id, id, outcome, crop_type, source_api, result_data, pick, checked,
          taken_at)
        select ${farmer.userId}, gen_random_uuid(), 'candidates', ${of}, 'phone:m',
          ${JSON.stringify({ top3 })}, ${condition}, ${seen && JSON.stringify({ outcome: seen })}::jsonb,
          now() from generate_series(1, ${n}::int)
      `),
    );
  const read = async () => (await server.browser().ask('GET', '/api/scans/accuracy')).body;
  await pick(20, 'bean___rust', 'candidates');
  await pick(9, 'none', 'not_sure');
  await pick(50, 'bean___rust', null);
  expect((await read()).picks.filter((p: { crop: string }) => p.crop === crop)).toEqual([]);
  expect((await read()).picked).toBeGreaterThanOrEqual(29);
  await pick(1, 'none', 'candidates');
  await pick(30, 'none', 'candidates', 'Call 0700 000000');
  const after = await read();
  expect(after.picks.find((p: { crop: string }) => p.crop === crop)).toEqual({
    crop,
    n: 30,
    first: 20,
    none: 10,
  });
  expect(JSON.stringify(after)).not.toContain('0700');
  expect(after).toMatchObject({ least: 30, confirmed: 0, experts: [] });
});

test('the maintenance job requests a failed analysis again', async () => {
  const farmer = await server.farmer();
  const leaf = (await drawnLeaf()).buffer;
  await farmer.sync([save({ photo: hashOf(leaf) })]);
  await send(farmer, leaf);
  await checked(farmer).toEqual([1]);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update crop_scans
        set checked = null, created_at = now() - interval '1 day'
        where user_id = ${farmer.userId}
      `,
    ),
  );
  await server.upkeep();
  await checked(farmer).toEqual([1]);
});
