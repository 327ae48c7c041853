import { createHmac, randomBytes } from 'node:crypto';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';

export interface BenchFarmer {
  readonly userId: string;
  readonly cookie: string;
}

const FIELDS_PER_FARMER = 20;

/**
 * Signed-in farmers with fields, written straight into the database. Rate limits stay on, so the load needs
 * many farmers.
 */
export const createBenchFarmers = async (
  server: { dataDir: string },
  secret: string,
  size: number,
  fieldsEach = FIELDS_PER_FARMER,
): Promise<BenchFarmer[]> => {
  const members = Array.from({ length: size }, () => ({
    userId: newId(),
    token: randomBytes(24).toString('base64url'),
  }));
  const ids = members.map((m) => m.userId);
  await queryDatabase(
    server,
    `insert into auth_users (id, name, email) select id, 'Bench', id || '@example.com' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await queryDatabase(
    server,
    `insert into auth_sessions (id, user_id, token, expires_at) select s, u, t, now() + interval '90 days' from unnest($1::uuid[], $2::uuid[], $3::text[]) as x (s, u, t)`,
    [members.map(() => newId()), ids, members.map((m) => m.token)],
  );
  await queryDatabase(
    server,
    `insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
    select gen_random_uuid(), u, 'bench@example.com', 'monthly', 'active', now(), now() + interval '30 days' from unnest($1::uuid[]) as u`,
    [ids],
  );
  await queryDatabase(
    server,
    `insert into farms (id, user_id, name, location, size_unit) select u, u, 'Farm', null, 'acres' from unnest($1::uuid[]) as u`,
    [ids],
  );
  await queryDatabase(
    server,
    `
    insert into fields (user_id, id, farm_id, name, size, size_unit, size_hectares, boundary, boundary_source, location_lat, location_lng, location_unconfirmed, crop_type, season, created_at, updated_at)
    select u, gen_random_uuid(), u, 'Field ' || n, 1, 'acres', 0.404686, 'POLYGON((36.08 -0.30, 36.081 -0.30, 36.081 -0.301, 36.08 -0.301, 36.08 -0.30))', 'approximate', -0.3, 36.08, false,
      'beans', '2026-short', now() - n * interval '1 hour', now() from unnest($1::uuid[]) as u, generate_series(1, $2) as n`,
    [ids, fieldsEach],
  );
  await queryDatabase(server, 'analyze');
  return members.map(({ userId, token }) => {
    const signed = `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
    return { userId, cookie: `mavuno.session_token=${encodeURIComponent(signed)}` };
  });
};
