import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    // Removed by a moderator, so only its author can read it.
    sql`
      insert into community_questions (user_id, id, title, content, category_id, language, state, reason,
        created_at)
      values (${userId}, ${newId()}, 'Viwavi kwenye mahindi', 'Wanakula majani, nifanye nini?',
        'pest_management', 'sw', 'removed', 'moderator', now())
    `,
    sql`
      insert into community_answers (user_id, id, question_id, asker_id, content, state, reason, created_at)
      values (${userId}, ${newId()}, ${newId()}, ${newId()}, 'Tumia majivu kwenye mche.', 'removed',
        'moderator', now())
    `,
    sql`
      insert into community_votes (user_id, target_id, target, value, at)
      values (${userId}, ${newId()}, 'question', 1, now())
    `,
    sql`
      insert into community_bookmarks (user_id, question_id, created_at)
      values (${userId}, ${newId()}, now())
    `,
    sql`
      insert into community_blocks (user_id, blocked_id, created_at)
      values (${userId}, ${newId()}, now())
    `,
    sql`
      insert into community_reports (user_id, id, target, target_id, reason, created_at)
      values (${userId}, ${newId()}, 'question', ${newId()}, 'spam', now())
    `,
    sql`
      insert into community_history (user_id, id, target_id, act, title, content, at)
      values (${userId}, ${newId()}, ${id}, 'edited', 'Viwavi', 'Wanakula majani', now())
    `,
    sql`
      insert into community_views (user_id, question_id, day)
      values (${userId}, ${newId()}, current_date)
    `,
  ];
};
