import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ApiClient, openTestServer } from '#apps/server/testing.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export const fieldOf = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'bean',
    season: '2026',
    soil_type: 'loam',
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Njoro',
    ...over,
  },
});
export const cropOf = (fieldId: string) => ({
  name: 'crops.add',
  args: {
    id: newId(),
    field_id: fieldId,
    crop_type: 'maize',
    variety: 'H614',
    variety_class: null,
    status: 'planted',
    area_size: 0.5,
    area_unit: 'acres',
    planting_date: '2026-03-20',
    expected_harvest_date: '2026-09-20',
    harvest_source: 'own',
    harvest_from: null,
    harvest_to: null,
    altitude_band: null,
    county: null,
    expected_yield: 900,
    expected_yield_size: 10,
    expected_yield_unit: 'bag_90kg',
    notes: '=1+1',
  },
});
const eventOf = (fieldId: string, photos: readonly string[]) => ({
  name: 'history.add',
  args: {
    id: newId(),
    field_id: fieldId,
    date: '2026-04-10',
    event_type: 'weeding',
    description: 'Palizi ya kwanza, Gĩthĩga',
    notes: null,
    photos,
    product: null,
    wait_days: null,
    quantity: null,
    quantity_unit: null,
  },
});
export const scanOf = (fieldId: string | null, photo: string | null, over: Record<string, unknown> = {}) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: fieldId,
    crop_type: 'bean',
    photo,
    severity: 'high',
    affected_area_percentage: 22.5,
    location: { lat: -0.3, lng: 36.1, country: null },
    taken_at: new Date(Date.now() - 8 * DAY_MS).toISOString(),
    known_used: 0,
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.93,
    top3: [{ condition: 'bean___rust', probability: 0.93 }],
    model: 'ab'.repeat(32),
    ...over,
  },
});

const planOf = (fieldId: string) => ({
  name: 'tasks.add_plan',
  args: {
    id: newId(),
    title: 'Mahindi ya masika',
    description: null,
    goal: 'Magunia 20 kwa ekari',
    field_id: fieldId,
    crop_type: 'maize',
    start_date: '2026-03-01',
    end_date: null,
  },
});
const taskOf = (fieldId: string, planId: string) => ({
  name: 'tasks.add',
  args: {
    id: newId(),
    plan_id: planId,
    field_id: fieldId,
    title: 'Palizi ya kwanza',
    description: null,
    due_date: '2026-11-20',
    due_time: null,
    priority: 'high',
    category: 'weeding',
    estimated_duration: 240,
    assigned_to: 'Gĩthĩga',
    assigned_phone: '+254712345678',
    repeat_every: 2,
    repeat_unit: 'week',
    stage: 'vegetative',
    suggestion_key: null,
    rule: null,
    why: null,
    source: null,
    valid_until: null,
  },
});

export const drawnPhoto = async (): Promise<{ hash: string; bytes: Buffer }> => {
  const bytes = await sharp(randomBytes(40 * 40 * 3), { raw: { width: 40, height: 40, channels: 3 } })
    .jpeg()
    .toBuffer();
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
};

export const sendPhoto = async (farmer: ApiClient, hash: string, bytes: Buffer): Promise<void> => {
  const { body } = await farmer.ask('PUT', `/api/photos/${hash}/parts/0?size=${bytes.length}`, { bytes });
  if (!body.complete) throw new Error(JSON.stringify(body));
};

export const makePro = (server: TestServer, { userId }: ApiClient): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
  values (${newId()}, ${userId}, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days')`),
  );

const coreRows: SampleRows = ({ userId }) => [
  sql`insert into sync_overwrites (user_id, id, kind, row_id, old_values, new_values, at)
    values (${userId}, ${newId()}, 'field', ${newId()}, '{"name":"Juu"}', '{"name":"Chini"}', now())`,
  sql`insert into photo_uploads (user_id, hash, size) values (${userId}, ${'d'.repeat(64)}, 100)`,
  sql`
    insert into photo_parts (user_id, hash, start, bytes)
    values (${userId}, ${'d'.repeat(64)}, 0, ${Buffer.from('half')})
  `,
];

/** `sampleRows` of each feature's `server/sample-rows.testing.ts`. */
const allSampleRows = async (): Promise<readonly SampleRows[]> => {
  const files = readdirSync('features')
    .map((feature) => path.resolve('features', feature, 'server/sample-rows.testing.ts'))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(files.map((file) => import(file)));
  return [coreRows, ...modules.map(({ sampleRows }: { readonly sampleRows: SampleRows }) => sampleRows)];
};

const insertSampleRows = async (server: TestServer, userId: string, scanId: string): Promise<void> => {
  const samples = await allSampleRows();
  await server.database.asSystem(async (tx) => {
    for (const row of samples.flatMap((sampleRows) => sampleRows({ userId, scanId }))) await tx.run(row);
  });
};

/** A farmer with rows in every table that can hold personal data. */
export const createFarmerWithAllData = async (server: TestServer) => {
  const farmer = await server.farmer();
  await makePro(server, farmer);
  const [field, second] = [
    fieldOf(),
    fieldOf({ name: '=HYPERLINK("http://x")', size: 0.25, size_unit: 'hectares' }),
  ];
  const [leaf, weeds] = [await drawnPhoto(), await drawnPhoto()];
  const scan = scanOf(field.args.id, leaf.hash);
  const plan = planOf(field.args.id);
  const { outcomes } = await farmer.sync([
    field,
    second,
    cropOf(field.args.id),
    eventOf(field.args.id, [weeds.hash]),
    scan,
    scanOf(null, null),
    {
      name: 'outcomes.answer',
      args: {
        scan_id: scan.args.id,
        step: 7,
        answer: 'better',
        doings: ['organic'],
        cost_kes: 300,
        saved_amount: null,
        saved_unit: null,
        photo: null,
      },
    },
    { name: 'outcomes.pause', args: { scan_id: scan.args.id, until: null } },
    plan,
    taskOf(field.args.id, plan.args.id),
    { name: 'tasks.judge_suggestion', args: { key: 'weeding:1', verdict: 'ignored' } },
    {
      name: 'organic.complete',
      args: {
        day: dayInNairobi(new Date()),
        action: 'compost_heap',
        field_id: field.args.id,
        crop_type: null,
      },
    },
    { name: 'sightings.follow', args: { cell: '-6:802', active: true } },
    { name: 'notify.set', args: { toggle: 'market_alerts', on: false } },
    {
      name: 'notify.set_whatsapp',
      args: { enabled: true, number: '+254712000000', agreed: 'Send me messages' },
    },
    { name: 'donations.set', args: { purpose: 'train', given: true } },
    { name: 'training.enrol', args: { id: 'make-compost', remind_on: null } },
    { name: 'privacy.consent', args: { purpose: 'page_counts', given: true, wording: 1, language: 'sw' } },
  ]);
  const refused = outcomes.filter((o: { result: string }) => o.result !== 'applied');
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  for (const { hash, bytes } of [leaf, weeds]) await sendPhoto(farmer, hash, bytes);
  await insertSampleRows(server, farmer.userId, scan.args.id);
  return { farmer, fieldIds: [field.args.id, second.args.id], scanId: scan.args.id, photos: [leaf, weeds] };
};
