// The baseline: only the SQL statements of a field list and a sync exchange, on node:http and pg, without
// validation or routing. They run in the same order as in kit/server/sync and features/fields/server.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

const { BARE_DATABASE, BARE_SECRET, PORT } = process.env;
const connection = JSON.parse(BARE_DATABASE!) as pg.ClientConfig;
const writers = new pg.Pool({ ...connection, max: 10 });
const readers = new pg.Pool({ ...connection, max: 6 });
const columns = `id, farm_id, name, size, size_unit, size_hectares, boundary, boundary_source, location_lat, location_lng, location_unconfirmed,
  location_accuracy_m, location_description, crop_type, season, soil_type, irrigation_type, soil_ph, elevation, created_at, updated_at`;

const inTransaction = async <T>(
  pool: pg.Pool,
  mode: string,
  userId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query(
      `begin ${mode}; set local statement_timeout = 15000; select set_config('app.user_id', '${userId}', true)`,
    );
    const value = await work(client);
    await client.query('commit');
    return value;
  } finally {
    client.release();
  }
};

const userIdOfCookie = async (cookie: string): Promise<string> => {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  if (createHmac('sha256', BARE_SECRET!).update(token).digest('base64') !== value.slice(dot + 1))
    throw new Error('bad cookie');
  const { rows } = await writers.query(
    `select s.id, s.user_id, u.email, u.email_verified, u.name, u.role, u.language,
    s.expires_at < now() + make_interval(secs => 7689600) as stale
    from auth_sessions s join auth_users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()`,
    [token],
  );
  return (rows[0] as { user_id: string }).user_id;
};

const list = (userId: string) =>
  inTransaction(
    readers,
    'isolation level repeatable read read only',
    userId,
    async (client) =>
      (
        await client.query(
          `select ${columns} from fields where user_id = $1 order by created_at desc, id desc limit $2`,
          [userId, 50],
        )
      ).rows,
  );

interface SentCommand {
  id: string;
  name: string;
  deviceTime: string;
  args: { id: string; name: string };
}

const write = (userId: string, sent: SentCommand) =>
  inTransaction(writers, '', userId, async (client) => {
    const nextSequence = 'update sync_users set seq = seq + 1 where user_id = $1 returning seq';
    let { rows } = await client.query(nextSequence, [userId]);
    if (rows.length === 0) {
      await client.query('insert into sync_users (user_id) values ($1) on conflict do nothing', [userId]);
      ({ rows } = await client.query(nextSequence, [userId]));
    }
    const seq = Number((rows[0] as { seq: string }).seq);
    await client.query('select outcome from sync_commands where user_id = $1 and id = $2', [userId, sent.id]);
    const f = (
      await client.query(`select ${columns} from fields where user_id = $1 and id = any($2)`, [
        userId,
        [sent.args.id],
      ])
    ).rows[0] as Record<string, unknown>;
    await client.query(
      `update fields set name = $1, crop_type = $2, soil_type = $3, irrigation_type = $4, location_description = $5, location_lat = $6, location_lng = $7,
    location_unconfirmed = $8, location_accuracy_m = $9, boundary = $10, updated_at = $11 where user_id = $12 and id = $13`,
      [
        sent.args.name,
        f.crop_type,
        f.soil_type,
        f.irrigation_type,
        f.location_description,
        f.location_lat,
        f.location_lng,
        f.location_unconfirmed,
        f.location_accuracy_m,
        f.boundary,
        new Date().toISOString(),
        userId,
        sent.args.id,
      ],
    );
    await client.query(
      `insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, kind, row_id, $2, deleted
    from unnest($3::text[], $4::text[], $5::boolean[]) as touched (kind, row_id, deleted)
    on conflict (user_id, kind, row_id) do update set seq = excluded.seq, deleted = excluded.deleted, at = now()`,
      [userId, seq, ['field'], [sent.args.id], [false]],
    );
    await client.query(
      'insert into events (user_id, id, seq, name, payload) values ($1, gen_random_uuid(), $2, $3, $4)',
      [userId, seq, 'field.changed', JSON.stringify({ id: sent.args.id })],
    );
    const outcome = { result: 'applied', seq };
    await client.query(
      'insert into sync_commands (user_id, id, name, outcome, seq, device_time) values ($1, $2, $3, $4, $5, $6)',
      [userId, sent.id, sent.name, JSON.stringify(outcome), seq, sent.deviceTime],
    );
    return { id: sent.id, ...outcome };
  });

const pull = (userId: string, cursor: number) =>
  inTransaction(readers, 'isolation level repeatable read read only', userId, async (client) => {
    const head = Number(
      (
        (await client.query('select seq, floor from sync_users where user_id = $1', [userId])).rows[0] as {
          seq: string;
        }
      ).seq,
    );
    const { rows } = await client.query(
      `select kind, row_id as id, seq, deleted from sync_log where user_id = $1 and seq > $2 and seq <= $3 and (not deleted or $2 > 0)
    and seq <= coalesce((select seq from sync_log where user_id = $1 and seq > $2 and (not deleted or $2 > 0) order by seq offset 499 limit 1), $3) order by seq`,
      [userId, cursor, head],
    );
    const changed = (
      await client.query(`select ${columns} from fields where user_id = $1 and id = any($2)`, [
        userId,
        (rows as { id: string }[]).map((r) => r.id),
      ])
    ).rows;
    return {
      rows: changed.map((row: { id: string }) => ({ kind: 'field', id: row.id, row })),
      cursor: head,
      head,
      more: false,
      restart: false,
    };
  });

const bodyOf = async (request: IncomingMessage): Promise<{ cursor: number; commands: SentCommand[] }> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { cursor: number; commands: SentCommand[] };
};

const countRequest = (key: string) =>
  writers.query(
    `insert into rate_limits as r (key, minute, count) values ($1, date_trunc('minute', now()), 1)
  on conflict (key) do update set count = case when r.minute = excluded.minute then r.count + 1 else 1 end, minute = excluded.minute returning count`,
    [key],
  );

createServer((request, response) => {
  void (async () => {
    const userId = await userIdOfCookie(request.headers.cookie ?? '');
    if (request.method === 'GET') return { fields: await list(userId), next: null };
    await countRequest(`sync.exchange:u:${userId}`);
    const { cursor, commands } = await bodyOf(request);
    const outcomes = [await write(userId, commands[0]!)];
    return { outcomes, changes: await pull(userId, cursor), serverTime: new Date().toISOString() };
  })().then(
    (value) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    },
    (fault: unknown) => {
      response.statusCode = 500;
      response.end(String(fault));
    },
  );
}).listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write('Mavuno is ready at bare loop\n');
});
