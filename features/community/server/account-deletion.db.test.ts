import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type Browser } from '#apps/server/testing.ts';
import { purgeDue } from '#features/farm-data/server/accounts.ts';
import { drawnPhoto, sendPhoto } from '#features/farm-data/server/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { FORMER } from '../domain/former.ts';
import { repair } from './recompute.ts';
import {
  answer,
  answerArgs,
  answers,
  ask,
  type TestServer,
  list,
  member,
  one,
  rowsOf,
  say,
  setRole,
  soon,
} from './testing.ts';

let server: TestServer;
let [ann, ben, judge]: Browser[] = [];
beforeAll(async () => {
  server = await openTestServer();
  [ann, ben, judge] = [await member(server), await member(server), await member(server)];
  await setRole(server, judge, 'admin');
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const gone = { id: '', name: null, is_expert: false, accepted: 0, is_gone: true };
const leave = async (b: Browser, when: 'now' | 'later'): Promise<void> => {
  expect((await b.ask('POST', '/api/data/delete-account', { body: { when } })).status).toBe(200);
};
const signedInAgain = async ({ userId }: Browser): Promise<Browser> => {
  const back = server.browser();
  const { email } = await server.database.one<{ email: string }>(
    sql`select email from auth_users where id = ${userId}`,
  );
  expect(
    (await back.ask('POST', '/api/auth/sign-in', { body: { email, password: 'nzuri-sana-9' } })).status,
  ).toBe(200);
  return back;
};

test('SET-14 what others read stays when its author goes, without name, photos and numbers; its answers, votes and acceptance count on', async () => {
  const leaver = await member(server);
  const photo = await drawnPhoto();
  await sendPhoto(leaver, photo.hash, photo.bytes);
  const asked = await ask(leaver, {
    title: 'Amina asks: why do my beans wilt?',
    content: 'They wilt at noon and stand again by night. Write to amina@shamba.co.ke. Amina',
    images: [photo.hash],
    tags: ['beans'],
  });
  const theirs = await answer(ben!, asked);
  await say(leaver, 'community.accept', { id: theirs });
  await say(ann!, 'community.vote', { id: asked, target: 'question', direction: 'up' });
  const of = await ask(ann!);
  const given = await answer(leaver, of);
  await say(ann!, 'community.accept', { id: given });
  await say(leaver, 'community.vote', { id: of, target: 'question', direction: 'up' });
  await say(ben!, 'community.bookmark', { id: asked, saved: true });
  await say(judge!, 'community.block', { id: leaver.userId, blocked: true });
  await leave(leaver, 'now');

  expect((await one(ben!, asked)).body.question).toMatchObject({
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
  expect(await answers(ann!, of)).toMatchObject([{ id: given, author: gone, is_accepted: true }]);
  expect((await one(ann!, of)).body.question).toMatchObject({
    status: 'answered',
    vote_score: 1,
    answer_count: 1,
  });
  expect(await repair(server.database)).toBe(0);
  expect((await list(ben!, 'search=beans+wilt&status=all')).questions).toMatchObject([
    { id: asked, author: gone },
  ]);
  await expect
    .poll(() => rowsOf(ann!, 'community_answer'), soon)
    .toMatchObject([{ id: given, mine: false, author: gone }]);
  await expect
    .poll(async () => (await rowsOf(ben!, 'community_bookmark'))[0]?.question?.author, soon)
    .toEqual(gone);
  expect(await rowsOf(judge!, 'community_block')).toEqual([]);

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

test('SET-14 what nobody had read goes with the account: what waits, what was removed, and what posts were before', async () => {
  const leaver = await member(server);
  const [waits, removed, stays] = [
    await ask(leaver, { content: 'Please call me on 0712 345 678 to tell me how to treat my maize leaves.' }),
    await ask(leaver),
    await answer(leaver, await ask(ann!)),
  ];
  await say(leaver, 'community.remove_question', { id: removed });
  await say(leaver, 'community.edit_answer', {
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
  expect((await one(ben!, removed)).status).toBe(404);
});

test("SET-14 in the days before the purge nobody reads it, a moderator neither; then it is there again, as nobody's", async () => {
  const leaver = await member(server);
  const [of, asked] = [await ask(ann!), await ask(leaver)];
  const given = await answer(leaver, of);
  await say(ann!, 'community.accept', { id: given });
  await leave(leaver, 'later');
  expect([
    (await one(judge!, asked)).status,
    (await one(ben!, asked)).status,
    await answers(ben!, of),
    (await one(ann!, of)).body.question.status,
  ]).toEqual([404, 404, [], 'open']);
  await signedInAgain(leaver);
  // Restored: on the asker's phone too, and the question is answered as before.
  expect((await one(ben!, of)).body.question).toMatchObject({ status: 'answered', answer_count: 1 });
  await expect
    .poll(async () => (await rowsOf(ann!, 'community_answer')).map((row) => row.id), soon)
    .toContain(given);
  await leave(await signedInAgain(leaver), 'later');
  const jobs = { enqueue: async () => undefined } as never;
  const deps = { db: server.database, jobs, tables: () => server.tables, listeners: () => ({}) };
  await purgeDue(deps, new Date(Date.now() + 8 * DAY_MS));
  expect(await answers(ben!, of)).toMatchObject([{ id: given, author: gone, is_accepted: true }]);
  expect((await one(ben!, asked)).body.question.author).toEqual(gone);
});

test('what waits for a moderator when its author begins to leave is judged by nobody meanwhile, and waits again for the same reason after', async () => {
  const leaver = await member(server);
  const waits = await ask(leaver, {
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
    (await one(judge!, waits)).status,
  ]).toEqual([undefined, 404, 404]);
  await signedInAgain(leaver);
  expect(await queued()).toBe('phone_number');
});

test('a post of who left is answered, reported, judged and accepted like any other, by who may; nobody blocks it or owns it', async () => {
  const leaver = await member(server);
  const asked = await ask(leaver);
  const theirs = await answer(ben!, asked);
  await leave(leaver, 'now');
  const more = await answer(ann!, asked);
  expect((await answers(ben!, asked)).map((a) => a.id)).toEqual([theirs, more]);
  expect(await say(ben!, 'community.block', { id: FORMER, blocked: true })).toMatchObject({
    code: expect.stringMatching(/not_found|invalid/),
  });
  expect(await say(ben!, 'community.accept', { id: more })).toMatchObject({ code: 'community.not_yours' });
  expect(await say(ann!, 'community.vote', { id: asked, target: 'question', direction: 'up' })).toMatchObject(
    { result: 'applied' },
  );
  expect(
    await say(ben!, 'community.report', {
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
  expect((await one(ben!, asked)).status).toBe(410);
});
