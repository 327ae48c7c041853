import { useRows } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import type { Notice } from './projections.ts';
import { useSightingWords } from './words.ts';

/** The number of unread warnings, beside the menu's entry. */
export const UnreadNotices = () => {
  const words = useSightingWords();
  const unread = useRows<Notice>('sighting_notice').filter((n) => !n.read).length;
  return unread > 0 ? <Badge tone="clay">{words.unread(unread)}</Badge> : null;
};
