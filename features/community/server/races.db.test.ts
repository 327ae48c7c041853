import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type Browser } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { directions, valueOf } from '../domain/vote.ts';
import { repair } from './recompute.ts';
import {
  answer,
  answerArgs,
  answers,
  ask,
  type TestServer,
  member,
  one,
  questionArgs,
  rowsOf,
  say,
  soon,
} from './testing.ts';

let server: TestServer;
let people: Browser[];
beforeAll(async () => {
  server = await openTestServer();
  people = [];
  for (let i = 0; i < 11; i += 1) {
    await server.database.run(sql`truncate rate_limits`);
    people.push(await member(server));
  }
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const scoreOf = async (b: Browser, id: string): Promise<number> =>
  (await one(b, id)).body.question.vote_score;

test('COM-18 votes by ten at once end at the true sum; the same wish twice counts once, switching swings by two', async () => {
  const [ann, ...others] = people as [Browser, ...Browser[]];
  const id = await ask(ann);
  const given = await answer(others[0]!, id);
  await Promise.all(
    others.map((b, i) =>
      say(b, 'community.vote', { id, target: 'question', direction: i < 7 ? 'up' : 'down' }),
    ),
  );
  expect(await scoreOf(ann, id)).toBe(4);
  await Promise.all(
    others.flatMap((b) =>
      [1, 2, 3].map(() => say(b, 'community.vote', { id, target: 'question', direction: 'up' })),
    ),
  );
  expect(await scoreOf(ann, id)).toBe(10);
  await Promise.all([
    ...others
      .slice(1)
      .map((b) => say(b, 'community.vote', { id: given, target: 'answer', direction: 'down' })),
    say(others[0]!, 'community.vote', { id, target: 'question', direction: 'none' }),
  ]);
  expect([await scoreOf(ann, id), (await answers(ann, id))[0].vote_score]).toEqual([9, -9]);
  expect(await rowsOf(others[3]!, 'community_vote')).toEqual(
    expect.arrayContaining([
      { id, target: 'question', direction: 'up', vote_score: 9 },
      { id: given, target: 'answer', direction: 'down', vote_score: -9 },
    ]),
  );
});

test('nobody votes on what is theirs, nor on what was removed or never was', async () => {
  const [ann, ben] = people as [Browser, Browser];
  const id = await ask(ann);
  expect(await say(ann, 'community.vote', { id, target: 'question', direction: 'up' })).toMatchObject({
    code: 'community.own_vote',
  });
  const given = await answer(ben, id);
  expect(await say(ben, 'community.vote', { id: given, target: 'answer', direction: 'up' })).toMatchObject({
    code: 'community.own_vote',
  });
  expect(await say(ben, 'community.vote', { id: given, target: 'question', direction: 'up' })).toMatchObject({
    code: 'community.not_found',
  });
  await say(ann, 'community.remove_question', { id });
  for (const [what, target] of [
    [id, 'question'],
    [given, 'answer'],
  ] as const)
    expect(await say(people[2]!, 'community.vote', { id: what, target, direction: 'up' })).toMatchObject({
      code: 'community.not_found',
    });
});

test('COM-18 any votes by anybody in any order are their sum', async () => {
  const [ann, ...others] = people as [Browser, ...Browser[]];
  const request = fc.record({
    who: fc.integer({ min: 0, max: 4 }),
    on: fc.integer({ min: 0, max: 1 }),
    direction: fc.constantFrom(...directions),
  });
  const id = await ask(ann);
  const given = await answer(others[9]!, id);
  const last = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (wishes) => {
      await server.database.run(sql`truncate rate_limits`);
      // Each user's commands run in order; different users run concurrently.
      await Promise.all(
        [0, 1, 2, 3, 4].map(async (who) => {
          for (const w of wishes.filter((one) => one.who === who)) {
            await say(others[who]!, 'community.vote', {
              id: w.on === 0 ? id : given,
              target: w.on === 0 ? 'question' : 'answer',
              direction: w.direction,
            });
            last.set(`${w.on} ${who}`, valueOf(w.direction));
          }
        }),
      );
      const sum = (on: number): number =>
        [...last].filter(([key]) => key.startsWith(`${on} `)).reduce((all, [, value]) => all + value, 0);
      expect([await scoreOf(ann, id), (await answers(ann, id))[0].vote_score]).toEqual([sum(0), sum(1)]);
    }),
    { numRuns: 12 },
  );
});

test('answers by ten at once are counted, and taken back are not; accepted twice at once one stands', async () => {
  const [ann, ...others] = people as [Browser, ...Browser[]];
  const id = await ask(ann);
  const given = await Promise.all(
    others.map(async (b) => {
      const args = answerArgs(id);
      await say(b, 'community.answer', args);
      return args.id;
    }),
  );
  expect((await one(ann, id)).body.question.answer_count).toBe(10);
  await Promise.all([
    ...given.slice(0, 3).map((g, i) => say(others[i]!, 'community.remove_answer', { id: g })),
    say(ann, 'community.accept', { id: given[5]! }),
    say(ann, 'community.accept', { id: given[6]! }),
  ]);
  const rest = await answers(ann, id);
  expect([
    (await one(ann, id)).body.question.answer_count,
    rest.length,
    rest.filter((a) => a.is_accepted).length,
  ]).toEqual([7, 7, 1]);
});

test('votes and answers that are deleted, by whatever, leave the counts', async () => {
  const [ann, ben] = people as [Browser, Browser];
  const leaver = await member(server);
  const id = await ask(ann);
  const given = await answer(leaver, id);
  for (const b of [leaver, ben]) await say(b, 'community.vote', { id, target: 'question', direction: 'up' });
  await say(ann, 'community.accept', { id: given });
  await server.database.asSystem(async (tx) => {
    for (const table of ['community_votes', 'community_answers'])
      await tx.run({ text: `delete from ${table} where user_id = $1`, values: [leaver.userId] });
  });
  expect((await one(ann, id)).body.question).toMatchObject({
    vote_score: 1,
    answer_count: 0,
    status: 'open',
  });
});

test('counts that went wrong are set right, and right ones are left', async () => {
  const [ann, ben, cee] = people as [Browser, Browser, Browser];
  const id = await ask(ann, { category_id: 'marketing' });
  const given = await answer(ben, id);
  await say(cee, 'community.vote', { id, target: 'question', direction: 'up' });
  await say(cee, 'community.vote', { id: given, target: 'answer', direction: 'down' });
  expect(await repair(server.database)).toBe(0);
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`update community_questions set vote_score = 99, answer_count = 7 where id = ${id}`);
    await tx.run(sql`update community_answers set vote_score = 99 where id = ${given}`);
    await tx.run(sql`update community_totals set n = n + 5 where category_id = 'marketing'`);
  });
  expect(await repair(server.database)).toBe(3);
  expect((await one(ann, id)).body.question).toMatchObject({ vote_score: 1, answer_count: 1 });
  expect((await answers(ann, id))[0].vote_score).toBe(-1);
  expect(await repair(server.database)).toBe(0);
});

test('an account that is to go shows nothing of its own to anybody at once; kept after all, it is as it was', async () => {
  const ann = people[0]!;
  const leaver = await member(server);
  const [id, theirs] = [await ask(ann), await ask(leaver)];
  const given = await answer(leaver, id);
  await expect
    .poll(async () => (await rowsOf(ann, 'community_answer')).map((row) => row.id), soon)
    .toContain(given);
  const { email } = await server.database.one<{ email: string }>(
    sql`select email from auth_users where id = ${leaver.userId}`,
  );
  expect((await leaver.ask('POST', '/api/data/delete-account', { body: { when: 'later' } })).status).toBe(
    200,
  );
  expect([
    await answers(ann, id),
    (await one(ann, theirs)).status,
    (await one(ann, id)).body.question.answer_count,
  ]).toEqual([[], 404, 0]);
  await expect
    .poll(async () => (await rowsOf(ann, 'community_answer')).map((row) => row.id), soon)
    .not.toContain(given);
  await server.browser().ask('POST', '/api/auth/sign-in', { body: { email, password: 'nzuri-sana-9' } });
  expect([(await answers(ann, id)).map((a) => a.id), (await one(ann, theirs)).status]).toEqual([
    [given],
    200,
  ]);
});

test('COM-17 an answer accepted while it is taken back, edited or the question closed: what is accepted can be seen, and the question says so', async () => {
  const [ann, ben, cee] = people as [Browser, Browser, Browser];
  for (let round = 0; round < 8; round += 1) {
    await server.database.run(sql`truncate rate_limits`);
    const id = await ask(ann);
    const [first, second] = [await answer(ben, id), await answer(cee, id)];
    await Promise.all([
      say(ann, 'community.accept', { id: first }),
      say(ben, 'community.remove_answer', { id: first }),
      say(
        ann,
        round % 2 === 0 ? 'community.accept' : 'community.close',
        round % 2 === 0 ? { id: second } : { id, closed: true },
      ),
      say(cee, 'community.edit_answer', {
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

test('the same words sent at once from two phones make one question', async () => {
  const ann = people[0]!;
  const post = () => say(ann, 'community.ask', questionArgs({ title: 'Who buys dry maize in Nakuru now?' }));
  const outcomes = await Promise.all([post(), post(), post()]);
  expect(outcomes.map((o) => o.result).sort()).toEqual(['applied', 'refused', 'refused']);
});
