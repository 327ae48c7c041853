import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatServer } from '#adapters/llm/testing.ts';
import { openTestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  postQuestion,
  type TestServer,
  listQuestions,
  createMember,
  getQuestion,
  setRole,
  JOB_TIMEOUT,
} from './testing.ts';

interface Told {
  readonly question?: { readonly title: string };
  readonly passages?: readonly { readonly number: number; readonly en: string; readonly sw: string }[];
}

let server: TestServer;
let chat: Awaited<ReturnType<typeof chatServer>>;
/** The stub model's version of a sentence, depending on the title. */
const says = (title: string, sentence: string): string =>
  title.includes('DOSE') ? `${sentence} Spray 50 ml.` : `Please: ${sentence}`;
beforeAll(async () => {
  chat = await chatServer(({ messages }) => {
    const { question, passages = [] } = JSON.parse(String(messages[1]!.content)) as Told;
    if (!question) return { content: '{"category":"storage","tags":["weevils"," nipigie 0712345678"]}' };
    if (question.title.includes('BROKEN')) return { content: 'Spray it all.' };
    const sentences = (language: 'en' | 'sw') =>
      passages.map((passage) => ({
        of: [passage.number],
        text: language === 'en' ? says(question.title, passage.en) : passage.sw,
      }));
    return {
      content: JSON.stringify({
        needs_look: question.title.includes('LOOK'),
        en: sentences('en'),
        sw: sentences('sw'),
      }),
    };
  });
  server = await openTestServer({ LLM_URL: chat.url, LLM_MODEL: 'm' });
});
afterAll(async () => {
  await server.stop();
  chat.close();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const rust = {
  content:
    'Under the leaves of my coffee trees there are orange powdery spots, above they are yellow, and the leaves fall early.',
  category_id: 'disease_control',
  crop_type: 'coffee',
  tags: ['coffee'],
};
const titled = (word: string) => ({
  ...rust,
  title: `Orange powder on my coffee leaves, is it coffee leaf rust? ${word}`,
});
const isAsked = (word: string): boolean => chat.asked.some(({ body }) => JSON.stringify(body).includes(word));

test('COM-14 COM-33 a model may rephrase the book’s sentences, marked as such; invalid text is replaced', async () => {
  const [ann, ben] = [await createMember(server), await createMember(server)];
  const [fine, dose, broken] = [
    await postQuestion(ann, titled('FINE')),
    await postQuestion(ann, titled('DOSE')),
    await postQuestion(ann, titled('BROKEN')),
  ];
  const said = async (id: string) => (await getQuestion(ben, id)).body.question.ai_preliminary_answer;
  await expect.poll(async () => (await said(fine))?.worded, JOB_TIMEOUT).toEqual(['en', 'sw']);
  expect(await said(fine)).toMatchObject({
    text: { en: expect.stringContaining('Please: ') },
    path: expect.stringMatching(/^\/conditions\/coffee___/),
    sources: expect.arrayContaining([expect.objectContaining({ publisher: expect.any(String) })]),
  });
  expect((await getQuestion(ben, fine)).body.question.ai_confidence_score).toBeGreaterThan(0);
  // A dose that is in no passage: that language uses our text; the other, which was correct, uses the
  // model's.
  await expect.poll(async () => (await said(dose))?.worded, JOB_TIMEOUT).toEqual(['sw']);
  expect((await said(dose)).text.en).not.toMatch(/50 ml/);
  await expect.poll(() => isAsked('BROKEN'), JOB_TIMEOUT).toBe(true);
  await expect.poll(async () => (await said(broken))?.text.en, JOB_TIMEOUT).toBe((await said(dose)).text.en);
  expect((await said(broken)).worded).toBeUndefined();
});

test('COM-22 COM-31 a model can only flag a visible question, and never receives held-back text', async () => {
  const [ann, eve] = [await createMember(server), await createMember(server)];
  await setRole(server, eve, 'expert');
  const id = await postQuestion(ann, titled('LOOK'));
  const held = await postQuestion(ann, {
    title: 'Coffee leaf rust HELDBACK',
    content: 'Nipigie 0712 345 678 nikuuzie dawa ya kutu ya kahawa',
  });
  const queue = async () =>
    (await eve.ask('GET', '/api/community/queue')).body.posts.filter(
      (post: { id: string }) => post.id === id,
    );
  await expect
    .poll(queue, JOB_TIMEOUT)
    .toMatchObject([{ state: 'visible', reports: [{ reason: 'model', note: null }] }]);
  expect((await listQuestions(eve, 'search=LOOK')).questions).toMatchObject([{ id }]);
  expect(
    (await eve.ask('POST', `/api/community/queue/${id}`, { body: { act: 'approve', note: null } })).status,
  ).toBe(200);
  expect(await queue()).toEqual([]);
  await expect
    .poll(
      () =>
        server.database.asSystem((tx) =>
          tx.maybe(
            sql`
              select 1
              from pgboss.job
              where name in ('community.analyse', 'community.model') and state in ('created', 'active',
                'retry')
            `,
          ),
        ),
      JOB_TIMEOUT,
    )
    .toBeNull();
  expect((await getQuestion(ann, held)).body.question.state).toBe('pending');
  expect(isAsked('HELDBACK')).toBe(false);
});

test('COM-20 COM-31 a model suggests a category and tags when the client is unsure; held-back text is not sent', async () => {
  const ann = await createMember(server);
  const suggest = (title: string) =>
    ann.ask('POST', '/api/community/suggest', {
      body: { title, content: 'There are holes in every second grain of what I keep at home.' },
    });
  expect((await suggest('Holes in my grain')).body).toEqual({
    model: true,
    category: 'storage',
    tags: ['weevils'],
  });
  const before = chat.asked.length;
  expect((await suggest('Nipigie 0712 345 678')).body).toEqual({ model: true, category: null, tags: [] });
  expect(chat.asked.length).toBe(before);
});

test('COM-31 without a model, suggestions are empty and nothing fails', async () => {
  const plain = await openTestServer();
  try {
    const ann = await createMember(plain);
    expect(
      (
        await ann.ask('POST', '/api/community/suggest', {
          body: { title: 'Holes in my grain', content: 'Every second one' },
        })
      ).body,
    ).toEqual({ model: false, category: null, tags: [] });
  } finally {
    await plain.stop();
  }
});
