import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into auth_email_changes (id, user_id, old_email, new_email, confirm_hash, asked_at, expires_at,
      undo_until)
    values (${newId()}, ${userId}, 'a@example.com', 'b@example.com', ${newId()}, now(),
      now() + interval '1 day', now() + interval '7 days')
  `,
];
