import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`insert into scan_totals (user_id, removed) values (${userId}, 2) on conflict do nothing`,
];
