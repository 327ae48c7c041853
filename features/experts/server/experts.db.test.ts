import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { confirmedCounts } from './confirmed-counts.ts';
import { demoteExperts, makeExpert, scanOf, sendPhoto } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ METRICS_TOKEN: 'a token for the tests' });
});
afterAll(() => server.stop());
// This test signs up more people per minute than one IP address is allowed.
beforeEach(() => server.database.run(sql`delete from rate_limits`));

const ask = (scanId: string, over: Record<string, unknown> = {}) => ({
  name: 'reviews.ask',
  args: { id: newId(), scan_id: scanId, note: 'Madoa yalianza juzi', county: 'Nakuru', ...over },
});
const reviewIn = (reply: any, id: string) =>
  reply.changes.rows.find((r: { kind: string; id: string }) => r.kind === 'review' && r.id === id)?.row;
const pull = async (b: ApiClient, id: string) => reviewIn(await b.sync([]), id);

/** A farmer with a stored check and a question about it. */
const asked = async (over: Record<string, unknown> = {}) => {
  const farmer = await server.farmer();
  const photo = await sharp({
    create: { width: 40, height: 40, channels: 3, background: { r: randomBytes(1)[0]!, g: 120, b: 40 } },
  })
    .jpeg()
    .toBuffer();
  const scan = scanOf({ photo: createHash('sha256').update(photo).digest('hex') });
  const question = ask(scan.args.id, over);
  const reply = await farmer.sync([scan, question]);
  expect(reply.outcomes.map((o: { result: string }) => o.result)).toEqual(['applied', 'applied']);
  return { farmer, scan, photo, id: question.args.id, row: reviewIn(reply, question.args.id) };
};
const expert = () => makeExpert(server);
const answerBody = (over: Record<string, unknown> = {}) => ({
  text: 'Ni kutu ya maharagwe. Ng’oa majani yenye ugonjwa.',
  voice: null,
  condition: 'bean___rust',
  photosClean: true,
  ...over,
});
const post = (b: ApiClient, id: string, act: string, body?: unknown) =>
  b.ask('POST', `/api/reviews/${id}/${act}`, { body: body ?? {} });

test('SCN-23 without experts a question is saved with no due time; the first expert sees it', async () => {
  await demoteExperts(server);
  const { row, id } = await asked();
  expect(row).toMatchObject({ status: 'waiting', turns: [{ due_at: null, answer: null }] });
  const first = await expert();
  const { body } = await first.ask('GET', '/api/reviews/queue');
  expect(body.reviews.map((r: { id: string }) => r.id)).toContain(id);
  expect(body.overdue).toBe(0);
});

test('SCN-22 a question is saved with user_id, disease_name, confidence, severity, status and created_at, due in 24 hours', async () => {
  await expert();
  const { farmer, id, row, scan } = await asked();
  const stored = await server.database.asSystem((tx) =>
    tx.one<Record<string, unknown>>(sql`select * from expert_reviews where id = ${id}`),
  );
  expect(stored).toMatchObject({
    user_id: farmer.userId,
    disease_name: 'Bean rust',
    confidence: 0.93,
    severity: 'high',
    status: 'waiting',
    created_at: expect.any(Date),
    scan_id: scan.args.id,
    county: 'Nakuru',
    language: 'en',
  });
  const [turn] = row.turns;
  expect(Date.parse(turn.due_at) - Date.parse(turn.asked_at)).toBe(24 * HOUR_MS);
  expect(turn.photos).toEqual([scan.args.photo]);
});

test('one open question per check, three at once; another user’s check is not found', async () => {
  const { farmer, scan } = await asked();
  const scans = [scanOf(), scanOf(), scanOf()];
  const { outcomes } = await farmer.sync([
    ...scans,
    ask(scan.args.id),
    ...scans.map((s) => ask(s.args.id)),
    ask(newId()),
    ask((await asked()).scan.args.id),
  ]);
  expect(outcomes.slice(3).map((o: { code?: string; result: string }) => o.code ?? o.result)).toEqual([
    'reviews.already_open',
    'applied',
    'applied',
    'reviews.too_many_open',
    'reviews.scan_not_found',
    'reviews.scan_not_found',
  ]);
});

test('SCN-23 ACC-37 an expert claims and answers a question; the farmer gets it with the expert’s name', async () => {
  const { farmer, id } = await asked();
  const njeri = await expert();
  expect((await post(njeri, id, 'answer', answerBody())).body.refusal.code).toBe('reviews.not_yours');
  expect((await post(njeri, id, 'claim')).status).toBe(200);
  expect(await pull(farmer, id)).toMatchObject({ status: 'claimed' });
  expect((await post(njeri, id, 'answer', answerBody())).status).toBe(200);
  const row = await pull(farmer, id);
  expect(row).toMatchObject({
    status: 'answered',
    seen: false,
    turns: [
      {
        answer: {
          by: 'Amina',
          text: expect.stringContaining('kutu'),
          condition: 'bean___rust',
          donatable: true,
          voice: null,
        },
      },
    ],
  });
  expect(JSON.stringify(row)).not.toContain(njeri.userId);
  await farmer.sync([{ name: 'reviews.seen', args: { id } }]);
  expect((await pull(farmer, id)).seen).toBe(true);
});

test('when experts claim the same question concurrently, only one gets it', async () => {
  const { id } = await asked();
  const experts = [await expert(), await expert(), await expert(), await expert()];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => post(experts[i % 4]!, id, 'claim')));
  const by = new Set(answers.map((a, i) => (a.status === 200 ? i % 4 : -1)).filter((n) => n >= 0));
  expect(by.size).toBe(1);
  expect(answers.filter((a) => a.status !== 200).map((a) => a.body.refusal.code)).toEqual(
    Array(15).fill('reviews.taken'),
  );
});

test('SCN-23 a dose, a banned substance, an empty answer or an unknown condition is refused', async () => {
  const { id } = await asked();
  const njeri = await expert();
  await post(njeri, id, 'claim');
  const code = async (over: Record<string, unknown>) =>
    (await post(njeri, id, 'answer', answerBody(over))).body.refusal.code;
  expect(await code({ text: 'Use a copper fungicide, 50 g in 20 litres.' })).toBe('reviews.dose');
  expect(await code({ text: 'Spray dichlorvos.' })).toBe('reviews.substance');
  expect(await code({ text: '  ' })).toBe('reviews.empty');
  expect(await code({ condition: 'bean___made_up' })).toBe('reviews.unknown_condition');
  expect(
    await code({ voice: { voice: 'a'.repeat(64), type: 'audio/webm', seconds: 9, saysNoDose: true } }),
  ).toBe('reviews.voice_missing');
});

test('experts can read photos of waiting and claimed questions; queue and question show no person or place', async () => {
  const { farmer, id, scan, photo } = await asked();
  const [njeri, other] = [await expert(), await expert()];
  const path = `/api/reviews/${id}/photos/${scan.args.photo}`;
  expect((await njeri.ask('GET', path)).body.refusal.code).toBe('photo.not_found');
  await sendPhoto(farmer, photo);
  expect((await njeri.ask('GET', path)).raw.equals(photo)).toBe(true);
  expect((await njeri.ask('GET', `/api/photos/${scan.args.photo}`)).status).toBe(404);
  await post(njeri, id, 'claim');
  expect((await other.ask('GET', path)).body.refusal.code).toBe('reviews.not_yours');
  expect((await farmer.ask('GET', path)).status).toBe(403);
  const seen = JSON.stringify([
    (await njeri.ask('GET', '/api/reviews/queue')).body,
    (await njeri.ask('GET', `/api/reviews/${id}`)).body,
  ]);
  // The expert who answered can read it until the farmer closes it.
  await post(njeri, id, 'answer', answerBody());
  expect((await njeri.ask('GET', path)).status).toBe(200);
  await farmer.sync([{ name: 'reviews.close', args: { id, helped: true } }]);
  expect((await njeri.ask('GET', path)).body.refusal.code).toBe('reviews.not_yours');
  for (const secret of [farmer.userId, 'Amina', '@mavuno.test', '36.08', '-0.3'])
    expect(seen).not.toContain(secret);
});

test('an expert cannot answer their own question, and other users’ questions do not sync', async () => {
  const njeri = await expert();
  const scan = scanOf();
  const own = ask(scan.args.id);
  await njeri.sync([scan, own]);
  expect((await post(njeri, own.args.id, 'claim')).body.refusal.code).toBe('reviews.own');
  expect((await njeri.ask('GET', `/api/reviews/${own.args.id}`)).body.refusal.code).toBe('reviews.not_yours');
  const { id } = await asked();
  expect(await pull(njeri, id)).toBeUndefined();
  const stranger = await server.farmer();
  expect(
    (await stranger.sync([{ name: 'reviews.close', args: { id, helped: true } }])).outcomes[0].code,
  ).toBe('reviews.not_found');
  await expect(
    server.database.asUser(stranger.userId, (tx) => tx.run(sql`update expert_reviews set helped = true`)),
  ).resolves.toBe(0);
});

test('row security: a farmer’s transaction cannot write an answer', async () => {
  const { farmer, id } = await asked();
  await expect(
    server.database.asUser(farmer.userId, (tx) =>
      tx.run(sql`
        update expert_review_turns
        set answer = 'mine', condition = 'bean___rust', answered_at = now()
        where review_id = ${id}
      `),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('SCN-23 a job returns a claim idle for two hours to the queue; a fresh one stays', async () => {
  const [left, saved] = [await asked(), await asked()];
  const njeri = await expert();
  for (const { id } of [left, saved]) await post(njeri, id, 'claim');
  await server.database.asSystem((tx) =>
    tx.run(sql`update expert_reviews set claimed_at = now() - interval '121 minutes' where id = ${left.id}`),
  );
  await server.database.run(
    sql`update pgboss.job set start_after = now() where name = 'experts.release' and state = 'created'`,
  );
  await expect
    .poll(async () => (await pull(left.farmer, left.id)).status, { timeout: 15_000 })
    .toBe('waiting');
  expect((await pull(saved.farmer, saved.id)).status).toBe('claimed');
  expect(
    await server.database.one(
      sql`
        select count(*) as n
        from pgboss.job
        where name = 'experts.release' and state = 'created' and singleton_key = ${saved.id}
      `,
    ),
  ).toEqual({ n: 1 });
});

test('maintenance returns a claim to the queue when its job was lost', async () => {
  const { farmer, id } = await asked();
  await post(await expert(), id, 'claim');
  await server.database.asSystem((tx) =>
    tx.run(sql`update expert_reviews set claimed_at = now() - interval '3 hours' where id = ${id}`),
  );
  await server.database.run(sql`delete from pgboss.job where name = 'experts.release'`);
  await server.upkeep();
  await expect.poll(async () => (await pull(farmer, id)).status, { timeout: 15_000 }).toBe('waiting');
});

test('a closed follow-up has no due time', async () => {
  const { farmer, id } = await asked();
  const njeri = await expert();
  await post(njeri, id, 'claim');
  await post(njeri, id, 'answer', answerBody());
  await farmer.sync([
    { name: 'reviews.ask_back', args: { id, note: 'Na sasa?', photos: [] } },
    { name: 'reviews.close', args: { id, helped: null } },
  ]);
  expect(await pull(farmer, id)).toMatchObject({
    status: 'closed',
    turns: [{ due_at: expect.any(String) }, { due_at: null, answer: null }],
  });
});

test('ACC-09 expert answers are compared with the server’s result on the same photos, not the client’s', async () => {
  const njeri = await expert();
  const saw = (id: string, condition: string | null) =>
    server.database.asSystem((tx) =>
      tx.run(sql`
        update crop_scans
        set checked =
          ${JSON.stringify({ outcome: condition ? 'answer' : 'candidates', condition, top3: [{ condition: 'coffee___leaf_rust', probability: 0.6 }] })}
          where id = ${id}
      `),
    );
  const say = async (
    condition: string,
    { arrives = true, seen = 'coffee___leaf_rust' as string | null } = {},
  ) => {
    const { farmer, id, scan, photo } = await asked();
    if (arrives) await sendPhoto(farmer, photo);
    await post(njeri, id, 'claim');
    await post(njeri, id, 'answer', answerBody({ condition }));
    // The real check must not run after ours.
    await expect
      .poll(
        () =>
          server.database.asSystem((tx) =>
            tx.one(sql`select checked is null as waits from crop_scans where id = ${scan.args.id}`),
          ),
        { timeout: 20_000 },
      )
      .toEqual({ waits: !arrives });
    await saw(scan.args.id, seen);
  };
  await say('coffee___leaf_rust');
  await say('coffee___leaf_miner');
  await say('coffee___leaf_rust', { seen: null });
  await say('coffee___leaf_rust', { arrives: false });
  expect((await server.database.asSystem(confirmedCounts)).filter((c) => c.crop === 'coffee')).toEqual([
    { crop: 'coffee', n: 3, agreed: 2 },
  ]);
});

test('a follow-up is possible once, with its own photos, and returns to the queue; "this helped" closes it', async () => {
  const { farmer, id } = await asked();
  const njeri = await expert();
  await post(njeri, id, 'claim');
  await post(njeri, id, 'answer', answerBody({ condition: null }));
  const back = (note: string) => ({ name: 'reviews.ask_back', args: { id, note, photos: ['b'.repeat(64)] } });
  const { outcomes } = await farmer.sync([back('Na sasa?'), back('Tena?')]);
  expect(outcomes.map((o: { code?: string; result: string }) => o.code ?? o.result)).toEqual([
    'applied',
    'reviews.asked_back',
  ]);
  const again = (await njeri.ask('GET', '/api/reviews/queue')).body.reviews.find(
    (r: { id: string }) => r.id === id,
  );
  expect(again).toMatchObject({ again: true, photos: 1 });
  await post(njeri, id, 'claim');
  await post(njeri, id, 'answer', answerBody());
  await farmer.sync([{ name: 'reviews.close', args: { id, helped: true } }]);
  expect(await pull(farmer, id)).toMatchObject({
    status: 'closed',
    helped: true,
    turns: [{ answer: { condition: null } }, { answer: { condition: 'bean___rust' } }],
  });
});

test('a voice note is validated, readable by the asker and no other user, and deleted when unused', async () => {
  const { farmer, id } = await asked();
  const [njeri, other] = [await expert(), await expert()];
  await post(njeri, id, 'claim');
  const recording = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(5_000)]);
  const put = (bytes: Buffer, type = 'audio/webm') =>
    njeri.ask('PUT', `/api/reviews/${id}/voice?type=${encodeURIComponent(type)}`, { bytes });
  expect((await put(Buffer.from('<script>alert(1)</script>'.repeat(9)))).body.refusal.code).toBe(
    'reviews.voice_unreadable',
  );
  expect((await put(recording, 'text/html')).status).toBe(400);
  expect(
    (await other.ask('PUT', `/api/reviews/${id}/voice?type=audio/webm`, { bytes: recording })).body.refusal
      .code,
  ).toBe('reviews.not_yours');
  expect((await put(Buffer.alloc(800 * 1024, 1))).status).toBe(413);
  const { body } = await put(recording);
  await put(Buffer.concat([recording, Buffer.from('a first try')]));
  const saved = () => readdirSync(join(server.dataDir, 'files/files/voices', farmer.userId));
  expect(saved()).toHaveLength(2);
  await post(
    njeri,
    id,
    'answer',
    answerBody({
      text: null,
      voice: { voice: body.voice, type: 'audio/webm', seconds: 12, saysNoDose: true },
    }),
  );
  expect((await pull(farmer, id)).turns[0].answer).toMatchObject({
    text: null,
    voice: { type: 'audio/webm', seconds: 12 },
  });
  const heard = await farmer.ask('GET', `/api/reviews/${id}/voice/1`);
  expect(heard.raw.equals(recording)).toBe(true);
  expect(heard.headers['content-type']).toBe('audio/webm');
  expect((await other.ask('GET', `/api/reviews/${id}/voice/1`)).status).toBe(404);
  // A recording that was not sent is deleted.
  await server.database.run(
    sql`update pgboss.job set start_after = now() where name = 'experts.forget_voices' and state = 'created'`,
  );
  await expect.poll(saved, { timeout: 15_000 }).toEqual([body.voice]);
  // Deleting a check deletes its question, answer and recording.
  await farmer.sync([{ name: 'scans.remove', args: { id: (await pull(farmer, id)).scan_id } }]);
  expect(await pull(farmer, id)).toBeUndefined();
  expect((await farmer.ask('GET', `/api/reviews/${id}/voice/1`)).status).toBe(404);
  await expect.poll(saved, { timeout: 15_000 }).toEqual([]);
});

test('SCN-23 a farmer with a verified address gets an email in their language, with a link to their check', async () => {
  const { farmer, id, scan } = await asked();
  // A time zone with daytime now: no messages are sent at night.
  const zone = `Etc/GMT${new Date().getUTCHours() >= 12 ? '+' : '-'}${Math.abs(new Date().getUTCHours() - 12)}`;
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`update auth_users set email_verified = true, language = 'sw' where id = ${farmer.userId}`,
    );
    await tx.run(
      sql`insert into notification_preferences (user_id, time_zone) values (${farmer.userId}, ${zone})`,
    );
  });
  const njeri = await expert();
  await post(njeri, id, 'claim');
  await post(njeri, id, 'answer', answerBody());
  const mails = () =>
    readdirSync(server.outbox!)
      .filter((f) => f.endsWith('.txt'))
      .map((f) => readFileSync(join(server.outbox!, f), 'utf8'));
  await expect
    .poll(() => mails().some((m) => m.includes('Mtaalamu amejibu') && m.includes(`/scan/${scan.args.id}`)), {
      timeout: 15_000,
    })
    .toBe(true);
});

test('experts get one email for many waiting questions; an expert without a name cannot answer', async () => {
  const njeri = await expert();
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set email_verified = true where id = ${njeri.userId}`),
  );
  const [first] = [await asked(), await asked()];
  const calls = () =>
    server.database.one<{ n: number }>(
      sql`select count(*) as n from pgboss.job where name = 'experts.call' and state = 'created'`,
    );
  expect(await calls()).toEqual({ n: 1 });
  await server.database.run(
    sql`update pgboss.job set start_after = now() where name = 'experts.call' and state = 'created'`,
  );
  const mails = () =>
    readdirSync(server.outbox!)
      .filter((f) => f.endsWith('.txt'))
      .map((f) => readFileSync(join(server.outbox!, f), 'utf8'));
  await expect
    .poll(() => mails().filter((m) => /waiting for an answer/.test(m) && m.includes('/expert\n')).length, {
      timeout: 15_000,
    })
    .toBe(1);

  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set name = '' where id = ${njeri.userId}`),
  );
  await post(njeri, first.id, 'claim');
  expect((await post(njeri, first.id, 'answer', answerBody())).body.refusal.code).toBe('reviews.no_name');
  expect((await njeri.ask('PUT', '/api/experts/name', { body: { name: ' Njeri Mwangi ' } })).status).toBe(
    200,
  );
  await post(njeri, first.id, 'answer', answerBody());
  expect((await pull(first.farmer, first.id)).turns[0].answer.by).toBe('Njeri Mwangi');
  expect((await first.farmer.ask('PUT', '/api/experts/name', { body: { name: 'Daktari' } })).status).toBe(
    403,
  );
});

test('SCN-23 statistics: share in time and median from ten questions on; overdue ones first and counted', async () => {
  const njeri = await expert();
  const facts = async () => (await njeri.ask('GET', '/api/reviews/queue')).body;
  await server.database.asSystem((tx) => tx.run(sql`delete from expert_reviews`));
  const cases = await Promise.all(Array.from({ length: 10 }, () => asked()));
  expect((await facts()).promise).toMatchObject({ inTimeShare: null, medianHours: null });
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        update expert_review_turns
        set asked_at = asked_at - interval '30 hours', due_at = due_at - interval '30 hours'
      `,
    );
    await tx.run(
      sql`
        update expert_reviews
        set asked_at = asked_at - interval '30 hours', due_at = due_at - interval '30 hours'
        where id = ${cases[3]!.id}
      `,
    );
    await tx.run(
      sql`
        update expert_review_turns
        set answered_at = asked_at + interval '4 hours'
        where review_id = any(${cases.slice(4).map((c) => c.id)})
      `,
    );
    await tx.run(
      sql`
        update expert_review_turns
        set answered_at = asked_at + interval '28 hours'
        where review_id = ${cases[0]!.id}
      `,
    );
  });
  const { promise, overdue, reviews } = await facts();
  expect(promise).toEqual({ experts: expect.any(Number), inTimeShare: 0.6, medianHours: 4 });
  expect(overdue).toBe(1);
  expect(reviews[0].id).toBe(cases[3]!.id);
  expect((await cases[0]!.farmer.ask('GET', '/api/reviews/promise')).body).toEqual(promise);
  const metrics = await server
    .browser()
    .ask('GET', '/api/metrics', { headers: { authorization: 'Bearer a token for the tests' } });
  expect(String(metrics.raw)).toContain('mavuno_reviews_overdue 1');
});
