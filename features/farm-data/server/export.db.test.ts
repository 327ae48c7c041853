import path from 'node:path';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { readCsv } from '../domain/csv.ts';
import { createFarmerWithAllData, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const personal = async (): Promise<string[]> =>
  (
    await server.database.many<{ name: string }>(sql`
      select c.table_name as name
      from information_schema.columns c
      join information_schema.tables t
      using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.column_name = 'user_id'
        or (c.column_name = 'id' and c.table_name in ('profiles', 'auth_users')))
      group by 1
      order by 1
    `)
  ).map(({ name }) => name);

test('SET-11 SET-12 every table with personal data is exported or lists why it is left out', async () => {
  expect(server.tables.map(({ table }) => table).sort()).toEqual(await personal());
  for (const { exportAs } of server.tables)
    expect(typeof exportAs === 'string' ? exportAs : exportAs.omitReason).not.toBe('');
});

test('SET-12 the JSON export contains all required sections and every row of every exported table', async () => {
  const { farmer, fieldIds, photos } = await createFarmerWithAllData(server);
  await createFarmerWithAllData(server);
  const { status, body, headers } = await farmer.ask('GET', '/api/data/export.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/application\/json/);
  expect(body).toMatchObject({
    format: 'mavuno-export',
    version: 1,
    exported_at: expect.stringMatching(/^\d{4}-.*Z$/),
    tasks: [{ title: 'Palizi ya kwanza', assigned_to: 'Gĩthĩga' }],
  });
  expect(body.profile).toMatchObject({ id: farmer.userId, full_name: 'Amina' });
  for (const table of server.tables) {
    if (typeof table.exportAs !== 'string' || table.owner === 'id') continue;
    const { n } = await server.database.asSystem((tx) =>
      tx.one<{ n: number }>({
        text: `select count(*) as n from ${table.table} where user_id = $1`,
        values: [farmer.userId],
      }),
    );
    expect([table.table, body[table.exportAs].length]).toEqual([table.table, n]);
    expect(n, `${table.table} needs a row in server/sample-rows.testing.ts of its feature`).toBeGreaterThan(
      0,
    );
  }
  expect(body.fields.map((f: { id: string }) => f.id).sort()).toEqual([...fieldIds].sort());
  expect(body.photos.map((p: { hash: string }) => p.hash).sort()).toEqual(
    photos.map(({ hash }) => hash).sort(),
  );
  expect(JSON.stringify(body)).not.toMatch(/user_id|password|token|expert_id|claimed_by/);
  const other = await server.farmer();
  expect((await other.ask('GET', '/api/data/export.json')).body.fields).toEqual([]);
});

test('SET-12 the ZIP has the same document, CSV files without formulas, the shapes, and every photo unchanged', async () => {
  const { farmer, photos } = await createFarmerWithAllData(server);
  const { raw, headers } = await farmer.ask('GET', '/api/data/export.zip?photos=1');
  expect(headers['content-type']).toBe('application/zip');
  const files = unzipSync(new Uint8Array(raw));
  const document = JSON.parse(strFromU8(files['mavuno.json']!));
  for (const { hash, bytes } of photos)
    expect(Buffer.from(files[`photos/${hash}.jpg`]!).equals(bytes)).toBe(true);
  for (const photo of document.photos) expect(files[photo.file]).toBeDefined();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files['csv/fields.csv']!);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header, ...lines] = readCsv(text);
  expect(lines).toHaveLength(2);
  expect(lines.map((line) => line[header!.indexOf('name')]).sort()).toEqual([
    `'=HYPERLINK("http://x")`,
    'Shamba la mto',
  ]);
  expect(header).not.toContain('user_id');
  const shapes = JSON.parse(strFromU8(files['fields.geojson']!));
  expect(shapes.features).toHaveLength(2);
  const small = await farmer.ask('GET', '/api/data/export.zip');
  expect(Object.keys(unzipSync(new Uint8Array(small.raw))).some((name) => name.startsWith('photos/'))).toBe(
    false,
  );
});

test('SET-12 the ZIP with photos also contains expert voice notes and the statements as they were made', async () => {
  const { farmer, fieldIds, scanId } = await createFarmerWithAllData(server);
  const voice = newId();
  const said = Buffer.from('a voice');
  const storage = await diskStorage(path.join(server.dataDir, 'files'));
  await storage.put(`voices/${farmer.userId}/${voice}`, said);
  await server.database.asSystem((tx) =>
    tx.run(sql`
      update expert_review_turns
      set voice = ${voice}, voice_type = 'audio/webm', voice_seconds = 3
      where user_id = ${farmer.userId}
        and review_id in (select id from expert_reviews where scan_id = ${scanId})
    `),
  );
  const { body: paper } = await farmer.ask('POST', '/api/data/statements', {
    body: { id: newId(), field_id: fieldIds[0], season: '2026', language: 'sw' },
  });
  const files = unzipSync(new Uint8Array((await farmer.ask('GET', '/api/data/export.zip?photos=1')).raw));
  const document = JSON.parse(strFromU8(files['mavuno.json']!));
  const [turn] = document.expert_review_turns.filter((row: { voice: string | null }) => row.voice === voice);
  expect(Buffer.from(files[turn.voice_file]!).equals(said)).toBe(true);
  const pdf = (await farmer.ask('GET', `/api/data/statements/${paper.code}/pdf`)).raw;
  expect(Buffer.from(files[`statements/${paper.code}.pdf`]!).equals(pdf)).toBe(true);
});

test('SET-11 the size is shown before the export, and exports are rate limited', async () => {
  const { farmer, photos } = await createFarmerWithAllData(server);
  const { body } = await farmer.ask('GET', '/api/data/size');
  expect(body).toMatchObject({
    photos: 2,
    photoBytes: photos.reduce((sum, { bytes }) => sum + bytes.length, 0),
    rows: { fields: 2, crop_scans: 2 },
  });
  const whole = (await farmer.ask('GET', '/api/data/export.json')).raw.length;
  expect(Math.abs(whole - body.dataBytes)).toBeLessThan(3_000);
  const codes: number[] = [];
  for (let i = 0; i < 8; i += 1) codes.push((await farmer.ask('GET', '/api/data/export.json')).status);
  expect(codes).toContain(429);
  expect((await server.browser().ask('GET', '/api/data/export.json')).status).toBe(401);
});
