import { Badge } from '#kit/web/ui/Badge.tsx';
import { useMessages } from './use-messages.ts';
import { useNotifyWords } from './words.ts';

/** The number of unread messages, beside the menu's entry. */
export const UnreadMessages = () => {
  const { centre } = useNotifyWords();
  const unread = useMessages().filter((n) => !n.read).length;
  return unread > 0 ? <Badge tone="clay">{centre.unread(unread)}</Badge> : null;
};
