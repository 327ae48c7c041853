import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    // Taken down by the staff, so only its owner can read it.
    sql`
      insert into sell_offers (user_id, id, crop, grade, quantity, unit, total_kg, county, ready_from,
        state, standing, reason, created_at, ends_at)
      values (${userId}, ${id}, 'maize', 'ungraded', 5, 'bag_90kg', 450, 'Nakuru', current_date, 'closed',
        'removed', 'moderator', now(), now())
    `,
    sql`
      insert into sell_replies (user_id, id, offer_id, seller_id, price, state, created_at)
      values (${userId}, ${newId()}, ${newId()}, ${newId()}, 3600, 'withdrawn', now())
    `,
    // Shown to a user, so that the cleanup keeps it.
    sql`
      insert into sell_contacts (user_id, id, phone, shown_to)
      values (${userId}, ${id}, '+254712000000', ${newId()})
    `,
    sql`
      insert into sell_reports (user_id, id, target, target_id, reason, created_at)
      values (${userId}, ${newId()}, 'offer', ${newId()}, 'spam', now())
    `,
  ];
};
