import type { alertRows } from '#features/alerts/contract.ts';
import type { noticeRows } from '#features/sightings/contract.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import type { Notification } from './projections.ts';

type Alert = RowOf<typeof alertRows>;
type Notice = RowOf<typeof noticeRows>;

const ALERT_PATH = '/alerts/';

/** The alert that a message is about. */
export const alertIdOf = ({ url }: Notification): string | null =>
  url.startsWith(ALERT_PATH) ? url.slice(ALERT_PATH.length) : null;

/** Ids of unread neighbours' warnings. */
export const useUnreadNotices = (): readonly string[] =>
  useRows<Notice>('sighting_notice')
    .filter((n) => !n.read)
    .map((n) => n.id);

/** Newest first. A message that was opened on its own screen counts as read. */
export const useMessages = (): readonly Notification[] => {
  const opened = new Set(
    useRows<Alert>('alert')
      .filter((a) => a.read)
      .map((a) => a.id),
  );
  const warnings = useUnreadNotices().length;
  const all = useRows<Notification>('notification');
  const isRead = (n: Notification): boolean =>
    n.read || opened.has(alertIdOf(n) ?? '') || (n.category === 'neighbour' && warnings === 0);
  return [...all]
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .map((n) => (n.read === isRead(n) ? n : { ...n, read: true }));
};
