import { Badge } from '#kit/web/ui/Badge.tsx';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { useMessages, useUnreadNotices } from './use-messages.ts';

/** The number of unread messages; `withWarnings`: and of neighbours' warnings, each counted once. */
export const UnreadMessages = ({ withWarnings = false }: { readonly withWarnings?: boolean }) => {
  const words = useNotifyOutboxWords();
  const warnings = useUnreadNotices().length;
  const messages = useMessages().filter((n) => !n.read && !(withWarnings && n.category === 'neighbour'));
  const unread = messages.length + (withWarnings ? warnings : 0);
  return unread > 0 ? <Badge tone="clay">{words.unread(unread)}</Badge> : null;
};
