import { Link } from 'wouter';
import { BellIcon } from '#kit/web/ui/more-icons.tsx';
import { useAlerts } from './use-alerts.ts';
import { useAlertWords } from './words.ts';
import styles from './UnreadAlerts.module.css';

/** The number of unread alerts; hidden without any. */
export const UnreadAlerts = () => {
  const words = useAlertWords();
  const unread = useAlerts().openGroups.filter((g) => g.unread.length > 0).length;
  if (unread === 0) return null;
  return (
    <Link href="/alerts" className={styles.bell} aria-label={words.unread(unread)}>
      <BellIcon />
      <span aria-hidden="true" className={styles.count}>
        {unread}
      </span>
    </Link>
  );
};
