import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId, scanId }) => {
  const id = newId();
  return [
    sql`
      insert into expert_reviews (user_id, id, scan_id, status, created_at, outcome, language, asked_at)
      values (${userId}, ${id}, ${scanId}, 'answered', now(), 'answer', 'sw', now())
    `,
    sql`
      insert into expert_review_turns (user_id, review_id, n, asked_at, expert_id, expert_name, answer,
        answered_at)
      values (${userId}, ${id}, 1, now(), ${newId()}, 'Dk. Achieng', 'Ni kutu.', now())
    `,
  ];
};
