import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into satellite_readings (user_id, field_id, scene, plot, at, of, cloud, seen, pixels,
      ndvi_median, indices)
    values (${userId}, ${newId()}, 'S2', 'p', now(), 'plot', 0, 1, 40, 0.7, '{}')
  `,
  sql`
    insert into satellite_results (user_id, id, plot, scene, at, report, pictures, analysed_at)
    values (${userId}, ${newId()}, 'p', 'S2', now(), '{}', '[]', now())
  `,
  sql`
    insert into satellite_runs (user_id, id, field_id, asked, state, created_at)
    values (${userId}, ${newId()}, ${newId()}, true, 'done', now())
  `,
  sql`insert into satellite_watch (user_id, field_id, next_at) values (${userId}, ${newId()}, now())`,
];
