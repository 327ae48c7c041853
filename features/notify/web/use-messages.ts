import { useRows } from '#kit/web/store/hooks.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import type { alertRows } from '#features/alerts/contract.ts';
import type { Notification } from './projections.ts';

type Alert = RowOf<typeof alertRows>;

const ALERT = '/alerts/';

/** The alert that a message tells of. */
export const alertOf = ({ url }: Notification): string | null => (url.startsWith(ALERT) ? url.slice(ALERT.length) : null);

/** Newest first. An alert that was opened on its own screen has been read. */
export const useMessages = (): readonly Notification[] => {
  const opened = new Set(useRows<Alert>('alert').filter((a) => a.read).map((a) => a.id));
  const all = useRows<Notification>('notification');
  return [...all].sort((a, b) => (a.created_at < b.created_at ? 1 : -1)).map((n) => (n.read || !opened.has(alertOf(n) ?? '') ? n : { ...n, read: true }));
};
