import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { addField } from '#features/alerts/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  postAnswer,
  listAnswers,
  postQuestion,
  type TestServer,
  listQuestions,
  createMember,
  getQuestion,
  sendCommand,
  setRole,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const call = (userId: string, name: string) =>
  server.database.asSystem(async (tx) => {
    const phone = '+254712345678';
    await tx.run(sql`update auth_users set name = ${name} where id = ${userId}`);
    await tx.run(sql`update profiles set phone_number = ${phone} where id = ${userId}`);
    await tx.run(
      sql`
        insert into contact_identities (user_id, id, channel, address, phone, verified_at)
        values (${userId}, ${newId()}, 'sms', ${phone}, ${phone}, now())
      `,
    );
  });

test('no community endpoint returns another person’s e-mail, phone number or location', async () => {
  const [ann, ben, cee] = [
    await createMember(server),
    await createMember(server),
    await createMember(server),
  ];
  await call(ann.userId, 'Amina Otieno');
  await addField(ann, { lat: -0.30317, lng: 36.08019 });
  const { email } = await server.database.asSystem((tx) =>
    tx.one<{ email: string }>(sql`select email from auth_users where id = ${ann.userId}`),
  );
  const [place] = await server.database.asSystem((tx) =>
    tx.many<{ lat: number; lng: number }>(
      sql`select location_lat as lat, location_lng as lng from fields where user_id = ${ann.userId}`,
    ),
  );
  await setRole(server, ann, 'expert');
  await setRole(server, cee, 'expert');
  const id = await postQuestion(ann);
  const bens = await postQuestion(ben);
  const given = await postAnswer(ann, bens);
  await sendCommand(ben, 'community.bookmark', { id, saved: true });
  await sendCommand(ben, 'community.report', {
    id: newId(),
    target: 'question',
    target_id: id,
    reason: 'other',
    note: null,
  });
  const asked = [
    `questions?status=all`,
    `questions?status=all&search=maize`,
    `questions/${id}`,
    `questions/${bens}/answers`,
    'trending',
    'experts',
    'pulse',
    'categories',
    `posts/${id}/history`,
    'queue',
    `posts/${given}/history`,
  ];
  // Her answer's notification is sent by a job.
  await expect
    .poll(
      async () =>
        (await ben.sync([])).changes.rows.some(({ kind }: { kind: string }) => kind === 'notification'),
      { timeout: 15_000 },
    )
    .toBe(true);
  const heard = [JSON.stringify((await ben.sync([])).changes)];
  await sendCommand(ben, 'community.block', { id: ann.userId, blocked: true });
  heard.push(JSON.stringify((await ben.sync([])).changes));
  for (const path of asked)
    for (const who of [ben, cee]) heard.push((await who.ask('GET', `/api/community/${path}`)).raw.toString());
  expect(heard.filter((said) => said.includes('Amina Otieno')).length).toBeGreaterThan(5);
  for (const secret of [email, '712345678', '0712 345', String(place!.lat), String(place!.lng)])
    expect([secret, heard.filter((said) => said.includes(secret))]).toEqual([secret, []]);
});

test.each(['CALL 0712 345 678', 'amina@example.com', '\u202Enimda\u202C www.loans.example', 'malaya'])(
  'a name that breaks the rules for posts is hidden: %s',
  async (name) => {
    const [ann, ben] = [await createMember(server), await createMember(server)];
    await server.database.asSystem((tx) =>
      tx.run(sql`update auth_users set name = ${name} where id = ${ann.userId}`),
    );
    const bens = await postQuestion(ben);
    const id = await postQuestion(ann);
    await postAnswer(ann, bens);
    expect([
      (await getQuestion(ben, id)).body.question.author.name,
      (await listAnswers(ben, bens))[0].author.name,
    ]).toEqual([null, null]);
    expect(
      (await listQuestions(ben, 'status=all')).questions.find((one: { id: string }) => one.id === id).author
        .name,
    ).toBeNull();
  },
);
