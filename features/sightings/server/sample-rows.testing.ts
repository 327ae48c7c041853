import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId, scanId }) => [
  sql`
    insert into sighting_reports (id, user_id, scan_id, condition, crop, cell, day, level)
    values (${newId()}, ${userId}, ${scanId}, 'bean___rust', 'bean', '-6:802', '2026-11-20', 'seen')
  `,
  sql`
    insert into sighting_notices (id, user_id, condition, crop, cell, day, level)
    values (${newId()}, ${userId}, 'bean___rust', 'bean', '-6:802', '2026-11-20', 'seen')
  `,
];
