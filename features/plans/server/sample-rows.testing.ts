import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
    values (${newId()}, ${userId}, 'active', 'pro', now(), now() + interval '30 days')
  `,
  sql`
    insert into trials (user_id, started_at, ends_at)
    values (${userId}, now(), now() + interval '14 days')
  `,
  sql`
    insert into credit_purses (user_id, month, month_left, kept_left)
    values (${userId}, '2026-11', 19, 0)
  `,
  sql`
    insert into credit_moves (user_id, key, n, out_of, into_, amount, why, at)
    values (${userId}, 'month:2026-11', 1, 'house', 'month', 20, 'month', now()), (${userId}, 'a1', 1,
      'month', 'used', 1, 'answer', now())
  `,
];
