import { Badge } from '#kit/web/ui/Badge.tsx';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { useMessages } from './use-messages.ts';

/** The number of unread messages, beside the menu's entry. */
export const UnreadMessages = () => {
  const words = useNotifyOutboxWords();
  const unread = useMessages().filter((n) => !n.read).length;
  return unread > 0 ? <Badge tone="clay">{words.unread(unread)}</Badge> : null;
};
