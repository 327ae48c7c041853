import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import {
  postAnswer,
  listQuestions,
  createMember,
  setRole,
  JOB_TIMEOUT,
} from '#features/community/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { questionIn, titleOf } from '../domain/question.ts';

const SECRET = 'a_secret_path_of_the_tests_3';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ AT_HOOK_SECRET: SECRET });
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

let last = 30_000_000;
const withNumber = async (farmer: ApiClient): Promise<string> => {
  const number = `+2547${(last += 1)}`;
  await farmer.sync([{ name: 'people.set_language', args: { language: 'sw' } }]);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into contact_identities (user_id, id, channel, address, phone, verified_at)
        values (${farmer.userId}, ${newId()}, 'sms', ${number}, ${number}, now())
      `,
    ),
  );
  return number;
};
const text = (from: string, text: string, id = newId()) =>
  server.browser().ask('POST', `/api/hooks/sms/${SECRET}/in`, {
    bytes: Buffer.from(
      new URLSearchParams({
        from,
        to: '22384',
        text,
        id,
        date: '2026-11-21 08:12:07',
        linkId: 'x',
      }).toString(),
    ),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const sentTo = (number: string): string[] => {
  try {
    return readdirSync(path.join(server.dataDir, 'outbox-sms'))
      .sort()
      .map((f) => readFileSync(path.join(server.dataDir, 'outbox-sms', f), 'utf8'))
      .filter((sms) => sms.includes(number));
  } catch {
    return [];
  }
};
const got = (number: string) => expect.poll(() => sentTo(number).length, JOB_TIMEOUT);

test('a question by SMS is posted once, and its answers are sent by SMS until the farmer sends stop', async () => {
  const [asker, expert] = [await createMember(server), await createMember(server)];
  await setRole(server, expert, 'expert');
  const number = await withNumber(asker);
  const id = newId();
  for (let i = 0; i < 2; i += 1)
    expect(
      (
        await text(
          number,
          'SWALI: Kwa nini majani ya mahindi yangu yanageuka manjano? Nilipanda wiki tatu zilizopita.',
          id,
        )
      ).status,
    ).toBe(200);
  await got(number).toBe(1);
  expect(sentTo(number)[0]).toContain('jamii ya Mavuno');
  const { questions } = await listQuestions(expert);
  expect(questions).toMatchObject([
    {
      title: 'Kwa nini majani ya mahindi yangu yanageuka manjano?',
      content: 'Kwa nini majani ya mahindi yangu yanageuka manjano? Nilipanda wiki tatu zilizopita.',
      language: 'sw',
      author: { id: asker.userId },
    },
  ]);
  await postAnswer(expert, questions[0].id, {
    content:
      'Mahindi yana njaa ya naitrojeni: weka mboji au samadi iliyooza kando ya kila mche, palilia mapema ili magugu yasinyonye chakula, na funika udongo kwa majani makavu. Baada ya wiki mbili angalia kama majani mapya yamekuwa ya kijani, kisha urudie kwenye mistari iliyobaki.',
  });
  await got(number).toBe(2);
  const back = sentTo(number).find((sms) => sms.includes('anajibu'))!;
  expect(back).toContain(`/community/questions/${questions[0].id}`);
  await text(number, 'STOP');
  await got(number).toBe(3);
  await postAnswer(expert, questions[0].id);
  await expect
    .poll(
      async () =>
        (
          await server.database.asSystem((tx) =>
            tx.one<{ n: number }>(sql`select count(*) as n from seen_hooks where source = 'answer.back'`),
          )
        ).n,
      JOB_TIMEOUT,
    )
    .toBe(2);
  expect(sentTo(number).length).toBe(3);
});

test('a question by SMS held for moderation says so, and its answers are sent once it is published', async () => {
  const [asker, judge] = [await createMember(server), await createMember(server)];
  await setRole(server, judge, 'expert');
  const number = await withNumber(asker);
  await text(number, 'SWALI Nyanya zangu zinanyauka mchana, nipigie 0712 345 678 unieleze nifanye nini?');
  await got(number).toBe(1);
  expect(sentTo(number)[0]).toContain('Msimamizi atalikagua');
  const { posts } = (await judge.ask('GET', '/api/community/queue')).body;
  expect((await listQuestions(judge, 'status=all')).questions.map((q: { id: string }) => q.id)).not.toContain(
    posts[0].id,
  );
  await judge.ask('POST', `/api/community/queue/${posts[0].id}`, { body: { act: 'approve', note: null } });
  await postAnswer(judge, posts[0].id);
  await got(number).toBe(2);
});

test('a confirmed number may ask without an email; without a question the reply says how, and nothing is posted', async () => {
  const asker = await server.farmer();
  const number = await withNumber(asker);
  await text(number, 'swali');
  await got(number).toBe(1);
  expect(sentTo(number).join()).toContain('tuma SWALI');
  const posted = async () =>
    (
      await server.database.asSystem((tx) =>
        tx.one<{ n: number }>(
          sql`select count(*) as n from community_questions where user_id = ${asker.userId}`,
        ),
      )
    ).n;
  expect(await posted()).toBe(0);
  await text(number, 'SWALI Kwa nini majani ya kahawa yangu yana unga wa machungwa?');
  await got(number).toBe(2);
  // The farm guide answers at once, when it is sure.
  expect(sentTo(number).join()).toMatch(/jamii ya Mavuno[^]+Mwongozo wa kilimo: .*[Kk]utu/);
  expect(await posted()).toBe(1);
});

test('text starting with ASK or SWALI is a question, and its first sentence is the title', () => {
  expect([
    questionIn('Ask: why?'),
    questionIn('SWALI kwa nini'),
    questionIn('uliza'),
    questionIn('asking price'),
    questionIn('bei'),
    questionIn('2'),
  ]).toEqual(['why?', 'kwa nini', '', null, null, null]);
  expect(titleOf('Why so yellow? I do not know.')).toBe('Why so yellow?');
  expect(titleOf('word '.repeat(80)).length).toBeLessThanOrEqual(101);
});
