import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribeLive } from '#apps/server/live.testing.ts';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  postAnswer,
  postQuestion,
  type TestServer,
  createMember,
  getQuestion,
  sendCommand,
  JOB_TIMEOUT,
} from './testing.ts';

let server: TestServer;
const open: { disconnect(): void }[] = [];
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const { disconnect } of open) disconnect();
  await server.stop();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const hear = async (b: ApiClient, topics: string) => {
  const { cookie } = b as ApiClient & { cookie: string };
  for (;;) {
    const phone = await subscribeLive(server.app, cookie, `/api/live?topics=${topics}`);
    // The database's listener may still be connecting.
    if (phone.answer.statusCode === 200) {
      open.push(phone);
      await expect.poll(() => phone.messages.length, JOB_TIMEOUT).toBeGreaterThan(0);
      return {
        heard: () =>
          phone.messages.flatMap(({ event, data }) => (event === 'message' ? Object.keys(data) : [])),
      };
    }
    phone.disconnect();
    await new Promise((wait) => {
      setTimeout(wait, 100);
    });
  }
};

test('COM-25 X-14 DAT-12 list viewers hear of new questions, question viewers of answers and votes, without content', async () => {
  const [ann, ben, cee] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  const id = await postQuestion(ann);
  const [list, detail] = [await hear(cee, 'community:all'), await hear(cee, `community:${id}`)];
  const other = await postQuestion(ann);
  await expect.poll(list.heard, JOB_TIMEOUT).toContain('community:all');
  const given = await postAnswer(ben, id);
  await expect.poll(detail.heard, JOB_TIMEOUT).toContain(`community:${id}`);
  const before = detail.heard().length;
  await sendCommand(cee, 'community.vote', { id: given, target: 'answer', direction: 'up' });
  await expect
    .poll(() => detail.heard().filter((topic) => topic === `community:${id}`).length, JOB_TIMEOUT)
    .toBeGreaterThan(before > 0 ? 1 : 0);
  expect(list.heard()).not.toContain(`community:${other}`);
  expect(new Set(detail.heard().filter((topic) => topic.startsWith('community')))).toEqual(
    new Set([`community:${id}`]),
  );
});

test('COM-14 COM-31 the first answer is from the books, in both languages, with sources; a client’s is ignored', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const id = await postQuestion(ann, {
    title: 'Orange powder on my coffee leaves, is it coffee leaf rust?',
    content:
      'Under the leaves of my coffee trees there are orange powdery spots, above they are yellow, and the leaves fall early.',
    category_id: 'disease_control',
    crop_type: 'coffee',
    tags: ['coffee'],
    ai_preliminary_answer: { text: { en: 'Drink it', sw: 'Kunywa' } },
    ai_confidence_score: 1,
  });
  await expect
    .poll(async () => (await getQuestion(ben, id)).body.question.ai_preliminary_answer, JOB_TIMEOUT)
    .toMatchObject({
      path: expect.stringMatching(/^\/conditions\/coffee___/),
      text: { en: expect.stringMatching(/\w{3}/), sw: expect.stringMatching(/\w{3}/) },
      sources: expect.arrayContaining([expect.objectContaining({ publisher: expect.any(String) })]),
    });
  const { ai_preliminary_answer: said, ai_confidence_score: sure } = (await getQuestion(ben, id)).body
    .question;
  expect(sure).toBeGreaterThan(0);
  expect(sure).toBeLessThanOrEqual(1);
  expect(JSON.stringify(said)).not.toContain('Drink it');
  expect((await ann.rows('community_question')).find((row) => row.id === id).ai_preliminary_answer).toEqual(
    said,
  );
});
