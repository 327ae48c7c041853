import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { purgeDueAccounts } from '#features/farm-data/server/accounts.ts';
import { drawnPhoto, sendPhoto } from '#features/farm-data/server/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { DELETED_AUTHOR_ID } from '../domain/deleted-author.ts';
import { repairCounters } from './recompute.ts';
import {
  postAnswer,
  answerArgs,
  listAnswers,
  postQuestion,
  type TestServer,
  listQuestions,
  createMember,
  getQuestion,
  sendCommand,
  setRole,
  JOB_TIMEOUT,
} from './testing.ts';

let server: TestServer;
let [ann, ben, judge]: ApiClient[] = [];
beforeAll(async () => {
  server = await openTestServer();
  [ann, ben, judge] = [await createMember(server), await createMember(server), await createMember(server)];
  await setRole(server, judge, 'admin');
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const gone = { id: '', name: null, is_expert: false, accepted: 0, is_gone: true };
const leave = async (b: ApiClient, when: 'now' | 'later'): Promise<void> => {
  expect((await b.ask('POST', '/api/data/delete-account', { body: { when } })).status).toBe(200);
};
const signedInAgain = async ({ userId }: ApiClient): Promise<ApiClient> => {
  const back = server.browser();
  const { email } = await server.database.one<{ email: string }>(
    sql`select email from auth_users where id = ${userId}`,
  );
  expect(
    (await back.ask('POST', '/api/auth/sign-in', { body: { email, password: 'nzuri-sana-9' } })).status,
  ).toBe(200);
  return back;
};

test('SET-14 posts stay without personal data when their author leaves; answers, votes and acceptance count on', async () => {
  const leaver = await createMember(server);
  const photo = await drawnPhoto();
  await sendPhoto(leaver, photo.hash, photo.bytes);
  const asked = await postQuestion(leaver, {
    title: 'Amina asks: why do my beans wilt?',
    content: 'They wilt at noon and stand again by night. Write to amina@shamba.co.ke. Amina',
    images: [photo.hash],
    tags: ['beans'],
  });
  const theirs = await postAnswer(ben!, asked);
  await sendCommand(leaver, 'community.accept', { id: theirs });
  await sendCommand(ann!, 'community.vote', { id: asked, target: 'question', direction: 'up' });
  const of = await postQuestion(ann!);
  const given = await postAnswer(leaver, of);
  await sendCommand(ann!, 'community.accept', { id: given });
  await sendCommand(leaver, 'community.vote', { id: of, target: 'question', direction: 'up' });
  await sendCommand(ben!, 'community.bookmark', { id: asked, saved: true });
  await sendCommand(judge!, 'community.block', { id: leaver.userId, blocked: true });
  await leave(leaver, 'now');

  expect((await getQuestion(ben!, asked)).body.question).toMatchObject({
    title: '… asks: why do my beans wilt?',
    content: 'They wilt at noon and stand again by night. Write to …. …',
    images: [],
    tags: ['beans'],
    location: 'Nakuru',
    author: gone,
    status: 'answered',
    vote_score: 1,
    answer_count: 1,
  });
  expect((await ben!.ask('GET', `/api/community/posts/${asked}/photos/${photo.hash}`)).status).toBe(404);
  expect(await listAnswers(ann!, of)).toMatchObject([{ id: given, author: gone, is_accepted: true }]);
  expect((await getQuestion(ann!, of)).body.question).toMatchObject({
    status: 'answered',
    vote_score: 1,
    answer_count: 1,
  });
  expect(await repairCounters(server.database)).toBe(0);
  expect((await listQuestions(ben!, 'search=beans+wilt&status=all')).questions).toMatchObject([
    { id: asked, author: gone },
  ]);
  await expect
    .poll(() => ann!.rows('community_answer'), JOB_TIMEOUT)
    .toMatchObject([{ id: given, mine: false, author: gone }]);
  await expect
    .poll(async () => (await ben!.rows('community_bookmark'))[0]?.question?.author, JOB_TIMEOUT)
    .toEqual(gone);
  expect(await judge!.rows('community_block')).toEqual([]);

  // No community table contains this user any more.
  const tables = await server.database.asSystem((tx) =>
    tx.many<{ name: string }>(
      sql`
        select table_name as name
        from information_schema.tables
        where table_schema = 'public' and table_name like 'community%'
      `,
    ),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables)
    expect([
      name,
      await server.database.asSystem((tx) =>
        tx.many({
          text: `select t::text from ${name} t where t::text like $1 or t::text ilike '%amina@%'`,
          values: [`%${leaver.userId}%`],
        }),
      ),
    ]).toEqual([name, []]);
});

test('SET-14 posts nobody could read are deleted with the account: pending, removed and earlier versions', async () => {
  const leaver = await createMember(server);
  const [waits, removed, stays] = [
    await postQuestion(leaver, {
      content: 'Please call me on 0712 345 678 to tell me how to treat my maize leaves.',
    }),
    await postQuestion(leaver),
    await postAnswer(leaver, await postQuestion(ann!)),
  ];
  await sendCommand(leaver, 'community.remove_question', { id: removed });
  await sendCommand(leaver, 'community.edit_answer', {
    ...answerArgs('', { id: stays }),
    question_id: undefined,
    content: 'Put compost beside each of the plants, twice.',
  });
  await leave(leaver, 'now');
  const left = await server.database.asSystem((tx) =>
    tx.many<{ id: string }>(
      sql`
        select id
        from community_questions
        where id = any(${[waits, removed]}::uuid[])
        union all
        select id
        from community_history
        where target_id = any(${[waits, removed, stays]}::uuid[])
      `,
    ),
  );
  expect(left).toEqual([]);
  expect((await getQuestion(ben!, removed)).status).toBe(404);
});

test('SET-14 until the purge nobody can read the posts, not even a moderator; then they return as anonymous', async () => {
  const leaver = await createMember(server);
  const [of, asked] = [await postQuestion(ann!), await postQuestion(leaver)];
  const given = await postAnswer(leaver, of);
  await sendCommand(ann!, 'community.accept', { id: given });
  await leave(leaver, 'later');
  expect([
    (await getQuestion(judge!, asked)).status,
    (await getQuestion(ben!, asked)).status,
    await listAnswers(ben!, of),
    (await getQuestion(ann!, of)).body.question.status,
  ]).toEqual([404, 404, [], 'open']);
  await signedInAgain(leaver);
  // Restored: on the asker's phone too, and the question is answered as before.
  expect((await getQuestion(ben!, of)).body.question).toMatchObject({ status: 'answered', answer_count: 1 });
  await expect
    .poll(async () => (await ann!.rows('community_answer')).map((row) => row.id), JOB_TIMEOUT)
    .toContain(given);
  await leave(await signedInAgain(leaver), 'later');
  const jobs = { enqueue: async () => undefined } as never;
  const deps = { db: server.database, jobs, tables: () => server.tables, listeners: () => ({}) };
  await purgeDueAccounts(deps, new Date(Date.now() + 8 * DAY_MS));
  expect(await listAnswers(ben!, of)).toMatchObject([{ id: given, author: gone, is_accepted: true }]);
  expect((await getQuestion(ben!, asked)).body.question.author).toEqual(gone);
});

test('a pending post cannot be moderated while its author is leaving; if the author returns, it can again', async () => {
  const leaver = await createMember(server);
  const waits = await postQuestion(leaver, {
    content: 'Please call me on 0712 345 678 to tell me how to treat my maize leaves.',
  });
  const queued = async () =>
    (await judge!.ask('GET', '/api/community/queue')).body.posts.find((p: { id: string }) => p.id === waits)
      ?.reason;
  expect(await queued()).toBe('phone_number');
  await leave(leaver, 'later');
  expect([
    await queued(),
    (await judge!.ask('POST', `/api/community/queue/${waits}`, { body: { act: 'approve', note: null } }))
      .status,
    (await getQuestion(judge!, waits)).status,
  ]).toEqual([undefined, 404, 404]);
  await signedInAgain(leaver);
  expect(await queued()).toBe('phone_number');
});

test('an anonymised post can be answered, voted on, reported and moderated; its author cannot be blocked', async () => {
  const leaver = await createMember(server);
  const asked = await postQuestion(leaver);
  const theirs = await postAnswer(ben!, asked);
  await leave(leaver, 'now');
  const more = await postAnswer(ann!, asked);
  expect((await listAnswers(ben!, asked)).map((a) => a.id)).toEqual([theirs, more]);
  expect(await sendCommand(ben!, 'community.block', { id: DELETED_AUTHOR_ID, blocked: true })).toMatchObject({
    code: expect.stringMatching(/not_found|invalid/),
  });
  expect(await sendCommand(ben!, 'community.accept', { id: more })).toMatchObject({
    code: 'community.not_yours',
  });
  expect(
    await sendCommand(ann!, 'community.vote', { id: asked, target: 'question', direction: 'up' }),
  ).toMatchObject({ result: 'applied' });
  expect(
    await sendCommand(ben!, 'community.report', {
      id: newId(),
      target: 'question',
      target_id: asked,
      reason: 'wrong',
      note: null,
    }),
  ).toMatchObject({ result: 'applied' });
  expect((await judge!.ask('GET', '/api/community/queue')).body.posts).toContainEqual(
    expect.objectContaining({ id: asked, author: gone, state: 'visible' }),
  );
  expect(
    (await judge!.ask('POST', `/api/community/queue/${asked}`, { body: { act: 'remove', note: null } }))
      .status,
  ).toBe(200);
  expect((await getQuestion(ben!, asked)).status).toBe(410);
});
