import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { directions, voteValue } from '../domain/vote.ts';
import { repairCounters } from './recompute.ts';
import {
  postAnswer,
  answerArgs,
  listAnswers,
  postQuestion,
  type TestServer,
  createMember,
  getQuestion,
  questionArgs,
  sendCommand,
  JOB_TIMEOUT,
} from './testing.ts';

let server: TestServer;
let people: ApiClient[];
beforeAll(async () => {
  server = await openTestServer();
  people = [];
  for (let i = 0; i < 11; i += 1) {
    await server.database.run(sql`truncate rate_limits`);
    people.push(await createMember(server));
  }
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const scoreOf = async (b: ApiClient, id: string): Promise<number> =>
  (await getQuestion(b, id)).body.question.vote_score;

test('COM-18 concurrent votes give the right score; repeated votes count once, switching changes it by two', async () => {
  const [ann, ...others] = people as [ApiClient, ...ApiClient[]];
  const id = await postQuestion(ann);
  const given = await postAnswer(others[0]!, id);
  await Promise.all(
    others.map((b, i) =>
      sendCommand(b, 'community.vote', { id, target: 'question', direction: i < 7 ? 'up' : 'down' }),
    ),
  );
  expect(await scoreOf(ann, id)).toBe(4);
  await Promise.all(
    others.flatMap((b) =>
      [1, 2, 3].map(() => sendCommand(b, 'community.vote', { id, target: 'question', direction: 'up' })),
    ),
  );
  expect(await scoreOf(ann, id)).toBe(10);
  await Promise.all([
    ...others
      .slice(1)
      .map((b) => sendCommand(b, 'community.vote', { id: given, target: 'answer', direction: 'down' })),
    sendCommand(others[0]!, 'community.vote', { id, target: 'question', direction: 'none' }),
  ]);
  expect([await scoreOf(ann, id), (await listAnswers(ann, id))[0].vote_score]).toEqual([9, -9]);
  expect(await others[3]!.rows('community_vote')).toEqual(
    expect.arrayContaining([
      { id, target: 'question', direction: 'up', vote_score: 9 },
      { id: given, target: 'answer', direction: 'down', vote_score: -9 },
    ]),
  );
});

test('nobody can vote on their own posts, or on removed or unknown ones', async () => {
  const [ann, ben] = people as [ApiClient, ApiClient];
  const id = await postQuestion(ann);
  expect(await sendCommand(ann, 'community.vote', { id, target: 'question', direction: 'up' })).toMatchObject(
    {
      code: 'community.own_vote',
    },
  );
  const given = await postAnswer(ben, id);
  expect(
    await sendCommand(ben, 'community.vote', { id: given, target: 'answer', direction: 'up' }),
  ).toMatchObject({
    code: 'community.own_vote',
  });
  expect(
    await sendCommand(ben, 'community.vote', { id: given, target: 'question', direction: 'up' }),
  ).toMatchObject({
    code: 'community.not_found',
  });
  await sendCommand(ann, 'community.remove_question', { id });
  for (const [what, target] of [
    [id, 'question'],
    [given, 'answer'],
  ] as const)
    expect(
      await sendCommand(people[2]!, 'community.vote', { id: what, target, direction: 'up' }),
    ).toMatchObject({
      code: 'community.not_found',
    });
});

test('COM-18 the score is the sum of the latest votes, in any order', async () => {
  const [ann, ...others] = people as [ApiClient, ...ApiClient[]];
  const request = fc.record({
    who: fc.integer({ min: 0, max: 4 }),
    on: fc.integer({ min: 0, max: 1 }),
    direction: fc.constantFrom(...directions),
  });
  const id = await postQuestion(ann);
  const given = await postAnswer(others[9]!, id);
  const last = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (wishes) => {
      await server.database.run(sql`truncate rate_limits`);
      // Each user's commands run in order; different users run concurrently.
      await Promise.all(
        [0, 1, 2, 3, 4].map(async (who) => {
          for (const w of wishes.filter((one) => one.who === who)) {
            await sendCommand(others[who]!, 'community.vote', {
              id: w.on === 0 ? id : given,
              target: w.on === 0 ? 'question' : 'answer',
              direction: w.direction,
            });
            last.set(`${w.on} ${who}`, voteValue(w.direction));
          }
        }),
      );
      const sum = (on: number): number =>
        [...last].filter(([key]) => key.startsWith(`${on} `)).reduce((all, [, value]) => all + value, 0);
      expect([await scoreOf(ann, id), (await listAnswers(ann, id))[0].vote_score]).toEqual([sum(0), sum(1)]);
    }),
    { numRuns: 12 },
  );
});

test('concurrent answers are counted, removed ones are not; of two concurrent acceptances one wins', async () => {
  const [ann, ...others] = people as [ApiClient, ...ApiClient[]];
  const id = await postQuestion(ann);
  const given = await Promise.all(
    others.map(async (b) => {
      const args = answerArgs(id);
      await sendCommand(b, 'community.answer', args);
      return args.id;
    }),
  );
  expect((await getQuestion(ann, id)).body.question.answer_count).toBe(10);
  await Promise.all([
    ...given.slice(0, 3).map((g, i) => sendCommand(others[i]!, 'community.remove_answer', { id: g })),
    sendCommand(ann, 'community.accept', { id: given[5]! }),
    sendCommand(ann, 'community.accept', { id: given[6]! }),
  ]);
  const rest = await listAnswers(ann, id);
  expect([
    (await getQuestion(ann, id)).body.question.answer_count,
    rest.length,
    rest.filter((a) => a.is_accepted).length,
  ]).toEqual([7, 7, 1]);
});

test('votes and answers deleted directly in the database leave the counts', async () => {
  const [ann, ben] = people as [ApiClient, ApiClient];
  const leaver = await createMember(server);
  const id = await postQuestion(ann);
  const given = await postAnswer(leaver, id);
  for (const b of [leaver, ben])
    await sendCommand(b, 'community.vote', { id, target: 'question', direction: 'up' });
  await sendCommand(ann, 'community.accept', { id: given });
  await server.database.asSystem(async (tx) => {
    for (const table of ['community_votes', 'community_answers'])
      await tx.run({ text: `delete from ${table} where user_id = $1`, values: [leaver.userId] });
  });
  expect((await getQuestion(ann, id)).body.question).toMatchObject({
    vote_score: 1,
    answer_count: 0,
    status: 'open',
  });
});

test('wrong counts are repaired, and correct ones are left alone', async () => {
  const [ann, ben, cee] = people as [ApiClient, ApiClient, ApiClient];
  const id = await postQuestion(ann, { category_id: 'marketing' });
  const given = await postAnswer(ben, id);
  await sendCommand(cee, 'community.vote', { id, target: 'question', direction: 'up' });
  await sendCommand(cee, 'community.vote', { id: given, target: 'answer', direction: 'down' });
  expect(await repairCounters(server.database)).toBe(0);
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`update community_questions set vote_score = 99, answer_count = 7 where id = ${id}`);
    await tx.run(sql`update community_answers set vote_score = 99 where id = ${given}`);
    await tx.run(sql`update community_totals set n = n + 5 where category_id = 'marketing'`);
  });
  expect(await repairCounters(server.database)).toBe(3);
  expect((await getQuestion(ann, id)).body.question).toMatchObject({ vote_score: 1, answer_count: 1 });
  expect((await listAnswers(ann, id))[0].vote_score).toBe(-1);
  expect(await repairCounters(server.database)).toBe(0);
});

test('a user with a pending account deletion is hidden at once; signing in again restores all posts', async () => {
  const ann = people[0]!;
  const leaver = await createMember(server);
  const [id, theirs] = [await postQuestion(ann), await postQuestion(leaver)];
  const given = await postAnswer(leaver, id);
  await expect
    .poll(async () => (await ann.rows('community_answer')).map((row) => row.id), JOB_TIMEOUT)
    .toContain(given);
  const { email } = await server.database.one<{ email: string }>(
    sql`select email from auth_users where id = ${leaver.userId}`,
  );
  expect((await leaver.ask('POST', '/api/data/delete-account', { body: { when: 'later' } })).status).toBe(
    200,
  );
  expect([
    await listAnswers(ann, id),
    (await getQuestion(ann, theirs)).status,
    (await getQuestion(ann, id)).body.question.answer_count,
  ]).toEqual([[], 404, 0]);
  await expect
    .poll(async () => (await ann.rows('community_answer')).map((row) => row.id), JOB_TIMEOUT)
    .not.toContain(given);
  await server.browser().ask('POST', '/api/auth/sign-in', { body: { email, password: 'nzuri-sana-9' } });
  expect([(await listAnswers(ann, id)).map((a) => a.id), (await getQuestion(ann, theirs)).status]).toEqual([
    [given],
    200,
  ]);
});

test('COM-17 concurrent accepting, removing, editing and closing leave status and acceptance consistent', async () => {
  const [ann, ben, cee] = people as [ApiClient, ApiClient, ApiClient];
  for (let round = 0; round < 8; round += 1) {
    await server.database.run(sql`truncate rate_limits`);
    const id = await postQuestion(ann);
    const [first, second] = [await postAnswer(ben, id), await postAnswer(cee, id)];
    await Promise.all([
      sendCommand(ann, 'community.accept', { id: first }),
      sendCommand(ben, 'community.remove_answer', { id: first }),
      sendCommand(
        ann,
        round % 2 === 0 ? 'community.accept' : 'community.close',
        round % 2 === 0 ? { id: second } : { id, closed: true },
      ),
      sendCommand(cee, 'community.edit_answer', {
        id: second,
        content: 'Call me on 0712 345 678 and I tell you how.',
        images: [],
      }),
    ]);
    const { status, wrong, accepted } = await server.database.asSystem((tx) =>
      tx.one<{ status: string; wrong: number; accepted: number }>(sql`
        select q.status, count(*) filter (where a.is_accepted and a.state = 'removed') as wrong,
          count(*) filter (where a.is_accepted and a.state = 'visible') as accepted
        from community_questions q
        join community_answers a on a.question_id = q.id
        where q.id = ${id}
        group by q.status
      `),
    );
    expect([wrong, status === 'closed' || (status === 'answered') === accepted > 0]).toEqual([0, true]);
  }
});

test('the same text sent several times at once creates one question', async () => {
  const ann = people[0]!;
  const post = () =>
    sendCommand(ann, 'community.ask', questionArgs({ title: 'Who buys dry maize in Nakuru now?' }));
  const outcomes = await Promise.all([post(), post(), post()]);
  expect(outcomes.map((o) => o.result).sort()).toEqual(['applied', 'refused', 'refused']);
});
