import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    sql`
      insert into notifications (user_id, id, cause, category, urgency, said, url)
      values (${userId}, ${id}, 'alert:1', 'weather', 3,
        ${JSON.stringify({ en: { title: 'Rain', text: 'Rain' }, sw: { title: 'Mvua', text: 'Mvua' } })},
        '/alerts')
    `,
    sql`
      insert into deliveries (user_id, id, notification_id, cause, channel, state, due_at, until)
      values (${userId}, ${newId()}, ${id}, 'alert:1', 'email', 'handed', now(), now())
    `,
    sql`
      insert into contact_identities (user_id, id, channel, address, phone, verified_at)
      values (${userId}, ${newId()}, 'whatsapp', ${`+2547${Math.random().toString().slice(2, 10)}`},
        '+254712000000', now())
    `,
    sql`
      insert into contact_codes (user_id, id, channel, address, code_hash, sent_at, expires_at)
      values (${userId}, ${newId()}, 'sms', '+254712000000', 'x', now(), now())
    `,
    sql`
      insert into push_subscriptions (user_id, id, endpoint, p256dh, auth, session_id)
      select ${userId}, ${newId()}, ${`https://fcm.googleapis.com/fcm/send/${newId()}`}, 'x', 'x', id
      from auth_sessions
      where user_id = ${userId}
      limit 1
    `,
  ];
};
