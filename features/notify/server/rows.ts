import type { Query } from '#kit/server/database/database.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import type { notificationRows } from '../contract.ts';
import { deliveriesOf, notificationsByIds } from './sql.ts';

/** Notifications as sent to the phone, each with its delivery state on every channel. */
export const syncedNotifications = async (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<RowOf<typeof notificationRows>[]> => {
  const [rows, deliveries] = [await notificationsByIds(tx, userId, ids), await deliveriesOf(tx, userId, ids)];
  return rows.map(({ id, category, urgency, said: { en, sw }, url, read_at, created_at }) => ({
    id,
    category,
    urgency,
    said: { en: { title: en.title, text: en.text }, sw: { title: sw.title, text: sw.text } },
    url,
    read: read_at !== null,
    created_at: created_at.toISOString(),
    deliveries: deliveries
      .filter((d) => d.notification_id === id)
      .map((d) => ({
        channel: d.channel,
        state: d.state,
        at: (d.state === 'waiting' || d.state === 'folded' ? d.due_at : d.updated_at).toISOString(),
        why: d.why,
      })),
  }));
};
