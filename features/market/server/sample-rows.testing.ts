import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into market_reports (user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg,
      day, status)
    values (${userId}, ${newId()}, 'board', 'maize', 'Njoro', 'Nakuru', 90, 'kg', 1, 90, current_date,
      'held')
  `,
  sql`
    insert into market_reports (user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg,
      day, status)
    values (${userId}, ${newId()}, 'board', 'maize', 'Kangemi', 'Nairobi', 4000, 'bag_90kg', 90, 44.4,
      current_date, 'counted')
  `,
];
