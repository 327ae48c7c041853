import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    sql`
      insert into orders (user_id, id, user_email, plan, amount, currency, days, guarantee_days, provider,
        state, created_at, paid_at)
      values (${userId}, ${id}, 'x@example.com', 'monthly', 999, 'KES', 30, 7, 'sandbox', 'paid', now(),
        now())
    `,
    sql`
      insert into payments (user_id, id, order_id, user_email, status, created_at, amount, currency,
        provider, merchant_reference)
      values (${userId}, ${id}, ${id}, 'x@example.com', 'COMPLETED', now(), 999, 'KES', 'sandbox', ${id})
    `,
    sql`
      insert into payment_audit (user_id, id, order_id, at, step)
      values (${userId}, ${id}, ${id}, now(), 'paid')
    `,
    sql`
      insert into refund_requests (user_id, id, payment_id, amount, reason, asked_at)
      values (${userId}, ${id}, ${id}, 999, 'Sihitaji', now())
    `,
  ];
};
