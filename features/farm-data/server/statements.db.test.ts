import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { statementEn } from '../words.statement.en.ts';
import { statementSw } from '../words.statement.sw.ts';
import { createFarmerWithAllData, type TestServer, scanOf } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const made = async (language: 'en' | 'sw' = 'sw') => {
  const { farmer, fieldIds } = await createFarmerWithAllData(server);
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from account_deletions where user_id = ${farmer.userId}`),
  );
  const body = { id: newId(), field_id: fieldIds[0], season: '2026', language };
  const reply = await farmer.ask('POST', '/api/data/statements', { body });
  expect(reply.status).toBe(200);
  return { farmer, body, statement: reply.body, fieldId: fieldIds[0]! };
};

const pdfOf = async (farmer: Awaited<ReturnType<typeof made>>['farmer'], code: string) =>
  farmer.ask('GET', `/api/data/statements/${code}/pdf`);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a statement is a single page in the requested language, and a second request returns the same one', async () => {
  const { farmer, body, statement } = await made();
  const { raw, headers, status } = await pdfOf(farmer, statement.code);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect(raw.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(raw.length).toBeLessThan(150_000);
  const again = await farmer.ask('POST', '/api/data/statements', { body });
  expect(again.body.code).toBe(statement.code);
  expect(
    (await farmer.ask('GET', '/api/data/statements')).body.statements.filter(
      (s: { id: string }) => s.id === body.id,
    ),
  ).toHaveLength(1);
});

test('the code on a statement shows what was printed, and nothing more', async () => {
  const { farmer, statement } = await made();
  const { status, body } = await server.browser().ask('GET', `/api/verify/${statement.code}`);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual([
    'area_hectares',
    'area_source',
    'crops',
    'field_name',
    'first_name',
    'hash',
    'made_at',
    'season',
  ]);
  expect(body).toMatchObject({
    first_name: 'Amina',
    field_name: 'Shamba la mto',
    season: '2026',
    area_source: 'default',
    crops: [{ crop: 'maize', planted: '2026-03-20', harvested: null }],
  });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${farmer.userId}|36\\.08|POLYGON|@`));
  expect(
    (await server.browser().ask('GET', '/api/verify/0000000000000000000000000a')).body.refusal.code,
  ).toBe('data.no_statement');
  expect((await server.browser().ask('GET', '/api/verify/short')).status).toBe(400);
});

test('a statement and its verification page show a default size as such until the farmer confirms it', async () => {
  const {
    farmer,
    body: { field_id: fieldId },
  } = await made();
  const sourceNow = async (): Promise<string> => {
    const { body } = await farmer.ask('POST', '/api/data/statements', {
      body: { id: newId(), field_id: fieldId, season: '2026', language: 'en' },
    });
    return (await server.browser().ask('GET', `/api/verify/${body.code}`)).body.area_source;
  };
  const mark = (value: boolean | null) =>
    server.database.asSystem((tx) =>
      tx.run(sql`update fields set size_is_default = ${value} where user_id = ${farmer.userId}`),
    );
  await mark(true);
  expect(await sourceNow()).toBe('default');
  await mark(null);
  expect(await sourceNow()).toBe('default');
  await farmer.sync([{ name: 'fields.change', args: { id: fieldId, size: 1, size_unit: 'acres' } }]);
  expect(await sourceNow()).toBe('approximate');
  for (const { sources } of [statementEn, statementSw])
    expect(sources.default).not.toMatch(/as the farmer said|alivyosema/);
  expect(statementEn.sources.default).toContain('default size, not confirmed by the farmer');
});

test('a statement and its verification show planned crops as not planted and failed crops without yield', async () => {
  const {
    farmer,
    body: { field_id: fieldId },
  } = await made();
  const crop = {
    field_id: fieldId,
    variety: null,
    variety_class: null,
    area_size: 1,
    area_unit: 'acres',
    expected_harvest_date: null,
    harvest_source: null,
    harvest_from: null,
    harvest_to: null,
    altitude_band: null,
    county: null,
    expected_yield: null,
    expected_yield_size: null,
    expected_yield_unit: null,
    notes: null,
  };
  await farmer.sync([
    {
      name: 'crops.add',
      args: { ...crop, id: newId(), crop_type: 'bean', status: 'planning', planting_date: '2026-11-28' },
    },
    {
      name: 'crops.add',
      args: { ...crop, id: newId(), crop_type: 'potato', status: 'failed', planting_date: '2026-04-02' },
    },
  ]);
  const { body } = await farmer.ask('POST', '/api/data/statements', {
    body: { id: newId(), field_id: fieldId, season: '2026', language: 'en' },
  });
  const proof = await server.browser().ask('GET', `/api/verify/${body.code}`);
  expect(
    proof.body.crops.map((one: { crop: string; failed?: boolean }) => [one.crop, one.failed ?? false]),
  ).toEqual([
    ['maize', false],
    ['potato', true],
  ]);
});

test('a statement shows the best known result of each leaf check: the expert’s before the app’s, none if disputed', async () => {
  const {
    farmer,
    body: { field_id: fieldId },
  } = await made();
  const hash = 'e'.repeat(64);
  const day = (n: number) => ({ taken_at: `2026-05-0${n}T09:00:00.000Z` });
  const [agreed, contradicted, expert, cleared, half, picked] = [
    scanOf(fieldId!, hash, day(1)),
    scanOf(fieldId!, hash, day(2)),
    scanOf(fieldId!, hash, day(3)),
    scanOf(fieldId!, hash, day(4)),
    scanOf(fieldId!, hash, { ...day(5), photos: [hash, 'f'.repeat(64)] }),
    scanOf(fieldId!, null, { ...day(6), outcome: 'candidates', condition: null, severity: null }),
  ] as const;
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from crop_scans where user_id = ${farmer.userId}`),
  );
  const sent = await farmer.sync([
    agreed,
    contradicted,
    expert,
    cleared,
    half,
    picked,
    { name: 'scans.pick', args: { id: picked.args.id, condition: 'bean___rust' } },
  ]);
  expect(sent.outcomes.map((o: { result: string }) => o.result)).toEqual(Array(7).fill('applied'));
  const look = (condition: string) =>
    JSON.stringify({
      outcome: 'answer',
      condition,
      confidence: 0.9,
      top3: [],
      model: 'cd'.repeat(32),
      at: '2026-05-07',
      photos: 1,
    });
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`update crop_scans set checked = ${look('bean___rust')} where id = ${agreed.args.id}`);
    await tx.run(
      sql`
        update crop_scans
        set checked = ${look('bean___angular_leaf_spot')}
        where id = any(${[contradicted.args.id, expert.args.id, half.args.id]})
      `,
    );
    for (const [scan, condition] of [
      [expert, 'bean___anthracnose'],
      [cleared, 'bean___healthy'],
    ] as const) {
      const id = newId();
      await tx.run(
        sql`
          insert into expert_reviews (user_id, id, scan_id, status, created_at, outcome, language, asked_at)
          values (${farmer.userId}, ${id}, ${scan.args.id}, 'answered', now(), 'answer', 'sw', now())
        `,
      );
      await tx.run(
        sql`
          insert into expert_review_turns (user_id, review_id, n, asked_at, expert_id, expert_name, answer,
            condition, answered_at)
          values (${farmer.userId}, ${id}, 1, now(), ${newId()}, 'Dk. Achieng', 'x', ${condition}, now())
        `,
      );
    }
  });
  const { body } = await farmer.ask('POST', '/api/data/statements', {
    body: { id: newId(), field_id: fieldId, season: '2026', language: 'en' },
  });
  const { content } = await server.database.asSystem((tx) =>
    tx.one<{
      content: { checks: { condition: string | null; severity: string | null }[]; more: { checks: number } };
    }>(sql`select content from statements where id = ${body.id}`),
  );
  expect(content.checks.map(({ condition, severity }) => [condition, severity])).toEqual([
    ['bean___rust', 'high'],
    [null, null],
    ['bean___anthracnose', 'high'],
    ['bean___healthy', null],
    ['bean___rust', 'high'],
  ]);
  expect(content.more.checks).toBe(1);
  const earlier = await server.database.asSystem(async (tx) => {
    await tx.run(sql`delete from crop_scans where id = ${half.args.id}`);
    return newId();
  });
  await farmer.ask('POST', '/api/data/statements', {
    body: { id: earlier, field_id: fieldId, season: '2026', language: 'en' },
  });
  const after = await server.database.asSystem((tx) =>
    tx.one<{ condition: string }>(
      sql`select content -> 'checks' -> 4 ->> 'condition' as condition from statements where id = ${earlier}`,
    ),
  );
  expect(after.condition).toBe('bean___rust');
});

test('a statement with one changed byte does not match its hash', async () => {
  const { farmer, statement } = await made('en');
  const { raw } = await pdfOf(farmer, statement.code);
  const { body } = await server.browser().ask('GET', `/api/verify/${statement.code}`);
  expect(hashOf(raw)).toBe(body.hash);
  for (const at of [10, Math.floor(raw.length / 2), raw.length - 3]) {
    const changed = Buffer.from(raw);
    changed[at] = changed[at]! ^ 1;
    expect(hashOf(changed)).not.toBe(body.hash);
  }
  // Later changes by the farmer do not alter a statement.
  await farmer.sync([{ name: 'fields.change', args: { id: statement.field_id, name: 'Jina jipya' } }]);
  expect((await server.browser().ask('GET', `/api/verify/${statement.code}`)).body).toEqual(body);
  expect(hashOf((await pdfOf(farmer, statement.code)).raw)).toBe(body.hash);
});

test('another farmer’s field or statement is not found; deleting the field ends the verification of its statement', async () => {
  const { farmer, body, statement, fieldId } = await made();
  const thief = await server.farmer();
  expect(
    (await thief.ask('POST', '/api/data/statements', { body: { ...body, id: newId() } })).body.refusal.code,
  ).toBe('data.no_field');
  expect((await pdfOf(thief, statement.code)).status).toBe(404);
  await farmer.sync([{ name: 'fields.remove', args: { id: fieldId } }]);
  expect((await server.browser().ask('GET', `/api/verify/${statement.code}`)).status).toBe(404);
  expect((await pdfOf(farmer, statement.code)).status).toBe(404);
});

test('a statement of a deleted account can no longer be verified', async () => {
  const { farmer, statement } = await made();
  await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'later' } });
  expect((await server.browser().ask('GET', `/api/verify/${statement.code}`)).status).toBe(404);
});
