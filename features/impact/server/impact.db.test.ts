import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { blankTask } from '#features/tasks/domain/task.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { KES_PER_USD } from '../domain/economics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const MODEL = 'ab'.repeat(32);
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const system = <T>(statement: ReturnType<typeof sql>) =>
  server.database.asSystem((tx) => tx.many<T>(statement));
const applied = (reply: any): string[] =>
  reply.outcomes.map((o: { result: string; code?: string }) => o.code ?? o.result);

const fieldOf = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 2,
    size_unit: 'hectares',
    crop_type: 'bean',
    season: '2026',
    soil_type: 'loam',
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Njoro',
    ...over,
  },
});
const scanOf = (over: Record<string, unknown> = {}) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: null,
    crop_type: 'bean',
    photo: null,
    severity: 'high',
    affected_area_percentage: 22.5,
    location: { lat: -0.3, lng: 36.1, country: null },
    taken_at: ago(8),
    known_used: 0,
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.93,
    top3: [{ condition: 'bean___rust', probability: 0.93 }],
    model: MODEL,
    ...over,
  },
});
const answerOf = (scanId: string, over: Record<string, unknown> = {}) => ({
  name: 'outcomes.answer',
  args: {
    scan_id: scanId,
    step: 7,
    answer: 'better',
    doings: ['organic'],
    cost_kes: null,
    saved_amount: null,
    saved_unit: null,
    photo: null,
    ...over,
  },
});
/** Simulates the server's check of the photo. The model itself is tested elsewhere. */
const seeScans = (userId: string) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      update crop_scans
      set checked = jsonb_build_object('outcome', outcome, 'condition', condition, 'confidence', 0.9, 'top3',
        '[]'::jsonb, 'model', 'm', 'at', now())
      where user_id = ${userId}
    `),
  );
const read = async (farmer: ApiClient, what: string) => {
  const { status, body } = await farmer.ask('GET', `/api/impact/${what}`);
  expect(status).toBe(200);
  return body;
};

test('DSH-21 an answer is saved, synced to the farmer’s phones and replaced by a new answer', async () => {
  const farmer = await server.farmer();
  const scan = scanOf();
  expect(applied(await farmer.sync([scan, answerOf(scan.args.id, { cost_kes: 300 })]))).toEqual([
    'applied',
    'applied',
  ]);
  const { changes } = await farmer.sync([
    answerOf(scan.args.id, { answer: 'did_nothing', cost_kes: 300 }),
    { name: 'outcomes.pause', args: { scan_id: scan.args.id, until: null } },
  ]);
  const rows = changes.rows.filter((r: any) => r.kind.startsWith('outcome'));
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        kind: 'outcome',
        id: `${scan.args.id}:7`,
        row: expect.objectContaining({ answer: 'did_nothing', doings: [], cost_kes: null, step: 7 }),
      },
      { kind: 'outcome_pause', id: scan.args.id, row: { id: scan.args.id, until: null } },
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('DSH-21 an answer is refused without a check, for a healthy leaf, too early or for another farmer’s plant', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const [scan, healthy, young] = [
    scanOf(),
    scanOf({ condition: 'bean___healthy' }),
    scanOf({ taken_at: ago(2) }),
  ];
  await farmer.sync([scan, healthy, young]);
  expect(
    applied(
      await farmer.sync([
        answerOf(newId()),
        answerOf(healthy.args.id),
        answerOf(young.args.id),
        answerOf(scan.args.id, { step: 14 }),
      ]),
    ),
  ).toEqual(['outcomes.scan_not_found', 'outcomes.no_disease', 'outcomes.too_early', 'outcomes.too_early']);
  expect(
    applied(
      await other.sync([
        answerOf(scan.args.id),
        { name: 'outcomes.pause', args: { scan_id: scan.args.id, until: null } },
      ]),
    ),
  ).toEqual(['outcomes.scan_not_found', 'outcomes.scan_not_found']);
  for (const wrong of [
    { answer: 'cured' },
    { step: 8 },
    { cost_kes: -1 },
    { saved_amount: 0, saved_unit: 'kg' },
    { photo: 'x' },
  ])
    expect(applied(await farmer.sync([answerOf(scan.args.id, wrong)]))).toEqual(['sync.invalid']);
});

test('DSH-20 DSH-21 the estimate uses confirmed checks only: none before, then a range for the field’s own area', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  const scan = scanOf({ field_id: field.args.id });
  await farmer.sync([field, scan, scanOf({ field_id: field.args.id })]);
  expect(await read(farmer, 'economic')).toEqual({
    economic: null,
    kesPerUsd: KES_PER_USD,
    competitiveAdvantage: null,
  });
  await farmer.sync([answerOf(scan.args.id, { cost_kes: KES_PER_USD * 10 })]);
  // A phone's claim alone confirms nothing, because the server has not checked the photo.
  expect((await read(farmer, 'economic')).economic).toBeNull();
  expect(await read(farmer, 'overview')).toMatchObject({
    confirmedScans: 0,
    waitingScans: 1,
    economicSummary: null,
  });
  await system(sql`update crop_scans set checked = '{"outcome":"no_leaf"}' where user_id = ${farmer.userId}`);
  expect(await read(farmer, 'overview')).toMatchObject({ confirmedScans: 0, waitingScans: 0 });
  await seeScans(farmer.userId);
  const [{ loss }] = (await system<{ loss: number }>(
    sql`select revenue_loss_usd as loss from crop_scans where id = ${scan.args.id}`,
  )) as [{ loss: number }];
  expect(loss).toBeGreaterThan(0);
  const share = (of: number, percent: number): number => Math.round(of * percent) / 100;
  const { economic } = await read(farmer, 'economic');
  expect(economic).toMatchObject({
    confirmed: 1,
    unknown: 0,
    totalSavedRange: { low: share(loss, 10), high: share(loss, 60) },
    spent: 10,
    spentKes: KES_PER_USD * 10,
    roiRange: { low: share(loss * 10 - 1000, 10), high: share(loss * 60 - 1000, 10) },
  });
  expect(await read(farmer, 'overview')).toMatchObject({
    confirmedScans: 1,
    waitingScans: 0,
    economicSummary: { totalSaved: economic.totalSaved, roi: economic.roi },
  });
  // A check made before it knew the field's area stores the loss for one hectare. The field has two.
  await system(sql`update crop_scans set result_data = result_data - 'basis' where id = ${scan.args.id}`);
  expect((await read(farmer, 'economic')).economic.totalSavedRange).toEqual({
    low: share(loss * 2, 10),
    high: share(loss * 2, 60),
  });
});

test('GAM-01 GAM-02 GAM-09 returns level, streak and next milestone in the farmer’s language', async () => {
  const farmer = await server.farmer();
  expect(await read(farmer, 'overview')).toMatchObject({
    totalScans: 0,
    expertiseLevel: null,
    currentStreak: 0,
    longestStreak: 0,
    streakTier: 'starting',
    nextMilestone: { current: 0, target: 3, progressPercentage: 0 },
  });
  const scans = Array.from({ length: 5 }, () => scanOf());
  await farmer.sync(scans);
  await farmer.sync(scans.map((s) => answerOf(s.args.id)));
  await seeScans(farmer.userId);
  expect(await read(farmer, 'overview')).toMatchObject({
    expertiseLevel: {
      level: 2,
      title: 'Leaf checker',
      nextLevelTitle: 'Crop watcher',
      progress: { current: 5, required: 15, percentage: 33 },
    },
    currentStreak: 1,
  });
  await farmer.sync([{ name: 'people.set_language', args: { language: 'sw' } }]);
  expect((await read(farmer, 'overview')).expertiseLevel.title).toBe('Mkaguzi wa majani');
});

test('DAT-07 the overview returns all its fields: savings, level with progress, streaks and milestone', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  const scan = scanOf({ field_id: field.args.id });
  await farmer.sync([field, scan, answerOf(scan.args.id, { cost_kes: KES_PER_USD })]);
  await seeScans(farmer.userId);
  expect(await read(farmer, 'overview')).toEqual({
    totalScans: 1,
    confirmedScans: 1,
    waitingScans: 0,
    economicSummary: { totalSaved: expect.any(Number), roi: expect.any(Number) },
    expertiseLevel: {
      level: 1,
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      nextLevelTitle: 'Leaf checker',
      progress: { percentage: 20, current: 1, required: 5 },
    },
    currentStreak: 1,
    longestStreak: 1,
    streakTier: 'starting',
    nextMilestone: { reward: expect.stringMatching(/\w/), current: 1, target: 3, progressPercentage: 33 },
  });
});

test('DSH-21 a plant without a known loss is left out of the sum until the farmer enters the amount saved', async () => {
  const farmer = await server.farmer();
  const scan = scanOf();
  await farmer.sync([scan, answerOf(scan.args.id)]);
  await seeScans(farmer.userId);
  expect((await read(farmer, 'economic')).economic).toMatchObject({
    confirmed: 1,
    unknown: 1,
    totalSaved: 0,
  });
  await farmer.sync([answerOf(scan.args.id, { saved_amount: 1290, saved_unit: 'kes' })]);
  expect((await read(farmer, 'economic')).economic).toMatchObject({
    unknown: 0,
    totalSaved: 10,
    totalSavedRange: { low: 7.5, high: 12.5 },
  });
});

test('GAM-09 a check that an expert diagnosed counts as confirmed', async () => {
  const farmer = await server.farmer();
  const scan = scanOf();
  await farmer.sync([scan]);
  const review = newId();
  await system(
    sql`
      insert into expert_reviews (user_id, id, scan_id, status, created_at, asked_at, outcome, language)
      values (${farmer.userId}, ${review}, ${scan.args.id}, 'answered', now(), now(), 'answer', 'en')
    `,
  );
  const turn = (condition: string | null) =>
    system(
      sql`
        insert into expert_review_turns (user_id, review_id, n, asked_at, answered_at, condition)
        values (${farmer.userId}, ${review}, ${condition ? 2 : 1}, now(), now(), ${condition})
      `,
    );
  await turn(null);
  expect(await read(farmer, 'overview')).toMatchObject({ confirmedScans: 0, expertiseLevel: null });
  await turn('bean___rust');
  expect(await read(farmer, 'overview')).toMatchObject({
    confirmedScans: 1,
    expertiseLevel: { level: 1 },
    economicSummary: null,
  });
});

test('GAM-11 a useful action counts for its day, also when sent later; refused ones and a language change do not', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  await farmer.sync([{ ...field, deviceTime: ago(3) }]);
  await farmer.sync([
    { name: 'people.set_language', args: { language: 'en' }, deviceTime: ago(2) },
    { ...answerOf(newId()), deviceTime: ago(2) },
  ]);
  await farmer.sync([
    { name: 'fields.change', args: { id: field.args.id, name: 'Shamba' }, deviceTime: ago(1) },
  ]);
  expect(await read(farmer, 'overview')).toMatchObject({ currentStreak: 1, longestStreak: 1 });
  await farmer.sync([{ ...scanOf(), deviceTime: ago(2) }]);
  expect(await read(farmer, 'overview')).toMatchObject({
    currentStreak: 3,
    longestStreak: 3,
    streakTier: 'rising',
    nextMilestone: { target: 7 },
  });
});

test('GAM-11 completing a task or adding a note counts for the day; creating a task does not', async () => {
  const farmer = await server.farmer();
  const [field, task] = [fieldOf(), newId()];
  await farmer.sync([{ ...field, deviceTime: ago(3) }]);
  await farmer.sync([
    { name: 'tasks.add', args: { ...blankTask(), id: task, title: 'Weed the maize' }, deviceTime: ago(1) },
  ]);
  expect(await read(farmer, 'overview')).toMatchObject({ longestStreak: 1 });
  expect(
    applied(
      await farmer.sync([
        {
          name: 'tasks.set_status',
          args: { id: task, status: 'completed', on: ago(2).slice(0, 10) },
          deviceTime: ago(2),
        },
      ]),
    ),
  ).toEqual(['applied']);
  expect(await read(farmer, 'overview')).toMatchObject({ longestStreak: 2 });
  const note = {
    name: 'history.add',
    args: {
      id: newId(),
      field_id: field.args.id,
      event_type: 'weeding',
      description: 'second weeding',
      date: ago(2).slice(0, 10),
      notes: null,
      photos: [],
      product: null,
      wait_days: null,
      quantity: null,
      quantity_unit: null,
    },
  };
  expect(applied(await farmer.sync([{ ...note, deviceTime: ago(1) }]))).toEqual(['applied']);
  expect(await read(farmer, 'overview')).toMatchObject({ longestStreak: 3 });
});

test('GAM-06 DAT-08 returns unlocked badges and those in progress', async () => {
  const farmer = await server.farmer();
  const scans = ['bean', 'maize'].map((crop) => scanOf({ crop_type: crop }));
  await farmer.sync([fieldOf(), ...scans]);
  const badges = await read(farmer, 'achievements');
  expect(badges).toMatchObject({
    unlockedBadges: [
      { id: 'first_check', title: 'First leaf check', completed: true },
      { id: 'first_field' },
    ],
    inProgressBadges: [{ id: 'three_crops', progress: 2, maxProgress: 3 }, { id: 'three_days' }],
    socialComparison: null,
  });
});

test('DSH-14 the places are the farmer’s own: by field with its county, or by county without a field', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  const elsewhere = scanOf({ location: { lat: -4.05, lng: 39.66, country: null } });
  await farmer.sync([
    field,
    scanOf({ field_id: field.args.id }),
    scanOf({ field_id: field.args.id, condition: 'bean___healthy' }),
    elsewhere,
    { name: 'scans.set_field', args: { id: elsewhere.args.id, field_id: null, confirmed: true } },
  ]);
  expect(await read(farmer, 'places')).toMatchObject({
    places: [
      {
        fieldId: field.args.id,
        name: 'Shamba la mto',
        county: 'Nakuru',
        checks: 2,
        sick: 1,
        condition: 'bean___rust',
      },
      { fieldId: null, name: null, county: 'Mombasa', checks: 1, sick: 1 },
    ],
  });
});

test('GAM-10 DSH-20b DAT-08 no comparison below 30 active farmers in the county, one sentence from 30', async () => {
  const farmer = await server.farmer();
  await farmer.sync([
    fieldOf({ place: { lat: 3.1191, lng: 35.5973, accuracy_m: 5 } }),
    scanOf(),
    scanOf(),
    scanOf(),
  ]);
  // 28 neighbours with one check each: 29 in all.
  const neighbour = (n: number) =>
    server.database.asSystem(async (tx) => {
      for (let i = 0; i < n; i++) {
        const id = newId();
        await tx.run(sql`insert into farmer_counties (user_id, county) values (${id}, 'Turkana')`);
        await tx.run(
          sql`
            insert into sync_commands (user_id, id, name, outcome, seq, device_time)
            values (${id}, ${newId()}, 'scans.save', '{"result":"applied"}', 1, '')
          `,
        );
        await tx.run(
          sql`
            insert into crop_scans (user_id, id, outcome, source_api, result_data, taken_at)
            values (${id}, ${newId()}, 'not_sure', 'x', '{}', now())
          `,
        );
      }
    });
  await neighbour(28);
  expect((await read(farmer, 'achievements')).socialComparison).toBeNull();
  expect((await read(farmer, 'economic')).competitiveAdvantage).toBeNull();
  await neighbour(1);
  // The county is recounted only every few hours.
  expect((await read(farmer, 'achievements')).socialComparison).toBeNull();
  await server.database.asSystem((tx) =>
    tx.run(sql`update county_activity set computed_at = now() - interval '7 hours'`),
  );
  expect((await read(farmer, 'achievements')).socialComparison).toEqual({
    userTier: 'elite',
    scansVsAverage: 181,
    percentile: 100,
    farmers: 30,
    county: 'Turkana',
  });
  expect((await read(farmer, 'economic')).competitiveAdvantage).toBe(
    'You check your leaves more often than 100 of 100 active farmers in Turkana.',
  );
});

test('the county follows the newest field with a location, and is recomputed when its row is missing', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  await farmer.sync([field]);
  const county = async () =>
    (
      await system<{ county: string | null }>(
        sql`select county from farmer_counties where user_id = ${farmer.userId}`,
      )
    )[0]?.county;
  expect(await county()).toBe('Nakuru');
  await farmer.sync([
    {
      name: 'fields.change',
      args: { id: field.args.id, place: { lat: -1.3102, lng: 37.3543, accuracy_m: 5 } },
    },
  ]);
  expect(await county()).toBe('Machakos');
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from farmer_counties where user_id = ${farmer.userId}`),
  );
  await server.upkeep();
  expect(await county()).toBe('Machakos');
  await farmer.sync([{ name: 'fields.remove', args: { id: field.args.id } }]);
  expect(await county()).toBeNull();
});

test('a farmer cannot read another farmer’s answers', async () => {
  const [a, b] = [await server.farmer(), await server.farmer()];
  const scan = scanOf();
  await a.sync([scan, answerOf(scan.args.id)]);
  const own = (userId: string, table: 'outcomes' | 'counties') =>
    server.database.asUser(userId, (tx) =>
      tx.many(
        table === 'outcomes'
          ? sql`select 1 from scan_outcomes`
          : sql`select 1 from farmer_counties union all select 1 from county_activity`,
      ),
    );
  expect(await own(a.userId, 'outcomes')).toHaveLength(1);
  expect(await own(b.userId, 'outcomes')).toEqual([]);
  expect(await own(b.userId, 'counties')).toEqual([]);
});

test('an answer is deleted with its check or field, on every phone, and its photo too', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  const bytes = await sharp(drawLeaf(300, 3).rgb, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  const photo = createHash('sha256').update(bytes).digest('hex');
  const [scan, ofField] = [scanOf(), scanOf({ field_id: field.args.id })];
  const before = await farmer.sync([
    field,
    scan,
    ofField,
    answerOf(scan.args.id, { photo }),
    answerOf(ofField.args.id),
    { name: 'outcomes.pause', args: { scan_id: ofField.args.id, until: ago(-3) } },
  ]);
  expect(
    (await farmer.ask('PUT', `/api/photos/${photo}/parts/0?size=${bytes.length}`, { bytes })).status,
  ).toBe(200);
  const { changes } = await farmer.sync(
    [
      { name: 'scans.remove', args: { id: scan.args.id } },
      { name: 'fields.remove', args: { id: field.args.id } },
    ],
    before.changes.cursor,
  );
  const removed = changes.rows.filter((r: any) => r.row === null).map((r: any) => `${r.kind} ${r.id}`);
  expect(removed).toEqual(
    expect.arrayContaining([
      `outcome ${scan.args.id}:7`,
      `outcome ${ofField.args.id}:7`,
      `outcome_pause ${ofField.args.id}`,
    ]),
  );
  await expect
    .poll(() => system(sql`select 1 from photos where user_id = ${farmer.userId}`), { timeout: 15_000 })
    .toEqual([]);
});

test('deleting one check keeps the answers about other plants and a photo that such an answer uses', async () => {
  const farmer = await server.farmer();
  const bytes = await sharp(drawLeaf(300, 5).rgb, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  const photo = createHash('sha256').update(bytes).digest('hex');
  const [old, young] = [scanOf(), scanOf({ photo, taken_at: ago(0) })];
  expect(applied(await farmer.sync([old, young, answerOf(old.args.id, { photo })]))).toEqual([
    'applied',
    'applied',
    'applied',
  ]);
  expect(
    (await farmer.ask('PUT', `/api/photos/${photo}/parts/0?size=${bytes.length}`, { bytes })).body,
  ).toMatchObject({ complete: true });
  await farmer.sync([{ name: 'scans.remove', args: { id: young.args.id } }]);
  const waiting = () =>
    server.database.one(
      sql`
        select count(*) as n
        from pgboss.job
        where name = 'photos.forget' and state in ('created', 'active', 'retry')
      `,
    );
  await expect.poll(waiting, { timeout: 15_000 }).toEqual({ n: 0 });
  expect((await farmer.ask('GET', `/api/photos/${photo}`)).status).toBe(200);
  expect(await system(sql`select scan_id from scan_outcomes where user_id = ${farmer.userId}`)).toEqual([
    { scan_id: old.args.id },
  ]);
});

test('the counts for the accuracy page: hidden below 30 answers, one answer per plant, only server-checked plants', async () => {
  const counts = async () => (await server.browser().ask('GET', '/api/outcomes/counts')).body;
  const [farmer, unseen] = [await server.farmer(), await server.farmer()];
  const many = (n: number) =>
    Array.from({ length: n }, () => scanOf({ condition: 'coffee___leaf_rust', taken_at: ago(15) }));
  const scans = many(30);
  await farmer.sync(scans.slice(0, 15));
  await system(
    sql`
      insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
      values (gen_random_uuid(), ${farmer.userId}, 'active', 'pro', now(), now() + interval '30 days')
    `,
  );
  await farmer.sync(scans.slice(15));
  for (const half of [scans.slice(0, 15), scans.slice(15, 29)])
    await farmer.sync(half.map((s) => answerOf(s.args.id)));
  await farmer.sync(scans.slice(0, 9).map((s) => answerOf(s.args.id, { step: 14, answer: 'worse' })));
  const claimed = many(10);
  await unseen.sync(claimed);
  await unseen.sync(claimed.map((s) => answerOf(s.args.id)));
  await seeScans(farmer.userId);
  expect((await counts()).conditions).toEqual([]);
  await farmer.sync([answerOf(scans[29]!.args.id, { answer: 'same' })]);
  expect((await counts()).conditions).toEqual([
    { condition: 'coffee___leaf_rust', n: 30, better: 20, same: 1, worse: 9, did_nothing: 0 },
  ]);
});
