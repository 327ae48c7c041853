import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into yield_predictions (user_id, id, crop_type, predicted_yield, low_yield, high_yield,
      confidence_score, asked, factors, soil_data, created_at)
    values (${userId}, ${newId()}, 'maize', 2900, 1500, 5500, 40, '{}', '[]', '{}', now())
  `,
];
