import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { drawnPhoto, sendPhoto } from '#features/farm-data/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  postAnswer,
  answerArgs,
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
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

test('COM-27 COM-32 DAT-10 a question can be asked, read by others with all its fields, and answered', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann, { title: 'Why do my maize leaves turn yellow?' });
  expect((await getQuestion(ben, id)).body.question).toMatchObject({
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
  const given = await postAnswer(ben, id);
  expect(await listAnswers(ann, id)).toMatchObject([
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
  expect((await getQuestion(ann, id)).body.question.answer_count).toBe(1);
});

test('DAT-11 COM-33 an answer has all its fields and says whether it is AI-generated', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann);
  const given = await postAnswer(ben, id);
  await server.database.asSystem((tx) =>
    tx.run(sql`update community_answers set is_ai_generated = true where id = ${given}`),
  );
  expect(await listAnswers(ann, id)).toEqual([
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

test('COM-28 the ten categories come with their number of questions', async () => {
  const ann = await createMember(server);
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
  const id = await postQuestion(ann, { category_id: 'storage' });
  expect((await counts()).storage).toBe(before.storage + 1);
  const moved = questionArgs({ id, category_id: 'other' });
  const { language: _, ...args } = moved;
  expect(await sendCommand(ann, 'community.edit_question', args)).toMatchObject({ result: 'applied' });
  expect(await counts()).toMatchObject({ storage: before.storage, other: before.other + 1 });
  await sendCommand(ann, 'community.remove_question', { id });
  expect(await counts()).toEqual(before);
});

test('posting needs a verified address; reading and voting do not', async () => {
  const [ann, unproven] = [await createMember(server), await server.farmer()];
  const id = await postQuestion(ann);
  expect(await sendCommand(unproven, 'community.ask', questionArgs())).toMatchObject({
    result: 'refused',
    code: 'community.unverified',
  });
  expect(await sendCommand(unproven, 'community.answer', answerArgs(id))).toMatchObject({
    result: 'refused',
    code: 'community.unverified',
  });
  expect((await getQuestion(unproven, id)).status).toBe(200);
  expect(
    await sendCommand(unproven, 'community.vote', { id, target: 'question', direction: 'up' }),
  ).toMatchObject({
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
  expect(await sendCommand(await createMember(server), 'community.ask', questionArgs(over))).toMatchObject({
    result: 'refused',
    code,
  });
});

test('COM-23 an answer has 20 to 2,000 characters after trimming; a body of ten megabytes is refused', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann);
  expect(
    await sendCommand(ben, 'community.answer', answerArgs(id, { content: `   ${'a'.repeat(19)}   ` })),
  ).toMatchObject({ code: 'community.answer_short' });
  expect(await sendCommand(ben, 'community.answer', answerArgs(id, { content: '  ' }))).toMatchObject({
    code: 'community.answer_missing',
  });
  expect(
    await sendCommand(ben, 'community.answer', answerArgs(id, { content: 'word '.repeat(401) })),
  ).toMatchObject({
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
  expect(await listAnswers(ann, id)).toEqual([]);
});

test('a retried post is saved once: same command, same id, or same text under another id', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const args = questionArgs();
  const command = { id: newId(), name: 'community.ask', args };
  await ann.sync([command]);
  expect((await ann.sync([command])).outcomes[0].result).toBe('applied');
  expect(await sendCommand(ann, 'community.ask', args)).toMatchObject({ result: 'applied' });
  expect(await sendCommand(ann, 'community.ask', { ...args, id: newId() })).toMatchObject({
    result: 'refused',
    code: 'community.posted_already',
  });
  expect(await sendCommand(ben, 'community.ask', questionArgs({ id: args.id }))).toMatchObject({
    result: 'refused',
    code: 'community.posted_already',
  });
  const { n } = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(sql`select count(*) as n from community_questions where title = ${args.title}`),
  );
  expect(n).toBe(1);
});

test('HTML stays text, and direction marks and invisible characters are removed', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann, {
    title: '<script>alert(1)</script> \u202Ereversed\u202C title',
    content: 'A\u200Bphids <img src=x onerror=alert(1)> on my beans\r\n\r\n\r\n\r\nwhat now?',
    tags: ['#Beans', ' beans ', 'BEANS', ''],
  });
  expect((await getQuestion(ben, id)).body.question).toMatchObject({
    title: '<script>alert(1)</script> reversed title',
    content: 'Aphids <img src=x onerror=alert(1)> on my beans\n\nwhat now?',
    tags: ['beans'],
  });
});

test('COM-17 only the asker can accept an answer, one at a time, and the question is then answered', async () => {
  const [ann, ben, cee] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  const id = await postQuestion(ann);
  const [first, second] = [await postAnswer(ben, id), await postAnswer(cee, id)];
  expect(await sendCommand(cee, 'community.accept', { id: second })).toMatchObject({
    result: 'refused',
    code: 'community.not_yours',
  });
  expect(await sendCommand(ann, 'community.accept', { id: first })).toMatchObject({ result: 'applied' });
  expect((await getQuestion(ann, id)).body.question.status).toBe('answered');
  await sendCommand(ann, 'community.accept', { id: second });
  expect((await listAnswers(ann, id)).map((a) => [a.id, a.is_accepted, a.author.accepted])).toEqual([
    [second, true, 1],
    [first, false, 0],
  ]);
  await sendCommand(cee, 'community.remove_answer', { id: second });
  expect((await getQuestion(ann, id)).body.question).toMatchObject({ status: 'open', answer_count: 1 });
});

test('COM-30 the author and moderators can close and reopen a question; a closed one takes no answers', async () => {
  const [ann, ben, judge] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  await setRole(server, judge, 'expert');
  const id = await postQuestion(ann);
  expect(await sendCommand(ben, 'community.close', { id, closed: true })).toMatchObject({
    code: 'community.not_yours',
  });
  expect(await sendCommand(judge, 'community.close', { id, closed: true })).toMatchObject({
    result: 'applied',
  });
  expect((await getQuestion(ben, id)).body.question.status).toBe('closed');
  expect(await sendCommand(ben, 'community.answer', answerArgs(id))).toMatchObject({
    code: 'community.closed',
  });
  expect(await sendCommand(ann, 'community.close', { id, closed: false })).toMatchObject({
    result: 'applied',
  });
  await postAnswer(ben, id);
  expect((await getQuestion(ben, id)).body.question.status).toBe('open');
});

test('an edit keeps the earlier version for author and moderators; earlier answers are marked as such', async () => {
  const [ann, ben, judge] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  await setRole(server, judge, 'admin');
  const { language: _, ...args } = questionArgs({ title: 'How do I store my maize?' });
  await postQuestion(ann, args);
  const given = await postAnswer(ben, args.id);
  expect(
    await sendCommand(ann, 'community.edit_question', { ...args, title: 'How do I store my beans?' }),
  ).toMatchObject({ result: 'applied' });
  expect((await getQuestion(ben, args.id)).body.question).toMatchObject({
    title: 'How do I store my beans?',
    edited_at: expect.any(String),
  });
  expect(await listAnswers(ben, args.id)).toMatchObject([{ id: given, is_before_edit: true }]);
  const history = `/api/community/posts/${args.id}/history`;
  for (const b of [ann, judge])
    expect((await b.ask('GET', history)).body.versions).toMatchObject([
      { act: 'edited', title: 'How do I store my maize?', by_moderator: false },
    ]);
  expect((await ben.ask('GET', history)).status).toBe(404);
  expect(await sendCommand(ben, 'community.edit_question', args)).toMatchObject({
    code: 'community.not_found',
  });
});

test('COM-12 a removed question and its answers are gone for everyone; a bookmark says that it was removed', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann);
  const given = await postAnswer(ben, id);
  await sendCommand(ben, 'community.bookmark', { id, saved: true });
  expect(await ben.rows('community_bookmark')).toMatchObject([
    { id, question: { id }, answers: [{ id: given }] },
  ]);
  await expect
    .poll(() => ann.rows('community_answer'), JOB_TIMEOUT)
    .toMatchObject([{ id: given, mine: false }]);
  await sendCommand(ann, 'community.remove_question', { id });
  expect(await getQuestion(ben, id)).toMatchObject({
    status: 410,
    body: { refusal: { code: 'community.removed' } },
  });
  expect((await ben.ask('GET', `/api/community/questions/${newId()}`)).status).toBe(404);
  expect(await sendCommand(ben, 'community.answer', answerArgs(id))).toMatchObject({
    code: 'community.question_gone',
  });
  expect(await sendCommand(ben, 'community.vote', { id, target: 'question', direction: 'up' })).toMatchObject(
    {
      code: 'community.not_found',
    },
  );
  expect([await ann.rows('community_question'), await ann.rows('community_answer')]).toEqual([[], []]);
  expect(await ben.rows('community_answer')).toMatchObject([{ id: given, mine: true }]);
  await expect
    .poll(() => ben.rows('community_bookmark'), JOB_TIMEOUT)
    .toMatchObject([{ id, question: null }]);
  expect((await listQuestions(ben, 'status=all')).questions.map((q: { id: string }) => q.id)).not.toContain(
    id,
  );
});

test('COM-29 a view counts once per user and day', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann);
  const view = async (b: typeof ann) =>
    (await b.ask('POST', `/api/community/questions/${id}/view`)).body.view_count;
  expect([await view(ben), await view(ben), await view(ann), await view(ann)]).toEqual([1, 1, 2, 2]);
  await Promise.all(Array.from({ length: 8 }, () => view(ben)));
  expect((await getQuestion(ann, id)).body.question.view_count).toBe(2);
  await server.database.asSystem((tx) =>
    tx.run(sql`update community_views set day = day - 1 where user_id = ${ben.userId}`),
  );
  expect(await view(ben)).toBe(3);
});

test('COM-24 others can read a photo of a visible question, but no other photo; GPS data is refused', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const [shown, other] = [await drawnPhoto(), await drawnPhoto()];
  for (const { hash, bytes } of [shown, other]) await sendPhoto(ann, hash, bytes);
  const id = await postQuestion(ann, { images: [shown.hash] });
  const photo = (hash: string) => ben.ask('GET', `/api/community/posts/${id}/photos/${hash}`);
  const seen = await photo(shown.hash);
  expect([seen.status, seen.raw.equals(shown.bytes), seen.headers['cache-control']]).toEqual([
    200,
    true,
    'private, max-age=3600',
  ]);
  expect((await photo(other.hash)).status).toBe(404);
  // Naming another farmer's photo in one's own question does not give access to it.
  const lie = await postQuestion(ben, { images: [other.hash] });
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
    await sendCommand(
      ann,
      'community.ask',
      questionArgs({ images: ['a', 'b', 'c', 'd'].map((c) => c.repeat(64)) }),
    ),
  ).toMatchObject({ code: 'sync.invalid' });
  await sendCommand(ann, 'community.remove_question', { id });
  expect((await photo(shown.hash)).status).toBe(410);
  await expect
    .poll(async () => (await ann.ask('GET', `/api/photos/${shown.hash}`)).status, JOB_TIMEOUT)
    .toBe(404);
});

test('an answer to my question syncs to my devices and notifies me; from a blocked user it does not', async () => {
  const [ann, ben, cee] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  const id = await postQuestion(ann, { title: 'How do I keep weevils out of my beans?' });
  const given = await postAnswer(ben, id);
  await expect
    .poll(() => ann.rows('community_answer'), JOB_TIMEOUT)
    .toMatchObject([{ id: given, mine: false, question_title: 'How do I keep weevils out of my beans?' }]);
  await expect.poll(async () => (await ann.rows('community_question'))[0]?.answer_count, JOB_TIMEOUT).toBe(1);
  await expect
    .poll(() => ann.rows('notification'), JOB_TIMEOUT)
    .toMatchObject([{ url: `/community/questions/${id}` }]);
  expect(await sendCommand(ann, 'community.block', { id: ben.userId, blocked: true })).toMatchObject({
    result: 'applied',
  });
  expect(await ann.rows('community_answer')).toEqual([]);
  expect([await listAnswers(ann, id), (await listAnswers(cee, id)).length]).toEqual([[], 1]);
  const theirs = await postQuestion(ben);
  expect((await listQuestions(ann)).questions.map((q: { id: string }) => q.id)).not.toContain(theirs);
  expect(await getQuestion(ann, theirs)).toMatchObject({
    status: 403,
    body: { refusal: { code: 'community.blocked' } },
  });
  await postAnswer(ben, id);
  await postAnswer(cee, id);
  await expect
    .poll(() => ann.rows('community_answer'), JOB_TIMEOUT)
    .toMatchObject([{ author: { id: cee.userId } }]);
  const told = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(
      sql`select count(*) as n from events where user_id = ${ann.userId} and name = 'community.answered'`,
    ),
  );
  expect(told.n).toBe(2);
  await sendCommand(ann, 'community.block', { id: ben.userId, blocked: false });
  expect((await ann.rows('community_answer')).length).toBe(3);
  expect(await sendCommand(ann, 'community.block', { id: ann.userId, blocked: true })).toMatchObject({
    code: 'community.own_block',
  });
});

test('COM-24 an edit can replace photos: removed ones are deleted and unreadable, three is the maximum', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const [one1, two, three] = [await drawnPhoto(), await drawnPhoto(), await drawnPhoto()];
  for (const { hash, bytes } of [one1, two, three]) await sendPhoto(ann, hash, bytes);
  const { language: _, ...args } = questionArgs({ images: [one1.hash, two.hash] });
  await postQuestion(ann, args);
  const given = await postAnswer(ann, args.id, { images: [three.hash] });
  const photo = async (post: string, hash: string) =>
    (await ben.ask('GET', `/api/community/posts/${post}/photos/${hash}`)).status;
  expect(
    await sendCommand(ann, 'community.edit_question', { ...args, images: [two.hash, three.hash, two.hash] }),
  ).toMatchObject({ result: 'applied' });
  expect((await getQuestion(ben, args.id)).body.question.images).toEqual([two.hash, three.hash]);
  expect([
    await photo(args.id, one1.hash),
    await photo(args.id, two.hash),
    await photo(args.id, three.hash),
  ]).toEqual([404, 200, 200]);
  await expect
    .poll(async () => (await ann.ask('GET', `/api/photos/${one1.hash}`)).status, JOB_TIMEOUT)
    .toBe(404);
  expect(
    await sendCommand(ann, 'community.edit_answer', {
      id: given,
      content: 'It lacks nitrogen: put compost beside each plant.',
      images: [],
    }),
  ).toMatchObject({ result: 'applied' });
  // The question still shows the photo: only its reference in the answer was removed.
  expect([await photo(given, three.hash), await photo(args.id, three.hash)]).toEqual([404, 200]);
  expect(
    await sendCommand(ann, 'community.edit_question', {
      ...args,
      images: ['a', 'b', 'c', 'd'].map((c) => c.repeat(64)),
    }),
  ).toMatchObject({ code: 'sync.invalid' });
});

test('COM-02 a question to an expert names and notifies them once it is visible; only experts can be asked', async () => {
  const [ann, expert, other, judge] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
    await createMember(server),
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
  const id = await postQuestion(ann, { expert_id: expert.userId });
  expect((await getQuestion(other, id)).body.question.expert).toEqual({ id: expert.userId, name: 'Amina' });
  expect((await listQuestions(other)).questions.find((q: { id: string }) => q.id === id).expert).toEqual({
    id: expert.userId,
    name: 'Amina',
  });
  await expect.poll(told, JOB_TIMEOUT).toEqual([id]);
  await expect
    .poll(async () => (await expert.rows('notification')).map((n) => n.url), JOB_TIMEOUT)
    .toEqual([`/community/questions/${id}`]);
  const waits = await postQuestion(ann, {
    expert_id: expert.userId,
    content: 'Please call me on 0712 345 678 to tell me how to treat my maize.',
  });
  await judge.ask('POST', `/api/community/queue/${waits}`, { body: { act: 'approve', note: null } });
  await expect.poll(told, JOB_TIMEOUT).toEqual([id, waits]);
  for (const [b, whom] of [
    [ann, other.userId],
    [ann, newId()],
    [expert, expert.userId],
  ] as const)
    expect(
      (await getQuestion(other, await postQuestion(b, { expert_id: whom }))).body.question.expert,
    ).toBeNull();
  await sendCommand(expert, 'community.block', { id: ann.userId, blocked: true });
  await postQuestion(ann, { expert_id: expert.userId });
  await setRole(server, expert, 'farmer');
  expect((await getQuestion(other, id)).body.question.expert).toBeNull();
  await postAnswer(expert, id);
  await expect.poll(() => ann.rows('community_answer'), JOB_TIMEOUT).toHaveLength(1);
  expect(await told()).toEqual([id, waits]);
});

test('a pending answer that its author corrects notifies the asker like a new one', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann);
  const given = await postAnswer(ben, id, { content: 'Call me on 0712 345 678 and I tell you how.' });
  expect(await listAnswers(ann, id)).toEqual([]);
  await sendCommand(ben, 'community.edit_answer', {
    id: given,
    content: 'It lacks nitrogen: put compost beside each plant.',
    images: [],
  });
  await expect
    .poll(async () => (await ann.rows('notification')).map((n) => n.url), JOB_TIMEOUT)
    .toEqual([`/community/questions/${id}`]);
});
