import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fileMailer } from '#adapters/mail/file-transport.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Database } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { createJobs, type Jobs } from '#kit/server/jobs/jobs.ts';
import { mountRoutes } from '#kit/server/request-pipeline.ts';
import { syncServer } from '#kit/server/sync/sync.ts';
import {
  createPeople,
  MAIL_JOB,
  readSecret,
  sendPeopleMail,
  type Mailer,
  type PeopleMail,
} from '../index.ts';
import { openPeople, testSecret } from '../testing.ts';

let db: Database;
beforeAll(async () => {
  db = (await testDatabase()).database;
});

const folders: string[] = [];
const tempFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'people-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (
    const end = Date.now() + 15_000;
    !(await done());
    await new Promise((next) => {
      setTimeout(next, 50);
    })
  ) {
    if (Date.now() > end) throw new Error('it did not come');
  }
};

let jobs: Jobs | null = null;
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});

const withJobs = async (mailer: Mailer) => {
  const own = createJobs({ database: db, log: silentLog, pollMs: 500 });
  jobs = own;
  own.handleJobs<PeopleMail>(MAIL_JOB, (data, { id }) => sendPeopleMail(mailer)({ id, data }));
  await own.start();
  return openPeople(db, { queueMail: (mail) => db.asSystem((tx) => own.enqueue(tx, MAIL_JOB, mail)) });
};

test('DAT-03 two farmers who sign up at once each get a mail in their language with a working link', async () => {
  const folder = join(await tempFolder(), 'outbox');
  const server = await withJobs(fileMailer(folder, 'Mavuno <no-reply@mavuno.example>'));
  const [one, two] = [server.visitor(), server.visitor()];
  await Promise.all([
    one.ask('POST', '/api/auth/sign-up', {
      email: 'achieng@example.com',
      password: 'mahindi na maharagwe',
      language: 'sw',
    }),
    two.ask('POST', '/api/auth/sign-up', {
      email: 'mary@example.com',
      password: 'mahindi na maharagwe',
      language: 'en',
    }),
  ]);
  const texts = async () =>
    Promise.all(
      (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFile(join(folder, name), 'utf8')),
    );
  await until(async () => (await texts()).length === 2);
  const written = await texts();
  const toAchieng = written.find((text) => text.includes('achieng@'))!;
  expect(toAchieng).toContain('Subject: Thibitisha barua pepe yako ya Mavuno');
  expect(written.find((text) => text.includes('mary@'))).toContain('Subject: Confirm your email for Mavuno');
  const link = /http:\/\/mavuno\.test(\S+)/.exec(toAchieng)![1]!;
  await server.visitor().ask('GET', link);
  expect((await one.ask('GET', '/api/auth/session')).body.session.emailVerified).toBe(true);
  await server.app.close();
});

test('sign-up works while the mail server is down; the mail is sent when it is back', async () => {
  let away = true;
  const sent: string[] = [];
  const server = await withJobs({
    send: async (mail) => {
      if (away) throw new Error('away');
      sent.push(mail.to);
    },
  });
  expect(
    (
      await server
        .visitor()
        .ask('POST', '/api/auth/sign-up', { email: 'kiprop@example.com', password: 'mahindi na maharagwe' })
    ).body.mailSent,
  ).toBe(true);
  await new Promise((next) => {
    setTimeout(next, 300);
  });
  away = false;
  await db.run(sql`update pgboss.job set start_after = now() where name = ${MAIL_JOB} and state = 'retry'`);
  await until(() => sent.length > 0);
  expect(sent).toEqual(['kiprop@example.com']);
  await server.app.close();
});

test("a changed language is saved to the profile by sync, and only to one's own", async () => {
  const people = createPeople({
    db,
    secret: testSecret,
    origin: 'http://mavuno.test',
    adminEmails: '',
    queueMail: async () => {},
    logFault: () => {},
  });
  const app = Fastify({ loggerInstance: pino({ level: 'silent' }) }) as unknown as FastifyInstance;
  const { served } = syncServer({ db, commands: people.commands, synced: people.synced });
  mountRoutes(
    app,
    {
      readSession: people.readSession,
      allowCall: async () => true,
      origins: [],
      isOperator: () => false,
      checkReplies: true,
    },
    [...people.operations, ...served],
  );
  const join = async (email: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      payload: { email, password: 'mahindi na maharagwe', language: 'en' },
    });
    return {
      userId: answer.json().session.userId as string,
      cookie: String(answer.headers['set-cookie']).split(';', 1)[0]!,
    };
  };
  const [one, two] = [await join('chebet@example.com'), await join('mutua@example.com')];
  const send = (language: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: { cookie: one.cookie, origin: 'http://localhost:80', host: 'localhost:80' },
      payload: {
        userId: one.userId,
        cursor: 0,
        restarting: false,
        commands: [
          {
            id: newId(),
            name: 'people.set_language',
            args: { language },
            deviceTime: new Date().toISOString(),
          },
        ],
      },
    });
  expect((await send('sw')).json().outcomes[0].result).toBe('applied');
  expect((await send('fr')).json().outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.invalid' });
  expect((await people.readSession(one.cookie))!.language).toBe('sw');
  expect((await people.readSession(two.cookie))!.language).toBe('en');
  await app.close();
});

test('ACC-33 the server recognises a user only when session and user both exist', async () => {
  const { people } = openPeople(db);
  const visitor = openPeople(db).visitor();
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', {
    email: 'gone@example.com',
    password: 'mahindi na maharagwe',
  });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await people.readSession(cookie)).toMatchObject({
    userId: body.session.userId,
    sessionId: body.session.sessionId,
  });
  await db.run(sql`delete from auth_users where id = ${body.session.userId}`);
  expect(await people.readSession(cookie)).toBeNull();
});

test('the secret is created once with owner-only permissions and reused; a configured one takes precedence', async () => {
  const folder = await tempFolder();
  const made = await Promise.all([readSecret(folder), readSecret(folder), readSecret(folder)]);
  expect(new Set(made).size).toBe(1);
  expect(made[0]!.length).toBeGreaterThanOrEqual(43);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readSecret(folder)).toBe(made[0]);
  expect(await readSecret(folder, 'x'.repeat(32))).toBe('x'.repeat(32));
  await writeFile(join(folder, 'secret'), '');
  await expect(readSecret(folder)).rejects.toThrow(/holds no usable secret/);
});
