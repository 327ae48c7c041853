import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import { cachedHasher } from '#features/people/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { BaseVersion, Outcome } from '#kit/sync/exchange.ts';
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
  /** Sends commands as a phone does and returns the outcomes and changed rows. Prints the fault of a `retry`. */
  sync(commands: readonly TestCommand[], cursor?: number): Promise<any>;
  /** All rows of a kind, as a phone that syncs for the first time gets them. */
  rows(kind: string): Promise<any[]>;
}

/** A log that only collects errors, each with its stack. */
const createErrorLog = () => {
  const errors: string[] = [];
  const write = (line: string): void => {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message: string; stack?: string } };
    errors.push([msg, err?.stack ?? err?.message].filter(Boolean).join(': '));
  };
  return { errors, log: pino({ level: 'error' }, { write }) };
};

/** The whole server with its own database; requests are injected without a socket. */
export const openTestServer = async (env: Record<string, string> = {}, log?: Logger) => {
  const { errors, log: errorLog } = createErrorLog();
  const { database, connection } = await testDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mavuno-test-'));
  const running = await startServer(
    readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: addressOf(connection), ...env }),
    log ?? errorLog,
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
        const errorsBefore = errors.length;
        const { status, body } = await client.ask('POST', '/api/sync', {
          body: { userId: client.userId, cursor, restarting: false, commands: sent },
        });
        if (status !== 200) throw new Error(`sync answered ${status}: ${JSON.stringify(body)}`);
        if (body.outcomes.some(({ result }: Outcome) => result === 'retry'))
          console.error(errors.slice(errorsBefore).join('\n'));
        return body;
      },
      rows: async (kind: string) => {
        const rows = [];
        for (let cursor = 0, more = true; more;) {
          const { changes } = await client.sync([], cursor);
          for (const changed of changes.rows)
            if (changed.kind === kind && changed.row) rows.push(changed.row);
          ({ cursor, more } = changes);
        }
        return rows;
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
