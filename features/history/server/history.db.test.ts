import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { allEvents } from './sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const today = dayInNairobi(new Date());
const outcomesOf = (reply: any): string[] =>
  reply.outcomes.map((o: { result: string; code?: string }) => o.code ?? o.result);
const eventRows = (reply: any) => reply.changes.rows.filter((r: any) => r.kind === 'field_event');

const addFieldCommand = (id: string) => ({
  name: 'fields.add',
  args: {
    id,
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'beans',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: null,
  },
});
const addEntryCommand = (fieldId: string, overrides: Record<string, unknown> = {}) => ({
  name: 'history.add',
  args: {
    id: newId(),
    field_id: fieldId,
    date: addDays(today, -2),
    event_type: 'weeding',
    description: 'second weeding',
    notes: null,
    photos: [],
    product: null,
    wait_days: null,
    quantity: null,
    quantity_unit: null,
    ...overrides,
  },
});
const createFarmerWithField = async (): Promise<{ farmer: ApiClient; fieldId: string }> => {
  const farmer = await server.farmer();
  const fieldId = newId();
  expect(outcomesOf(await farmer.sync([addFieldCommand(fieldId)]))).toEqual(['applied']);
  return { farmer, fieldId };
};
/** A fully uploaded photo of this farmer. */
const uploadPhoto = async (farmer: ApiClient, hue: number): Promise<string> => {
  const bytes = await sharp(drawLeaf(96).rgb, { raw: { width: 96, height: 96, channels: 3 } })
    .modulate({ hue })
    .jpeg({ quality: 70 })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(
    (await farmer.ask('PUT', `/api/photos/${hash}/parts/0?size=${bytes.length}`, { bytes })).body,
  ).toMatchObject({ complete: true });
  return hash;
};
/** Simulates the end of the one-hour undo period. */
const expireUndoPeriod = (first = 1_000) =>
  server.database.run(sql`
    update pgboss.job set start_after = now()
    where id in (select id from pgboss.job where name = 'history.drop_removed' and state = 'created'
      order by start_after limit ${first})
  `);
const photoStatus = async (farmer: ApiClient, hash: string): Promise<number> =>
  (await farmer.ask('GET', `/api/photos/${hash}`)).status;

test('FDC-05 FDC-06 an entry is synced to the farmer’s phones; a change updates only its columns', async () => {
  const { farmer, fieldId } = await createFarmerWithField();
  const spray = addEntryCommand(fieldId, {
    event_type: 'spraying',
    description: ' against rust ',
    notes: 'morning',
    product: 'Copper',
    wait_days: 14,
    quantity: 20,
    quantity_unit: 'litre',
  });
  const first = await farmer.sync([spray]);
  expect(outcomesOf(first)).toEqual(['applied']);
  expect(eventRows(first)).toEqual([
    {
      kind: 'field_event',
      id: spray.args.id,
      row: expect.objectContaining({
        field_id: fieldId,
        date: addDays(today, -2),
        event_type: 'spraying',
        description: 'against rust',
        notes: 'morning',
        photos: [],
        product: 'Copper',
        wait_days: 14,
        quantity: 20,
        quantity_unit: 'litre',
      }),
    },
  ]);
  const second = await farmer.sync([
    { name: 'history.change', args: { id: spray.args.id, notes: 'in the evening' } },
  ]);
  expect(eventRows(second)[0].row).toMatchObject({
    notes: 'in the evening',
    product: 'Copper',
    wait_days: 14,
    date: addDays(today, -2),
  });
});

test('FDC-06 refuses an empty entry, an invalid or future date and an unknown field, by code', async () => {
  const { farmer, fieldId } = await createFarmerWithField();
  const entry = addEntryCommand(fieldId);
  expect(
    outcomesOf(
      await farmer.sync([
        entry,
        entry,
        addEntryCommand(newId()),
        addEntryCommand(fieldId, { date: '2026-02-30' }),
        addEntryCommand(fieldId, { date: addDays(today, 2) }),
        addEntryCommand(fieldId, { event_type: 'observation', description: '  ' }),
        { name: 'history.change', args: { id: newId(), notes: 'x' } },
        { name: 'history.remove', args: { id: newId() } },
      ]),
    ),
  ).toEqual([
    'applied',
    'history.exists',
    'history.field_not_found',
    'history.day_wrong',
    'history.in_future',
    'history.says_nothing',
    'history.not_found',
    'history.not_found',
  ]);
  for (const invalidArgs of [
    { event_type: 'dancing' },
    { wait_days: -1 },
    { wait_days: 1e9 },
    { quantity: 0 },
    { quantity: 1e9 },
    { photos: ['x'] },
    { description: '😀'.repeat(500) },
    { date: '1.5.2026' },
  ]) {
    expect(
      outcomesOf(await farmer.sync([addEntryCommand(fieldId, invalidArgs)])),
      JSON.stringify(invalidArgs),
    ).toEqual(['sync.invalid']);
  }
});

test('FDC-05 another farmer sees no entries and cannot add, change or remove one', async () => {
  const { farmer, fieldId } = await createFarmerWithField();
  const other = await server.farmer();
  const entry = addEntryCommand(fieldId);
  await farmer.sync([entry]);
  const tried = await other.sync([
    addEntryCommand(fieldId),
    { name: 'history.change', args: { id: entry.args.id, notes: 'mine' } },
    { name: 'history.remove', args: { id: entry.args.id } },
  ]);
  expect(outcomesOf(tried)).toEqual(['history.field_not_found', 'history.not_found', 'history.not_found']);
  expect(eventRows(tried)).toEqual([]);
  expect(
    await server.database.asUser(other.userId, (tx) => tx.many(sql`select id from field_events`)),
  ).toEqual([]);
  expect(await server.database.asUser(farmer.userId, (tx) => allEvents(tx, farmer.userId))).toHaveLength(1);
});

test('FDC-06 a removed entry can be restored for an hour; then an unused photo is deleted', async () => {
  const { farmer, fieldId } = await createFarmerWithField();
  const [unshared, shared] = [await uploadPhoto(farmer, 40), await uploadPhoto(farmer, 80)];
  const entry = addEntryCommand(fieldId, { photos: [unshared, shared] });
  const { changes } = await farmer.sync([entry, addEntryCommand(fieldId, { photos: [shared] })]);
  const removed = await farmer.sync(
    [{ name: 'history.remove', args: { id: entry.args.id } }],
    changes.cursor,
  );
  expect(removed.changes.rows).toContainEqual({ kind: 'field_event', id: entry.args.id, row: null });
  const restored = await farmer.sync([entry], removed.changes.cursor);
  expect(outcomesOf(restored)).toEqual(['applied']);
  expect(eventRows(restored)[0].row).toMatchObject({ photos: [unshared, shared] });
  await expireUndoPeriod();
  const jobs = () =>
    server.database.one(
      sql`
        select count(*) as n
        from pgboss.job
        where name in ('history.drop_removed', 'photos.forget') and state in ('created', 'active', 'retry')
      `,
    );
  await expect.poll(jobs, { timeout: 20_000 }).toEqual({ n: 0 });
  expect([await photoStatus(farmer, unshared), await photoStatus(farmer, shared)]).toEqual([200, 200]);

  const remove = { name: 'history.remove', args: { id: entry.args.id } };
  await farmer.sync([remove]);
  await farmer.sync([entry]);
  await farmer.sync([remove]);
  // The end of the first removal's hour is not that of the second.
  await expireUndoPeriod(1);
  await expect.poll(jobs, { timeout: 20_000 }).toEqual({ n: 1 });
  expect(await photoStatus(farmer, unshared)).toBe(200);
  await expireUndoPeriod();
  await expect.poll(() => photoStatus(farmer, unshared), { timeout: 20_000 }).toBe(404);
  await expect.poll(jobs, { timeout: 20_000 }).toEqual({ n: 0 });
  expect(await photoStatus(farmer, shared)).toBe(200);
});

test('FLD-07 deleting a field deletes its entries and their photos', async () => {
  const { farmer, fieldId } = await createFarmerWithField();
  const photo = await uploadPhoto(farmer, 120);
  const entry = addEntryCommand(fieldId, { photos: [photo] });
  const { changes } = await farmer.sync([entry]);
  const reply = await farmer.sync([{ name: 'fields.remove', args: { id: fieldId } }], changes.cursor);
  expect(reply.changes.rows).toContainEqual({ kind: 'field_event', id: entry.args.id, row: null });
  await expect.poll(() => photoStatus(farmer, photo), { timeout: 20_000 }).toBe(404);
});
