import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    sql`
      insert into chat_conversations (user_id, id, title, created_at, updated_at)
      values (${userId}, ${id}, 'Viwavi', now(), now())
    `,
    sql`
      insert into chat_messages (user_id, id, conversation_id, role, content, language, created_at)
      values (${userId}, ${newId()}, ${id}, 'user', 'Viwavi kwenye mahindi', 'sw', now())
    `,
    sql`
      insert into chat_asks (user_id, id, conversation_id, question_id, act, is_running, started_at)
      values (${userId}, ${newId()}, ${id}, ${newId()}, 'answer', false, now())
    `,
  ];
};
