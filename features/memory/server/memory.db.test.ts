import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { cropOf, fieldOf } from '#features/farm-data/server/testing.ts';
import { toggles } from '#features/notify/domain/channels.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Memory } from '../contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

type Farmer = Awaited<ReturnType<typeof server.farmer>>;
const memoryOf = async (farmer: Farmer): Promise<Memory> => (await farmer.ask('GET', '/api/memory')).body;
const note = (args: object) => ({ name: 'memory.note', args });

/** As the specification lists them. */
const names = [
  'farmerName',
  'lastLogin',
  'lastFieldCount',
  'lastUsedFeature',
  'recentCropsPlanted',
  'fieldLocations',
  'lastFertilizerPlan',
  'referrerId',
  'preferredLanguage',
  'syncStatus',
  'firstTimeUser',
  'invitesSent',
  'premiumTrialActivated',
  'lastSyncedAt',
  'lastInsightShown',
  'lastProSuggestion',
  'whatsappOptIn',
  'whatsappPhoneNumber',
  'featureUsageCount',
  'proTrialDaysRemaining',
  'proExpirationDate',
];

test('SET-15 a new farmer’s memory has every field and every switch', async () => {
  const farmer = await server.farmer();
  const memory = await memoryOf(farmer);
  expect(Object.keys(memory).sort()).toEqual([...names, ...toggles].sort());
  expect(memory).toMatchObject({
    farmerName: 'Amina',
    preferredLanguage: 'en',
    firstTimeUser: true,
    lastFieldCount: 0,
    fieldLocations: [],
    recentCropsPlanted: [],
    lastUsedFeature: null,
    featureUsageCount: {},
    syncStatus: 'never',
    whatsappOptIn: false,
    whatsappPhoneNumber: '',
    premiumTrialActivated: false,
    proTrialDaysRemaining: 0,
    proExpirationDate: null,
    invitesSent: 0,
    referrerId: null,
    weekly_reports: false,
    weather_alerts: true,
  });
  expect(Date.now() - Date.parse(memory.lastLogin!)).toBeLessThan(60_000);
});

test('SET-15 memory follows the farmer’s actions and keeps values noted by the phone', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  await farmer.sync([field, cropOf(field.args.id)]);
  const planned = cropOf(field.args.id);
  await farmer.sync([
    {
      ...planned,
      args: { ...planned.args, crop_type: 'bean', status: 'planning', planting_date: '2027-03-20' },
    },
    { name: 'notify.set_whatsapp', args: { enabled: true, number: '+254712000000', agreed: 'Ndiyo' } },
    note({ lastInsightShown: 'measure' }),
    note({ lastProSuggestion: 'fields' }),
    { name: 'people.set_language', args: { language: 'sw' } },
  ]);
  expect(await memoryOf(farmer)).toMatchObject({
    preferredLanguage: 'sw',
    firstTimeUser: false,
    lastFieldCount: 1,
    fieldLocations: [{ name: field.args.name, lat: expect.any(Number), lng: expect.any(Number) }],
    recentCropsPlanted: [expect.any(String)],
    featureUsageCount: { fields: 1, crops: 2, notify: 1, memory: 2, people: 1 },
    syncStatus: 'synced',
    whatsappOptIn: true,
    whatsappPhoneNumber: '+254712000000',
    lastInsightShown: 'measure',
    lastProSuggestion: 'fields',
    lastFertilizerPlan: null,
    whatsapp_notifications: true,
  });
  const { n } = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(sql`select count(*) as n from user_memory where user_id = ${farmer.userId}`),
  );
  expect(n).toBe(1);
});

test('SET-15 PAY-28 a phone cannot write server-owned values, and the trial is only copied', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  for (const claim of [
    { premiumTrialActivated: true },
    { proExpirationDate: '2099-01-01' },
    { proTrialDaysRemaining: 99 },
    { lastFieldCount: 3 },
    { lastLogin: '2020-01-01' },
    { referrerId: other.userId },
    { invitesSent: 7 },
  ]) {
    expect((await farmer.sync([note(claim)])).outcomes[0]).toMatchObject({
      result: 'refused',
      code: 'sync.invalid',
    });
  }
  expect(await memoryOf(farmer)).toMatchObject({
    premiumTrialActivated: false,
    proTrialDaysRemaining: 0,
    proExpirationDate: null,
  });
  const ends = new Date(Date.now() + 13.2 * DAY_MS);
  await server.database.asSystem((tx) =>
    tx.run(sql`insert into trials (user_id, started_at, ends_at) values (${farmer.userId}, now(), ${ends})`),
  );
  expect(await memoryOf(farmer)).toMatchObject({
    premiumTrialActivated: true,
    proTrialDaysRemaining: 14,
    proExpirationDate: ends.toISOString(),
  });
  await farmer.sync([note({ lastInsightShown: 'mine' })]);
  expect(await memoryOf(other)).toMatchObject({ lastInsightShown: null, premiumTrialActivated: false });
  await expect(
    server.database.asUser(other.userId, (tx) =>
      tx.run(
        sql`
          insert into trials (user_id, started_at, ends_at)
          values (${other.userId}, now(), now() + interval '14 days')
        `,
      ),
    ),
  ).rejects.toThrow('row-level security');
});

test('an imported backup restores no invitations and no referrer', async () => {
  const farmer = await server.farmer();
  const copy = {
    format: 'mavuno-export',
    version: 1,
    exported_at: new Date().toISOString(),
    user_memory: [
      { weekly_reports: true, last_insight_shown: 'measure', invites_sent: 40, referrer_id: newId() },
    ],
  };
  expect(
    (await farmer.ask('POST', '/api/data/restore', { bytes: Buffer.from(JSON.stringify(copy)) })).status,
  ).toBe(200);
  expect(await memoryOf(farmer)).toMatchObject({
    weekly_reports: true,
    lastInsightShown: 'measure',
    invitesSent: 0,
    referrerId: null,
  });
});
