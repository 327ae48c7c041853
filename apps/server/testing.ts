import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { cachedHasher } from '#features/people/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { BaseVersion } from '#kit/sync/exchange.ts';
import { readEnv } from './env.ts';
import { startServer } from './start-server.ts';

const addressOf = ({ host, port, user, password, database }: Connection): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${host.startsWith('/') ? 'localhost' : host}:${port}/${database}${host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''}`;

interface TestCommand {
  readonly name: string;
  readonly args: unknown;
  readonly id?: string;
  readonly deviceTime?: string;
  readonly sight?: BaseVersion;
}

export interface ApiClient {
  userId: string;
  ask(
    method: string,
    url: string,
    more?: { body?: unknown; bytes?: Buffer; headers?: Record<string, string> },
  ): Promise<{ status: number; body: any; headers: Record<string, unknown>; raw: Buffer }>;
  /** Sends commands as a phone does and returns the outcomes and changed rows. */
  sync(commands: readonly TestCommand[], cursor?: number): Promise<any>;
}

/** The whole server with its own database; requests are injected without a socket. */
export const openTestServer = async (env: Record<string, string> = {}, log = pino({ level: 'silent' })) => {
  const { database, connection } = await testDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mavuno-test-'));
  const running = await startServer(
    readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: addressOf(connection), ...env }),
    log,
    { root: process.cwd(), version: 'test', passwordHasher: cachedHasher },
  );
  const stop = async () => {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };

  const browser = (): ApiClient & { cookie: string } => {
    const client = {
      userId: '',
      cookie: '',
      ask: async (
        method: string,
        url: string,
        {
          body,
          bytes,
          headers = {},
        }: { body?: unknown; bytes?: Buffer; headers?: Record<string, string> } = {},
      ) => {
        const answer = await running.app.inject({
          method: method as 'GET',
          url,
          headers: {
            host: 'mavuno.test',
            origin: 'http://mavuno.test',
            ...(client.cookie && { cookie: client.cookie }),
            ...(bytes && { 'content-type': 'application/octet-stream' }),
            ...headers,
          },
          ...(bytes ? { payload: bytes } : body !== undefined ? { payload: body as object } : {}),
        });
        const set = [answer.headers['set-cookie'] ?? []]
          .flat()
          .map((line) => line.split(';')[0]!)
          .filter((pair) => !pair.endsWith('='));
        if (set.length > 0) client.cookie = set.join('; ');
        const isJson = String(answer.headers['content-type']).includes('json');
        return {
          status: answer.statusCode,
          body: isJson ? answer.json() : answer.body,
          headers: answer.headers,
          raw: answer.rawPayload,
        };
      },
      sync: async (commands: readonly TestCommand[], cursor = 0) => {
        const sent = commands.map(({ id = newId(), deviceTime = new Date().toISOString(), ...command }) => ({
          id,
          deviceTime,
          ...command,
        }));
        const { status, body } = await client.ask('POST', '/api/sync', {
          body: { userId: client.userId, cursor, restarting: false, commands: sent },
        });
        if (status !== 200) throw new Error(`sync answered ${status}: ${JSON.stringify(body)}`);
        return body;
      },
    };
    return client;
  };
  let count = 0;
  const farmer = async (email = `farmer${++count}@mavuno.test`): Promise<ApiClient> => {
    const b = browser();
    const { body } = await b.ask('POST', '/api/auth/sign-up', {
      body: { email, password: 'nzuri-sana-9', name: 'Amina' },
    });
    b.userId = body.session.userId;
    return b;
  };
  return { ...running, database, address: addressOf(connection), dataDir, browser, farmer, stop };
};
export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
