import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into price_alerts (user_id, id, crop, direction, price, unit, per_kg, created_at)
    values (${userId}, ${newId()}, 'maize', 'above', 4000, 'bag_90kg', 44.4, now())
  `,
];
