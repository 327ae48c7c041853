import { hashPassword, verifyPassword } from 'better-auth/crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Database } from '#kit/server/database/database.ts';
import { mountRoutes } from '#kit/server/request-pipeline.ts';
import type { PasswordHasher, PeopleMail } from './ports.ts';
import { createPeople, type PeopleDeps } from './index.ts';

/** A client that behaves as a browser: stores cookies and sends its origin. */
export interface Visitor {
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    body?: unknown,
  ): Promise<{
    status: number;
    body: any;
    code: string | undefined;
    location: string | undefined;
    setCookies: readonly string[];
  }>;
  readonly cookies: Map<string, string>;
}

export interface PeopleTestServer {
  readonly app: FastifyInstance;
  readonly people: ReturnType<typeof createPeople>;
  readonly mails: PeopleMail[];
  visitor(address?: string): Visitor;
}

export const testSecret = 'a secret of the tests, long enough to be one';

const hashes = new Map<string, Promise<string>>();
const checks = new Map<string, Promise<boolean>>();

const remember = <T>(known: Map<string, T>, key: string, compute: () => T): T => {
  const value = known.get(key) ?? compute();
  known.set(key, value);
  return value;
};

/**
 * For tests: better-auth's hasher, which hashes each password and checks each pair once per process. A hash
 * takes 0.1 s of processor time, and nearly all test accounts have the same password.
 */
export const cachedHasher: PasswordHasher = {
  hash: (password) => remember(hashes, password, () => hashPassword(password)),
  verify: (given) => remember(checks, JSON.stringify(given), () => verifyPassword(given)),
};

/** This feature behind the real request pipeline, on a real database; only the job queue is a list. */
export const openPeople = (db: Database, more: Partial<PeopleDeps> = {}): PeopleTestServer => {
  const mails: PeopleMail[] = [];
  const origin = more.origin ?? 'http://mavuno.test';
  const people = createPeople({
    db,
    passwordHasher: cachedHasher,
    secret: testSecret,
    origin,
    adminEmails: '',
    queueMail: async (mail) => void mails.push(mail),
    logFault: () => undefined,
    ...more,
  });
  const app = Fastify({
    loggerInstance: pino({ level: 'silent' }),
    trustProxy: true,
  }) as unknown as FastifyInstance;
  mountRoutes(
    app,
    {
      readSession: people.readSession,
      allowCall: async () => true,
      origins: [origin],
      isOperator: () => false,
      checkReplies: true,
    },
    people.operations,
  );

  const visitor = (address = '10.0.0.1'): Visitor => {
    const cookies = new Map<string, string>();
    const ask: Visitor['ask'] = async (method, path, body) => {
      const answer = await app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: {
          origin,
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
        },
        ...(body !== undefined && { payload: body as object }),
      });
      const setCookies = [answer.headers['set-cookie'] ?? []].flat();
      for (const line of setCookies) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (/max-age=0/i.test(line)) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      const json = answer.body ? JSON.parse(answer.body) : null;
      return {
        status: answer.statusCode,
        body: json,
        code: json?.refusal?.code,
        location: answer.headers.location as string | undefined,
        setCookies,
      };
    };
    return { ask, cookies };
  };
  return { app, people, mails, visitor };
};
