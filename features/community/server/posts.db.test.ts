import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { drawnPhoto, sendPhoto } from '#features/farm-data/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  answer,
  answerArgs,
  answers,
  ask,
  type TestServer,
  list,
  member,
  one,
  questionArgs,
  rowsOf,
  say,
  setRole,
  soon,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

test('COM-27 COM-32 DAT-10 a question is asked, read by others with all its columns, and answered', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann, { title: 'Why do my maize leaves turn yellow?' });
  expect((await one(ben, id)).body.question).toMatchObject({
    id,
    title: 'Why do my maize leaves turn yellow?',
    category_id: 'crop_planning',
    crop_type: 'maize',
    farming_method: 'organic',
    location: 'Nakuru',
    tags: ['maize', 'yellow'],
    images: [],
    author: { id: ann.userId, name: 'Amina', is_expert: false, accepted: 0 },
    status: 'open',
    vote_score: 0,
    answer_count: 0,
    view_count: 0,
    state: 'visible',
    edited_at: null,
  });
  const given = await answer(ben, id);
  expect(await answers(ann, id)).toMatchObject([
    {
      id: given,
      question_id: id,
      author: { id: ben.userId },
      vote_score: 0,
      is_accepted: false,
      is_ai_generated: false,
      is_before_edit: false,
    },
  ]);
  expect((await one(ann, id)).body.question.answer_count).toBe(1);
});

test('DAT-11 COM-33 an answer carries its columns, and says so when no person wrote it', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann);
  const given = await answer(ben, id);
  await server.database.asSystem((tx) =>
    tx.run(sql`update community_answers set is_ai_generated = true where id = ${given}`),
  );
  expect(await answers(ann, id)).toEqual([
    {
      id: given,
      question_id: id,
      content: expect.any(String),
      images: [],
      author: { id: ben.userId, name: 'Amina', is_expert: false, accepted: 0 },
      vote_score: 0,
      is_accepted: false,
      is_ai_generated: true,
      created_at: expect.any(String),
      edited_at: null,
      is_before_edit: false,
    },
  ]);
});

test('COM-28 the ten categories are there, with how many questions stand in each', async () => {
  const ann = await member(server);
  const counts = async () =>
    Object.fromEntries(
      (await ann.ask('GET', '/api/community/categories')).body.categories.map(
        (c: { id: string; questions: number }) => [c.id, c.questions],
      ),
    );
  const before = await counts();
  expect(Object.keys(before)).toEqual([
    'crop_planning',
    'pest_management',
    'disease_control',
    'soil_management',
    'irrigation',
    'organic_farming',
    'harvesting',
    'storage',
    'marketing',
    'other',
  ]);
  const id = await ask(ann, { category_id: 'storage' });
  expect((await counts()).storage).toBe(before.storage + 1);
  const moved = questionArgs({ id, category_id: 'other' });
  const { language: _, ...args } = moved;
  expect(await say(ann, 'community.edit_question', args)).toMatchObject({ result: 'applied' });
  expect(await counts()).toMatchObject({ storage: before.storage, other: before.other + 1 });
  await say(ann, 'community.remove_question', { id });
  expect(await counts()).toEqual(before);
});

test('posting needs a proven address; reading and voting do not', async () => {
  const [ann, unproven] = [await member(server), await server.farmer()];
  const id = await ask(ann);
  expect(await say(unproven, 'community.ask', questionArgs())).toMatchObject({
    result: 'refused',
    code: 'community.unverified',
  });
  expect(await say(unproven, 'community.answer', answerArgs(id))).toMatchObject({
    result: 'refused',
    code: 'community.unverified',
  });
  expect((await one(unproven, id)).status).toBe(200);
  expect(await say(unproven, 'community.vote', { id, target: 'question', direction: 'up' })).toMatchObject({
    result: 'applied',
  });
});

test.each([
  [{ title: ' ' }, 'community.title_missing'],
  [{ title: 'Too short' }, 'community.title_short'],
  [{ content: '' }, 'community.content_missing'],
  [{ content: 'Only nineteen long.' }, 'community.content_short'],
  [{ title: 'x'.repeat(201) }, 'community.title_long'],
] as const)('COM-19 the server refuses %j: %s', async (over, code) => {
  expect(await say(await member(server), 'community.ask', questionArgs(over))).toMatchObject({
    result: 'refused',
    code,
  });
});

test('COM-23 an answer has 20 to 2,000 characters once it is trimmed; ten megabytes are refused whole', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann);
  expect(
    await say(ben, 'community.answer', answerArgs(id, { content: `   ${'a'.repeat(19)}   ` })),
  ).toMatchObject({ code: 'community.answer_short' });
  expect(await say(ben, 'community.answer', answerArgs(id, { content: '  ' }))).toMatchObject({
    code: 'community.answer_missing',
  });
  expect(await say(ben, 'community.answer', answerArgs(id, { content: 'word '.repeat(401) }))).toMatchObject({
    code: 'community.answer_long',
  });
  const huge = await ben.ask('POST', '/api/sync', {
    body: {
      userId: ben.userId,
      cursor: 0,
      restarting: false,
      commands: [
        {
          id: newId(),
          name: 'community.answer',
          args: answerArgs(id, { content: 'x'.repeat(10 * 1024 * 1024) }),
          deviceTime: new Date().toISOString(),
        },
      ],
    },
  });
  expect(huge.status).toBe(413);
  expect(await answers(ann, id)).toEqual([]);
});

test('a retry makes one row: the same command, the same id, and the same words under another id', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const args = questionArgs();
  const command = { id: newId(), name: 'community.ask', args };
  await ann.sync([command]);
  expect((await ann.sync([command])).outcomes[0].result).toBe('applied');
  expect(await say(ann, 'community.ask', args)).toMatchObject({ result: 'applied' });
  expect(await say(ann, 'community.ask', { ...args, id: newId() })).toMatchObject({
    result: 'refused',
    code: 'community.posted_already',
  });
  expect(await say(ben, 'community.ask', questionArgs({ id: args.id }))).toMatchObject({
    result: 'refused',
    code: 'community.posted_already',
  });
  const { n } = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(sql`select count(*) as n from community_questions where title = ${args.title}`),
  );
  expect(n).toBe(1);
});

test('HTML stays text, and what turns or hides the words around it is gone', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann, {
    title: '<script>alert(1)</script> \u202Ereversed\u202C title',
    content: 'A\u200Bphids <img src=x onerror=alert(1)> on my beans\r\n\r\n\r\n\r\nwhat now?',
    tags: ['#Beans', ' beans ', 'BEANS', ''],
  });
  expect((await one(ben, id)).body.question).toMatchObject({
    title: '<script>alert(1)</script> reversed title',
    content: 'Aphids <img src=x onerror=alert(1)> on my beans\n\nwhat now?',
    tags: ['beans'],
  });
});

test('COM-17 only who asked accepts; one answer at a time, and the question is answered then', async () => {
  const [ann, ben, cee] = [await member(server), await member(server), await member(server)];
  const id = await ask(ann);
  const [first, second] = [await answer(ben, id), await answer(cee, id)];
  expect(await say(cee, 'community.accept', { id: second })).toMatchObject({
    result: 'refused',
    code: 'community.not_yours',
  });
  expect(await say(ann, 'community.accept', { id: first })).toMatchObject({ result: 'applied' });
  expect((await one(ann, id)).body.question.status).toBe('answered');
  await say(ann, 'community.accept', { id: second });
  expect((await answers(ann, id)).map((a) => [a.id, a.is_accepted, a.author.accepted])).toEqual([
    [second, true, 1],
    [first, false, 0],
  ]);
  await say(cee, 'community.remove_answer', { id: second });
  expect((await one(ann, id)).body.question).toMatchObject({ status: 'open', answer_count: 1 });
});

test('COM-30 the author closes and opens again, a moderator too, a stranger never; nobody answers a closed one', async () => {
  const [ann, ben, judge] = [await member(server), await member(server), await member(server)];
  await setRole(server, judge, 'expert');
  const id = await ask(ann);
  expect(await say(ben, 'community.close', { id, closed: true })).toMatchObject({
    code: 'community.not_yours',
  });
  expect(await say(judge, 'community.close', { id, closed: true })).toMatchObject({ result: 'applied' });
  expect((await one(ben, id)).body.question.status).toBe('closed');
  expect(await say(ben, 'community.answer', answerArgs(id))).toMatchObject({ code: 'community.closed' });
  expect(await say(ann, 'community.close', { id, closed: false })).toMatchObject({ result: 'applied' });
  await answer(ben, id);
  expect((await one(ben, id)).body.question.status).toBe('open');
});

test('an edit keeps what was, for author and moderators; an answer says that it was given before it', async () => {
  const [ann, ben, judge] = [await member(server), await member(server), await member(server)];
  await setRole(server, judge, 'admin');
  const { language: _, ...args } = questionArgs({ title: 'How do I store my maize?' });
  await ask(ann, args);
  const given = await answer(ben, args.id);
  expect(
    await say(ann, 'community.edit_question', { ...args, title: 'How do I store my beans?' }),
  ).toMatchObject({ result: 'applied' });
  expect((await one(ben, args.id)).body.question).toMatchObject({
    title: 'How do I store my beans?',
    edited_at: expect.any(String),
  });
  expect(await answers(ben, args.id)).toMatchObject([{ id: given, is_before_edit: true }]);
  const history = `/api/community/posts/${args.id}/history`;
  for (const b of [ann, judge])
    expect((await b.ask('GET', history)).body.versions).toMatchObject([
      { act: 'edited', title: 'How do I store my maize?', by_moderator: false },
    ]);
  expect((await ben.ask('GET', history)).status).toBe(404);
  expect(await say(ben, 'community.edit_question', args)).toMatchObject({ code: 'community.not_found' });
});

test('COM-12 a removed question is gone for everybody, with its answers, and who had saved it reads that it was removed', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann);
  const given = await answer(ben, id);
  await say(ben, 'community.bookmark', { id, saved: true });
  expect(await rowsOf(ben, 'community_bookmark')).toMatchObject([
    { id, question: { id }, answers: [{ id: given }] },
  ]);
  await expect.poll(() => rowsOf(ann, 'community_answer'), soon).toMatchObject([{ id: given, mine: false }]);
  await say(ann, 'community.remove_question', { id });
  expect(await one(ben, id)).toMatchObject({ status: 410, body: { refusal: { code: 'community.removed' } } });
  expect((await ben.ask('GET', `/api/community/questions/${newId()}`)).status).toBe(404);
  expect(await say(ben, 'community.answer', answerArgs(id))).toMatchObject({
    code: 'community.question_gone',
  });
  expect(await say(ben, 'community.vote', { id, target: 'question', direction: 'up' })).toMatchObject({
    code: 'community.not_found',
  });
  expect([await rowsOf(ann, 'community_question'), await rowsOf(ann, 'community_answer')]).toEqual([[], []]);
  expect(await rowsOf(ben, 'community_answer')).toMatchObject([{ id: given, mine: true }]);
  await expect.poll(() => rowsOf(ben, 'community_bookmark'), soon).toMatchObject([{ id, question: null }]);
  expect((await list(ben, 'status=all')).questions.map((q: { id: string }) => q.id)).not.toContain(id);
});

test('COM-29 a question is viewed once a user a day', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann);
  const view = async (b: typeof ann) =>
    (await b.ask('POST', `/api/community/questions/${id}/view`)).body.view_count;
  expect([await view(ben), await view(ben), await view(ann), await view(ann)]).toEqual([1, 1, 2, 2]);
  await Promise.all(Array.from({ length: 8 }, () => view(ben)));
  expect((await one(ann, id)).body.question.view_count).toBe(2);
  await server.database.asSystem((tx) =>
    tx.run(sql`update community_views set day = day - 1 where user_id = ${ben.userId}`),
  );
  expect(await view(ben)).toBe(3);
});

test("COM-24 a photo of a question is read by others while that stands; nobody else's photo is, and one with GPS never comes in", async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const [shown, other] = [await drawnPhoto(), await drawnPhoto()];
  for (const { hash, bytes } of [shown, other]) await sendPhoto(ann, hash, bytes);
  const id = await ask(ann, { images: [shown.hash] });
  const photo = (hash: string) => ben.ask('GET', `/api/community/posts/${id}/photos/${hash}`);
  const seen = await photo(shown.hash);
  expect([seen.status, seen.raw.equals(shown.bytes), seen.headers['cache-control']]).toEqual([
    200,
    true,
    'private, max-age=3600',
  ]);
  expect((await photo(other.hash)).status).toBe(404);
  // Naming another farmer's photo in one's own question does not give access to it.
  const lie = await ask(ben, { images: [other.hash] });
  expect((await ben.ask('GET', `/api/community/posts/${lie}/photos/${other.hash}`)).status).toBe(404);
  const located = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'green' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .toBuffer();
  const refused = await ann.ask(
    'PUT',
    `/api/photos/${createHash('sha256').update(located).digest('hex')}/parts/0?size=${located.length}`,
    { bytes: located },
  );
  expect(refused.body.refusal.code).toBe('photo.has_metadata');
  expect(
    await say(ann, 'community.ask', questionArgs({ images: ['a', 'b', 'c', 'd'].map((c) => c.repeat(64)) })),
  ).toMatchObject({ code: 'sync.invalid' });
  await say(ann, 'community.remove_question', { id });
  expect((await photo(shown.hash)).status).toBe(410);
  await expect.poll(async () => (await ann.ask('GET', `/api/photos/${shown.hash}`)).status, soon).toBe(404);
});

test('an answer to my question reaches my phones and is told; from somebody I blocked it does not', async () => {
  const [ann, ben, cee] = [await member(server), await member(server), await member(server)];
  const id = await ask(ann, { title: 'How do I keep weevils out of my beans?' });
  const given = await answer(ben, id);
  await expect
    .poll(() => rowsOf(ann, 'community_answer'), soon)
    .toMatchObject([{ id: given, mine: false, question_title: 'How do I keep weevils out of my beans?' }]);
  await expect.poll(async () => (await rowsOf(ann, 'community_question'))[0]?.answer_count, soon).toBe(1);
  await expect
    .poll(() => rowsOf(ann, 'notification'), soon)
    .toMatchObject([{ url: `/community/questions/${id}` }]);
  expect(await say(ann, 'community.block', { id: ben.userId, blocked: true })).toMatchObject({
    result: 'applied',
  });
  expect(await rowsOf(ann, 'community_answer')).toEqual([]);
  expect([await answers(ann, id), (await answers(cee, id)).length]).toEqual([[], 1]);
  const theirs = await ask(ben);
  expect((await list(ann)).questions.map((q: { id: string }) => q.id)).not.toContain(theirs);
  expect(await one(ann, theirs)).toMatchObject({
    status: 403,
    body: { refusal: { code: 'community.blocked' } },
  });
  await answer(ben, id);
  await answer(cee, id);
  await expect
    .poll(() => rowsOf(ann, 'community_answer'), soon)
    .toMatchObject([{ author: { id: cee.userId } }]);
  const told = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(
      sql`select count(*) as n from events where user_id = ${ann.userId} and name = 'community.answered'`,
    ),
  );
  expect(told.n).toBe(2);
  await say(ann, 'community.block', { id: ben.userId, blocked: false });
  expect((await rowsOf(ann, 'community_answer')).length).toBe(3);
  expect(await say(ann, 'community.block', { id: ann.userId, blocked: true })).toMatchObject({
    code: 'community.own_block',
  });
});

test('COM-24 an edit takes photos away and puts others in: what is gone is read by nobody and let go, three is the most', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const [one1, two, three] = [await drawnPhoto(), await drawnPhoto(), await drawnPhoto()];
  for (const { hash, bytes } of [one1, two, three]) await sendPhoto(ann, hash, bytes);
  const { language: _, ...args } = questionArgs({ images: [one1.hash, two.hash] });
  await ask(ann, args);
  const given = await answer(ann, args.id, { images: [three.hash] });
  const photo = async (post: string, hash: string) =>
    (await ben.ask('GET', `/api/community/posts/${post}/photos/${hash}`)).status;
  expect(
    await say(ann, 'community.edit_question', { ...args, images: [two.hash, three.hash, two.hash] }),
  ).toMatchObject({ result: 'applied' });
  expect((await one(ben, args.id)).body.question.images).toEqual([two.hash, three.hash]);
  expect([
    await photo(args.id, one1.hash),
    await photo(args.id, two.hash),
    await photo(args.id, three.hash),
  ]).toEqual([404, 200, 200]);
  await expect.poll(async () => (await ann.ask('GET', `/api/photos/${one1.hash}`)).status, soon).toBe(404);
  expect(
    await say(ann, 'community.edit_answer', {
      id: given,
      content: 'It lacks nitrogen: put compost beside each plant.',
      images: [],
    }),
  ).toMatchObject({ result: 'applied' });
  // The question still shows the photo: only its reference in the answer was removed.
  expect([await photo(given, three.hash), await photo(args.id, three.hash)]).toEqual([404, 200]);
  expect(
    await say(ann, 'community.edit_question', {
      ...args,
      images: ['a', 'b', 'c', 'd'].map((c) => c.repeat(64)),
    }),
  ).toMatchObject({ code: 'sync.invalid' });
});

test('COM-02 a question put to an expert says so and reaches them once it stands; to nobody else is anything put', async () => {
  const [ann, expert, other, judge] = [
    await member(server),
    await member(server),
    await member(server),
    await member(server),
  ];
  await setRole(server, expert, 'expert');
  await setRole(server, judge, 'admin');
  const told = async () =>
    (
      await server.database.asSystem((tx) =>
        tx.many<{ id: string }>(
          sql`
            select payload->>'id' as id
            from events
            where user_id = ${expert.userId} and name = 'community.asked_of'
            order by at, id
          `,
        ),
      )
    ).map(({ id }) => id);
  const id = await ask(ann, { expert_id: expert.userId });
  expect((await one(other, id)).body.question.expert).toEqual({ id: expert.userId, name: 'Amina' });
  expect((await list(other)).questions.find((q: { id: string }) => q.id === id).expert).toEqual({
    id: expert.userId,
    name: 'Amina',
  });
  await expect.poll(told, soon).toEqual([id]);
  await expect
    .poll(async () => (await rowsOf(expert, 'notification')).map((n) => n.url), soon)
    .toEqual([`/community/questions/${id}`]);
  const waits = await ask(ann, {
    expert_id: expert.userId,
    content: 'Please call me on 0712 345 678 to tell me how to treat my maize.',
  });
  await judge.ask('POST', `/api/community/queue/${waits}`, { body: { act: 'approve', note: null } });
  await expect.poll(told, soon).toEqual([id, waits]);
  for (const [b, whom] of [
    [ann, other.userId],
    [ann, newId()],
    [expert, expert.userId],
  ] as const)
    expect((await one(other, await ask(b, { expert_id: whom }))).body.question.expert).toBeNull();
  await say(expert, 'community.block', { id: ann.userId, blocked: true });
  await ask(ann, { expert_id: expert.userId });
  await setRole(server, expert, 'farmer');
  expect((await one(other, id)).body.question.expert).toBeNull();
  await answer(expert, id);
  await expect.poll(() => rowsOf(ann, 'community_answer'), soon).toHaveLength(1);
  expect(await told()).toEqual([id, waits]);
});

test('an answer that waited and was mended by its author reaches the asker like a new one', async () => {
  const [ann, ben] = [await member(server), await member(server)];
  const id = await ask(ann);
  const given = await answer(ben, id, { content: 'Call me on 0712 345 678 and I tell you how.' });
  expect(await answers(ann, id)).toEqual([]);
  await say(ben, 'community.edit_answer', {
    id: given,
    content: 'It lacks nitrogen: put compost beside each plant.',
    images: [],
  });
  await expect
    .poll(async () => (await rowsOf(ann, 'notification')).map((n) => n.url), soon)
    .toEqual([`/community/questions/${id}`]);
});
