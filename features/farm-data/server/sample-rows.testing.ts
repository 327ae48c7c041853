import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    sql`
      insert into statements (user_id, id, code, field_id, season, language, content, hash, made_at)
      values (${userId}, ${newId()}, ${newId()}, ${newId()}, '2026', 'sw', '{}', ${'c'.repeat(64)}, now())
    `,
    sql`
      insert into account_deletions (user_id, asked_at, purge_at)
      values (${userId}, now(), now() + interval '7 days')
      on conflict do nothing
    `,
    sql`
      insert into data_exports (user_id, id, photos, state, asked_at, expires_at)
      values (${userId}, ${id}, true, 'waiting', now(), now() + interval '1 day')
    `,
  ];
};
