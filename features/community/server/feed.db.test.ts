import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql, type Statement, type Transaction } from '#kit/server/database/database.ts';
import { type Sort, sorts } from '../domain/paging.ts';
import { type FeedCursor, feedPage } from './feed.ts';
import { recomputeWords } from './recompute.ts';
import {
  postAnswer,
  listAnswers,
  postQuestion,
  type TestServer,
  listQuestions,
  createMember,
  sendCommand,
  setRole,
  JOB_TIMEOUT,
} from './testing.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  ann = await createMember(server);
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

interface Seed {
  readonly title?: string;
  readonly content?: string;
  readonly category?: string;
  readonly status?: string;
  readonly votes?: number;
  readonly answers?: number;
  readonly views?: number;
}
/** Another user's questions, a minute apart, the last the newest. */
const seed = async (rows: readonly Seed[]): Promise<string[]> => {
  const ids = rows.map(() => newId());
  await server.database.asSystem(async (tx) => {
    for (const [i, row] of rows.entries()) {
      await tx.run(sql`
        insert into community_questions (user_id, id, title, content, category_id, language, status,
          vote_score, answer_count, view_count, created_at)
        values (${newId()}, ${ids[i]}, ${row.title ?? 'A question about nothing'},
          ${row.content ?? 'There is nothing in it.'}, ${row.category ?? 'other'}, 'en',
          ${row.status ?? 'open'}, ${row.votes ?? 0}, ${row.answers ?? 0}, ${row.views ?? 0},
          date_trunc('milliseconds', now()) - make_interval(mins => ${rows.length - i}))
      `);
    }
  });
  return ids;
};
/** The cursor at a given depth, found independently with OFFSET. */
const feedAt = async (sort: Sort, depth: number): Promise<FeedCursor | null> => {
  const row = await server.database.asSystem((tx) =>
    tx.maybe<{ value: number | Date; id: string }>({
      text: `select ${sort} as value, id from community_questions order by ${sort} desc, id desc offset ${depth} limit 1`,
      values: [],
    }),
  );
  return row && { value: Number(row.value), id: row.id };
};
const clear = () =>
  server.database.asSystem(async (tx) => {
    await tx.run(sql`delete from community_answers`);
    await tx.run(sql`delete from community_questions`);
    await tx.run(sql`delete from community_lexemes`);
    await tx.run(sql`delete from community_vocabulary`);
  });
beforeEach(clear);

const walk = async (query: string): Promise<string[][]> => {
  const pages: string[][] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: { questions: { id: string }[]; next: string | null } = await listQuestions(
      ann,
      `${query}${next ? `&after=${next}` : ''}`,
    );
    pages.push(page.questions.map(({ id }) => id));
    next = page.next;
  }
  return pages;
};

test('COM-05 COM-06 the default list is open questions, newest first, in pages of 20, with the total', async () => {
  const ids = await seed([
    ...Array.from({ length: 45 }, () => ({})),
    { status: 'answered' },
    { status: 'closed' },
  ]);
  const open = ids.slice(0, 45).reverse();
  const first = await listQuestions(ann);
  expect(first).toMatchObject({ total: 45, next: expect.any(String) });
  const pages = await walk('');
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat()).toEqual(open);
  expect((await walk('status=all')).flat()).toEqual([...ids].reverse());
  expect([
    (await listQuestions(ann, 'status=answered')).questions.length,
    (await listQuestions(ann, 'status=closed')).total,
  ]).toEqual([1, 1]);
});

test.each(['vote_score', 'answer_count', 'view_count'] as const)(
  'COM-04 COM-05 sorting by %s works both ways, across all pages and with equal values',
  async (sort) => {
    const column = { vote_score: 'votes', answer_count: 'answers', view_count: 'views' }[sort];
    const rows = Array.from({ length: 47 }, (_, i) => ({
      [column]: i % 5,
      category: i % 2 === 0 ? 'storage' : 'other',
      status: i % 3 === 0 ? 'answered' : 'open',
    }));
    const ids = await seed(rows);
    const expected = (keep: (i: number) => boolean) =>
      ids
        .map((id, i) => ({ id, value: i % 5, i }))
        .filter(({ i }) => keep(i))
        .sort((a, b) => b.value - a.value || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id);
    expect((await walk(`sort=${sort}&status=all`)).flat()).toEqual(expected(() => true));
    expect((await walk(`sort=${sort}&status=all&order=asc`)).flat()).toEqual(expected(() => true).reverse());
    expect((await walk(`sort=${sort}&category=storage`)).flat()).toEqual(
      expected((i) => i % 2 === 0 && i % 3 !== 0),
    );
  },
);

test('a question added between two pages is neither repeated nor hides another', async () => {
  const ids = await seed(Array.from({ length: 30 }, () => ({})));
  const first = await listQuestions(ann);
  const [fresh] = await seed([{}]);
  const second = await listQuestions(ann, `after=${first.next}`);
  const seen = [...first.questions, ...second.questions].map((q: { id: string }) => q.id);
  expect(seen).toEqual([...ids].reverse());
  expect((await listQuestions(ann)).questions[0].id).toBe(fresh);
  for (const after of ['nonsense', `999999999999999_${newId()}`, `1_${newId().slice(1)}x`])
    expect((await ann.ask('GET', `/api/community/questions?after=${after}`)).status).toBe(200);
});

test('a late page reads as few blocks as the first, in every order', async () => {
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`alter table community_questions disable trigger listed`);
    await tx.run(sql`
      insert into community_questions (user_id, id, title, content, category_id, language, vote_score,
        answer_count, view_count, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'A question about nothing', 'There is nothing in it.',
        'other', 'en', i % 50, i % 7, i % 90, date_trunc('milliseconds', now()) - make_interval(mins => i)
      from generate_series(1, 10000) i
    `);
    await tx.run(sql`alter table community_questions enable trigger listed`);
  });
  await server.database.run({ text: 'vacuum analyze community_questions', values: [] });
  const blocks = (sort: Sort, cursor: FeedCursor | null): Promise<number> =>
    server.database.asUser(ann.userId, async (tx) => {
      const reading = {
        ...tx,
        many: async (page: Statement) => {
          const [plan] = await tx.many<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>({
            text: `explain (analyze, buffers, format json) ${page.text}`,
            values: page.values,
          });
          const { Plan } = plan!['QUERY PLAN'][0]!;
          return [Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!];
        },
      } as unknown as Transaction;
      return (
        (await feedPage(reading, {
          status: 'open',
          sort,
          order: 'desc',
          cursor,
          blocked: [],
        })) as unknown as [number]
      )[0];
    });
  for (const sort of sorts) {
    const far = (await feedAt(sort, 8_000))!;
    expect(
      [await blocks(sort, null), await blocks(sort, far)].every((n) => n <= 60),
      sort,
    ).toBe(true);
  }
  await server.database.asSystem((tx) => tx.run(sql`truncate community_questions`));
});

test('COM-09 a card carries little more text than it shows', async () => {
  await seed([{ content: 'x'.repeat(4_000) }]);
  const [card] = (await listQuestions(ann)).questions;
  expect(card.content.length).toBeGreaterThan(150);
  expect(card.content.length).toBeLessThan(260);
});

const ids = (page: { questions: { id: string }[] }): string[] => page.questions.map((q) => q.id);

test('COM-04 a search finds both languages, other forms of a word, and synonyms', async () => {
  const [armyworm, viwavi, leaves, nothing] = (await seed([
    { title: 'Fall armyworm in my maize', content: 'Small caterpillars eat the young leaves.' },
    { title: 'Viwavijeshi kwenye mahindi', content: 'Wanakula majani machanga ya mahindi yangu.' },
    { title: 'Jani moja lina madoa', content: 'Sijui ni ugonjwa gani umeingia shambani.' },
    { title: 'How to store beans', content: 'I want to keep them until March.' },
  ])) as [string, string, string, string];
  const search = async (words: string, more = '') =>
    ids(await listQuestions(ann, `status=all&search=${encodeURIComponent(words)}${more}`)).sort();
  expect(await search('mahindi')).toEqual([armyworm, viwavi].sort());
  expect(await search('corn')).toEqual([armyworm, viwavi].sort());
  expect(await search('leaf')).toEqual([armyworm, viwavi, leaves].sort());
  expect(await search('magonjwa')).toEqual([leaves]);
  expect(await search('storing bean')).toEqual([nothing]);
  expect(await search('kuhifadhi maharagwe')).toEqual([nothing]);
  expect(await search('mahindi beans')).toEqual([]);
  expect(await search('mahindi', '&category=storage')).toEqual([]);
  for (const odd of ["'", '!!! & | ( )', '\\', '<->', "a'b:*", '~other', 'and the of'])
    expect(Array.isArray(await search(odd))).toBe(true);
  await server.database.asSystem((tx) =>
    tx.run(sql`update community_questions set state = 'removed' where id = ${armyworm}`),
  );
  expect(await search('mahindi')).toEqual([viwavi]);
});

test('COM-04 a misspelled word is corrected to one in use, and the reply says so', async () => {
  const [one] = await seed(
    Array.from({ length: 3 }, () => ({
      title: 'My tomatoes are wilting',
      content: 'Every afternoon, although I water them.',
    })),
  );
  await server.database.asSystem((tx) => recomputeWords(tx, new Date()));
  const found = await listQuestions(ann, 'search=tomatoss');
  expect(found).toMatchObject({ corrected: 'tomatoes', total: null });
  expect(ids(found)).toContain(one);
  expect(await listQuestions(ann, 'search=wilting')).toMatchObject({ corrected: null });
  expect(await listQuestions(ann, 'search=xqzwvk')).toMatchObject({ corrected: null, questions: [] });
});

test('search results are paged by rank or by a chosen order, each question once', async () => {
  const all = await seed(
    Array.from({ length: 45 }, (_, i) => ({
      title: i % 3 === 0 ? 'Beans and beans again' : 'Something',
      content: 'About beans.',
      votes: i % 4,
    })),
  );
  for (const sort of ['', '&sort=vote_score', '&sort=created_at', '&sort=created_at&order=asc']) {
    const pages = await walk(`search=beans${sort}`);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat())).toEqual(new Set(all));
  }
  expect((await walk('search=beans')).flat().slice(0, 15).sort()).toEqual(
    all.filter((_, i) => i % 3 === 0).sort(),
  );
  expect((await walk('search=beans&sort=created_at')).flat()).toEqual([...all].reverse());
});

test('for a frequent word, only the newest 2,000 matches are ranked, by partition', async () => {
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`
      insert into community_search (question_id, n, author, created_at, document)
      select gen_random_uuid(), 100000 + i, gen_random_uuid(), now() - make_interval(secs => 20000 - i),
        array_to_tsvector(array['~' || (100000 + i) / 8192, '~other', '~open']) || maize
      from generate_series(1, 18000) i, (select community_words_of('maize') as maize) w
    `);
    await tx.run(sql`alter table community_questions disable trigger listed`);
    await tx.run(sql`
      insert into community_questions (user_id, id, title, content, category_id, language, created_at)
      select author, question_id, 'maize', 'maize', 'other', 'en', created_at
      from community_search
    `);
    await tx.run(sql`alter table community_questions enable trigger listed`);
    await tx.run(
      sql`insert into community_lexemes (word, share, at) values ('maiz', 1, now()), ('~open', 1, now())`,
    );
  });
  const oldest = (await listQuestions(ann, 'search=maize&sort=created_at&order=asc')).questions;
  const { n } = await server.database.one<{ n: number }>(
    sql`select n from community_search where question_id = ${oldest[0].id}`,
  );
  expect([oldest.length, n]).toEqual([20, 116_001]);
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`truncate community_search`);
    await tx.run(sql`truncate community_questions`);
  });
});

test('COM-16 answers: accepted first, then by votes, then the older; beyond fifty they are paged', async () => {
  const [ben, cee, dan] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  const id = await postQuestion(ann);
  const [first, second, third] = [
    await postAnswer(ben, id),
    await postAnswer(cee, id),
    await postAnswer(dan, id),
  ];
  await sendCommand(ann, 'community.vote', { id: third, target: 'answer', direction: 'up' });
  expect((await listAnswers(ann, id)).map((a) => a.id)).toEqual([third, first, second]);
  await sendCommand(ann, 'community.accept', { id: second });
  expect((await listAnswers(ann, id)).map((a) => a.id)).toEqual([second, third, first]);
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into community_answers (user_id, id, question_id, asker_id, content, created_at, vote_score)
      select gen_random_uuid(), gen_random_uuid(), ${id}, ${ann.userId}, 'Put ash around the stem.',
        date_trunc('milliseconds', now()), i % 7
      from generate_series(1, 60) i
    `),
  );
  const page = await ann.ask('GET', `/api/community/questions/${id}/answers`);
  const rest = await ann.ask('GET', `/api/community/questions/${id}/answers?after=${page.body.next}`);
  expect([page.body.answers.length, rest.body.answers.length, rest.body.next, page.body.total]).toEqual([
    50,
    13,
    null,
    63,
  ]);
  expect(new Set([...page.body.answers, ...rest.body.answers].map((a) => a.id)).size).toBe(63);
});

test('COM-03 trending: questions of the week by votes and answers, without closed or removed ones', async () => {
  const [ben, cee] = [await createMember(server), await createMember(server)];
  const asked: string[] = [];
  for (let i = 0; i < 7; i += 1) asked.push(await postQuestion(ann));
  for (const id of asked.slice(1))
    await sendCommand(ben, 'community.vote', { id, target: 'question', direction: 'up' });
  await postAnswer(ben, asked[2]!);
  await postAnswer(cee, asked[2]!);
  await postAnswer(cee, asked[3]!);
  await sendCommand(ann, 'community.close', { id: asked[4], closed: true });
  await server.database.asSystem((tx) =>
    tx.run(sql`update community_votes set at = now() - interval '8 days' where target_id = ${asked[5]}`),
  );
  await server.upkeep();
  const trending = async () => (await ann.ask('GET', '/api/community/trending')).body.questions;
  await expect
    .poll(trending, JOB_TIMEOUT)
    .toMatchObject([
      { id: asked[2], votes: 1, answers: 2 },
      { id: asked[3], votes: 1, answers: 1 },
      { id: asked[6] },
      { id: asked[1] },
    ]);
  await sendCommand(ann, 'community.remove_question', { id: asked[3] });
  expect((await trending()).length).toBe(3);
});

test('COM-02 DSH-08 DSH-09 the directory lists experts with answers and, from three on, their answer time', async () => {
  const [ben, expert, nameless] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  for (const b of [expert, nameless]) await setRole(server, b, 'expert');
  await server.database.asSystem((tx) =>
    tx.run(sql`update profiles set full_name = '' where id = ${nameless.userId}`),
  );
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set name = '' where id = ${nameless.userId}`),
  );
  const directory = async () => (await ann.ask('GET', '/api/community/experts')).body;
  for (let i = 0; i < 3; i += 1) {
    const id = await postQuestion(ben, {
      crop_type: i === 0 ? 'beans' : 'maize',
      location: 'Meru',
      language: 'sw',
    });
    const given = await postAnswer(expert, id);
    await server.database.asSystem((tx) =>
      tx.run(
        sql`
          update community_questions
          set created_at = created_at - make_interval(hours => ${i + 1})
          where id = ${id}
        `,
      ),
    );
    if (i === 0) await sendCommand(ben, 'community.accept', { id: given });
  }
  await server.database.asSystem((tx) => tx.run(sql`delete from pgboss.job where name = 'community.draw'`));
  await server.upkeep();
  await expect.poll(directory, JOB_TIMEOUT).toMatchObject({
    total: 1,
    next: null,
    experts: [
      {
        id: expert.userId,
        name: 'Amina',
        crops: ['maize', 'beans'],
        counties: ['Meru'],
        languages: ['sw'],
        answers: 3,
        accepted: 1,
        median_hours: 2,
        measured: 3,
      },
    ],
  });
  expect((await ann.ask('GET', '/api/community/pulse')).body).toMatchObject({
    today: 3,
    answered: 3,
    latest: { id: expect.any(String) },
    experts_active: 1,
    median_hours: 2,
  });
  const called = (name: string) =>
    server.database.asSystem((tx) =>
      tx.run(sql`update auth_users set name = ${name} where id = ${expert.userId}`),
    );
  await called('Dr. Amina 0712 345 678');
  expect(await directory()).toMatchObject({ total: 0, experts: [] });
  await called('Dr. Amina');
  expect(await directory()).toMatchObject({ experts: [{ name: 'Dr. Amina' }] });
  await setRole(server, expert, 'farmer');
  expect(await directory()).toMatchObject({ total: 0, experts: [] });
});

test('DSH-07 DSH-24 home reads the questions of the last 24 hours, newest first', async () => {
  const [old, first, newest] = await seed([
    { title: 'Of yesterday morning' },
    { answers: 1 },
    { title: 'The newest of all' },
  ]);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`update community_questions set created_at = now() - interval '24 hours 1 minute' where id = ${old}`,
    ),
  );
  const pulse = async () => (await ann.ask('GET', '/api/community/pulse')).body;
  expect(await pulse()).toMatchObject({
    today: 2,
    answered: 1,
    latest: { id: newest, title: 'The newest of all', created_at: expect.any(String) },
  });
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from community_questions where id in (${first}, ${newest})`),
  );
  expect(await pulse()).toMatchObject({ today: 0, answered: 0, latest: null });
});
