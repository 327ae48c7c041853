import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into supplier_suggestions (id, user_id, name, kind, place, county, own)
    values (${newId()}, ${userId}, 'Duka la Njoro', 'agrovet', 'Njoro', 'Nakuru', false)
  `,
  sql`
    insert into supplier_reports (id, user_id, listing_id, what)
    values (${newId()}, ${userId}, ${newId()}, 'closed')
  `,
  sql`
    insert into supplier_searches (user_id, product, found, at)
    values (${userId}, 'copper', '[]', now())
  `,
  sql`
    insert into supplier_messages (id, user_id, phone, state)
    values (${newId()}, ${userId}, '+254700000000', 'sent')
  `,
];
