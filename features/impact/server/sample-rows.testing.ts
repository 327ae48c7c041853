import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`insert into farmer_counties (user_id, county) values (${userId}, 'Nakuru') on conflict do nothing`,
];
