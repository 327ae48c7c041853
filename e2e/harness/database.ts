import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestServer } from './server.ts';

export const databaseConfigOf = ({ dataDir }: Pick<TestServer, 'dataDir'>): pg.ClientConfig => {
  const folder = path.join(dataDir, 'database');
  // PostgreSQL's postmaster.pid: pid, folder, start, port, socket folder, address.
  const [, , , port, socket, address] = readFileSync(
    path.join(folder, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n');
  return {
    host: socket?.trim() || address!.trim(),
    port: Number(port),
    user: 'mavuno',
    database: 'mavuno',
    password: readFileSync(path.join(folder, 'postgres.password'), 'utf8').trim(),
  };
};

/** Queries the running server's embedded database, to verify what a test claims. */
export const queryDatabase = async <T extends object>(
  server: Pick<TestServer, 'dataDir'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> => {
  const client = new pg.Client(databaseConfigOf(server));
  await client.connect();
  try {
    await client.query("begin; select set_config('app.actor', 'system', true)");
    const { rows } = await client.query<T>(text, [...values]);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
};
