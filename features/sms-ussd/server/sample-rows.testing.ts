import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => [
  sql`
    insert into text_questions (user_id, question_id, way, address, asked_at)
    values (${userId}, ${newId()}, 'sms', '+254712000000', now())
  `,
];
