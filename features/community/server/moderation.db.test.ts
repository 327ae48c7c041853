import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import { createCleanup } from './recompute.ts';
import {
  postAnswer,
  listAnswers,
  postQuestion,
  type TestServer,
  listQuestions,
  createMember,
  getQuestion,
  questionArgs,
  sendCommand,
  setRole,
  JOB_TIMEOUT,
} from './testing.ts';

let server: TestServer;
let [ann, ben, judge]: ApiClient[] = [];
beforeAll(async () => {
  server = await openTestServer();
  [ann, ben, judge] = [await createMember(server), await createMember(server), await createMember(server)];
  await setRole(server, judge, 'expert');
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const queue = async (b = judge!): Promise<any> => (await b.ask('GET', '/api/community/queue')).body;
const decide = (b: ApiClient, id: string, act: 'approve' | 'remove', note: string | null = null) =>
  b.ask('POST', `/api/community/queue/${id}`, { body: { act, note } });

/** A text that the rules send to review: it contains a phone number. */
const doubtful = { content: 'Please call me on 0712 345 678 to tell me how to treat my maize leaves.' };

test('COM-19 the server moderates the text itself and refuses it with a reason', async () => {
  const refused = await sendCommand(
    ann!,
    'community.ask',
    questionArgs({
      content: 'Send M-Pesa 500 to 0712345678 and I will double your money today, guaranteed profit!',
    }),
  );
  expect(refused).toMatchObject({
    result: 'refused',
    code: 'community.not_allowed',
    details: { reason: expect.any(String) },
  });
  expect(await ann!.rows('community_question')).toEqual([]);
});

test('COM-22b a doubtful question is pending: only its author and moderators can read it before approval', async () => {
  const id = await postQuestion(ann!, doubtful);
  expect(await ann!.rows('community_question')).toMatchObject([
    { id, state: 'pending', reason: expect.any(String) },
  ]);
  expect([
    (await getQuestion(ann!, id)).status,
    (await getQuestion(judge!, id)).status,
    (await getQuestion(ben!, id)).status,
  ]).toEqual([200, 200, 404]);
  expect((await listQuestions(ben!)).questions).toEqual([]);
  expect((await listQuestions(ben!, 'search=maize')).questions).toEqual([]);
  expect(await queue()).toMatchObject({
    waiting: 1,
    posts: [{ id, target: 'question', state: 'pending', reports: [] }],
  });
  expect((await ann!.ask('GET', '/api/community/queue')).status).toBe(403);
  expect((await decide(judge!, id, 'approve')).status).toBe(200);
  expect((await getQuestion(ben!, id)).status).toBe(200);
  expect(await ann!.rows('community_question')).toMatchObject([{ id, state: 'visible', reason: null }]);
  expect((await queue()).waiting).toBe(0);
  await sendCommand(ann!, 'community.remove_question', { id });
});

test('the asker is notified of a pending answer only once it is approved', async () => {
  const id = await postQuestion(ann!);
  const given = await postAnswer(ben!, id, doubtful);
  expect(await listAnswers(ann!, id)).toEqual([]);
  expect((await getQuestion(ann!, id)).body.question.answer_count).toBe(0);
  expect(await ann!.rows('community_answer')).toEqual([]);
  await decide(judge!, given, 'approve');
  await expect
    .poll(() => ann!.rows('community_answer'), JOB_TIMEOUT)
    .toMatchObject([{ id: given, mine: false }]);
  await expect
    .poll(async () => (await ann!.rows('notification')).map((n) => n.url), JOB_TIMEOUT)
    .toContain(`/community/questions/${id}`);
  expect((await getQuestion(ann!, id)).body.question.answer_count).toBe(1);
});

test('a reported post stays visible until a moderator removes it; then its author sees the reason', async () => {
  const id = await postQuestion(ann!);
  const reporter = await createMember(server);
  expect(
    await sendCommand(ann!, 'community.report', {
      id: newId(),
      target: 'question',
      target_id: id,
      reason: 'spam',
      note: null,
    }),
  ).toMatchObject({ code: 'community.own_report' });
  for (const b of [ben!, reporter, reporter])
    expect(
      await sendCommand(b, 'community.report', {
        id: newId(),
        target: 'question',
        target_id: id,
        reason: 'scam',
        note: 'He asks for money',
      }),
    ).toMatchObject({ result: 'applied' });
  expect((await getQuestion(ben!, id)).status).toBe(200);
  const { posts } = await queue();
  expect(posts).toMatchObject([
    { id, state: 'visible', reports: [{ reason: 'scam', note: 'He asks for money' }, { reason: 'scam' }] },
  ]);
  expect(JSON.stringify(posts)).not.toContain(reporter.userId);
  expect((await decide(judge!, id, 'remove', 'No requests for money here.')).status).toBe(200);
  expect((await getQuestion(ben!, id)).status).toBe(410);
  expect(await ann!.rows('community_question')).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, state: 'removed', reason: 'moderator' })]),
  );
  expect((await ann!.ask('GET', `/api/community/posts/${id}/history`)).body.versions).toMatchObject([
    { act: 'refused', by_moderator: true, note: 'No requests for money here.' },
  ]);
  expect((await queue()).waiting).toBe(0);
  expect((await decide(judge!, id, 'approve')).status).toBe(404);
  // The author removes it from their own phones, where it was shown with the reason. A second removal from
  // another phone also succeeds.
  for (let i = 0; i < 2; i += 1)
    expect(await sendCommand(ann!, 'community.remove_question', { id })).toMatchObject({ result: 'applied' });
  expect((await ann!.rows('community_question')).map((q) => q.id)).not.toContain(id);
  expect(await sendCommand(ben!, 'community.remove_question', { id })).toMatchObject({
    code: 'community.not_found',
  });
});

test('moderators cannot decide on their own posts; ten decisions at once count as one', async () => {
  const own = await postQuestion(judge!, doubtful);
  expect((await queue()).posts.map((p: { id: string }) => p.id)).not.toContain(own);
  expect(await decide(judge!, own, 'approve')).toMatchObject({ status: 409 });
  const admin = await createMember(server);
  await setRole(server, admin, 'admin');
  await Promise.all(Array.from({ length: 10 }, () => decide(admin, own, 'remove')));
  const { versions } = (await admin.ask('GET', `/api/community/posts/${own}/history`)).body;
  expect(versions.length).toBe(1);
  expect((await getQuestion(ben!, own)).status).toBe(410);
});

test('row security: a user’s transaction cannot write others’ posts or read their votes, reports or blocks', async () => {
  const id = await postQuestion(ann!);
  await sendCommand(ben!, 'community.vote', { id, target: 'question', direction: 'up' });
  await sendCommand(ben!, 'community.report', {
    id: newId(),
    target: 'question',
    target_id: id,
    reason: 'wrong',
    note: null,
  });
  await server.database.asUser(ann!.userId, async (tx) => {
    for (const table of ['community_votes', 'community_reports', 'community_views', 'community_blocks'])
      expect(
        await tx.many({ text: `select 1 from ${table} where user_id <> $1`, values: [ann!.userId] }),
      ).toEqual([]);
  });
  await server.database.asUser(ben!.userId, async (tx) => {
    expect(await tx.run(sql`update community_questions set title = 'mine now' where id = ${id}`)).toBe(0);
    expect(await tx.run(sql`delete from community_questions where id = ${id}`)).toBe(0);
  });
  await expect(
    server.database.asUser(ben!.userId, (tx) =>
      tx.run(
        sql`
          insert into community_answers (user_id, id, question_id, asker_id, content, created_at)
          values (${ann!.userId}, ${newId()}, ${id}, ${ann!.userId}, 'In your name I say this.', now())
        `,
      ),
    ),
  ).rejects.toThrow('row-level security');
});

test('the moderation queue pages through each post once, even while decisions and new posts come in', async () => {
  const at = new Date(Date.now() - HOUR_MS);
  const ids = Array.from({ length: 45 }, () => newId());
  const put = (id: string, created: Date) =>
    server.database.asSystem((tx) =>
      tx.run(sql`
        insert into community_questions (user_id, id, title, content, category_id, language, state, reason,
          created_at)
        values (${ben!.userId}, ${id}, 'Who buys dry maize here?',
          'Please call me to tell me, I have forty bags.', 'marketing', 'en', 'pending', 'phone_number',
          ${created})
      `),
    );
  // Many with the same time: ordered by id.
  for (const [i, id] of ids.entries()) await put(id, new Date(at.getTime() + Math.floor(i / 20)));
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { posts, next, waiting }: { posts: { id: string }[]; next: string | null; waiting: number } = (
      await judge!.ask('GET', `/api/community/queue${after ? `?after=${after}` : ''}`)
    ).body;
    expect([posts.length <= 20, waiting >= posts.length]).toEqual([true, true]);
    seen.push(...posts.map((p) => p.id));
    if (after === '') {
      await decide(judge!, posts[0]!.id, 'remove');
      await put(newId(), new Date(at.getTime() - 1));
    }
    after = next;
  }
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
  expect((await judge!.ask('GET', '/api/community/queue?after=nonsense')).body.posts).toHaveLength(20);
});

test('a removed post and its history are deleted everywhere after a year, also on its author’s device', async () => {
  const cee = await createMember(server);
  const [old, young] = [await postQuestion(cee), await postQuestion(cee)];
  const given = await postAnswer(cee, await postQuestion(ann!));
  for (const id of [old, young, given]) await decide(judge!, id, 'remove', 'Not here.');
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        update community_history
        set at = at - interval '366 days'
        where target_id = any(${[old, given]}::uuid[])
      `,
    );
    await tx.run(
      sql`update community_questions set created_at = created_at - interval '366 days' where id = ${old}`,
    );
    await tx.run(
      sql`update community_answers set created_at = created_at - interval '366 days' where id = ${given}`,
    );
    await tx.run(sql`delete from community_repairs`);
  });
  await createCleanup({
    db: server.database,
    jobs: { enqueue: async () => undefined } as never,
    reviews: async () => [],
  })();
  const left = await server.database.asSystem((tx) =>
    tx.many<{ id: string }>(
      sql`
        select id
        from community_questions
        where user_id = ${cee.userId}
        union all
        select id
        from community_answers
        where user_id = ${cee.userId}
      `,
    ),
  );
  expect(left).toEqual([{ id: young }]);
  expect([(await getQuestion(ben!, old)).status, (await getQuestion(ben!, young)).status]).toEqual([
    404, 410,
  ]);
  expect([
    (await cee.rows('community_question')).map((q) => q.id),
    await cee.rows('community_answer'),
  ]).toEqual([[young], []]);
});

test('a decision that waited for the author’s lock rereads the post', async () => {
  const cee = await createMember(server);
  const decidedAfter = async (id: string, act: 'approve' | 'remove', change: ReturnType<typeof sql>) => {
    let decision: ReturnType<typeof decide> | undefined;
    await server.database.asSystem(async (tx) => {
      await lockUserSequence(tx, cee.userId);
      decision ??= decide(judge!, id, act);
      const blocked = () =>
        tx.one<{ n: number }>(
          sql`
            select count(*) as n
            from pg_locks
            where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
          `,
        );
      await expect.poll(async () => (await blocked()).n).toBe(1);
      await tx.run(change);
    });
    return (await decision!).status;
  };
  const words = 'The newest words of the author, which are long enough.';
  const edited = await postQuestion(cee, doubtful);
  expect(
    await decidedAfter(
      edited,
      'remove',
      sql`update community_questions set content = ${words}, edited_at = now() where id = ${edited}`,
    ),
  ).toBe(200);
  expect((await cee.ask('GET', `/api/community/posts/${edited}/history`)).body.versions).toMatchObject([
    { act: 'refused', content: words },
  ]);
  const hidden = await postQuestion(cee);
  expect(
    await decidedAfter(
      hidden,
      'approve',
      sql`update community_questions set state = 'pending', reason = 'leaving' where id = ${hidden}`,
    ),
  ).toBe(404);
  expect((await getQuestion(ben!, hidden)).status).toBe(404);
});
