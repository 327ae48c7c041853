import { Link } from 'wouter';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import type { SyncStatus } from '#kit/web/store/store.ts';
import { OfflineIcon, OutboxIcon } from '#kit/web/ui/icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Words } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { useSyncVisibility } from './use-sync-visibility.ts';
import styles from './OfflineRibbon.module.css';

/** The ribbon's text; null when everything is sent and the network is there. */
export const ribbonText = (
  { online, state, waiting, photosWaiting, refused, overwritten }: SyncStatus,
  words: Words<typeof en>['ribbon'],
): string | null => {
  const unsentCount = waiting + photosWaiting;
  const parts = [
    state === 'unavailable' && words.unavailable,
    !online && words.offline,
    state === 'signed_out' && words.signedOut,
    online && state === 'sending' && unsentCount > 0 && words.sending,
    unsentCount > 0 && words.waiting(unsentCount),
    refused > 0 && words.refused(refused),
    overwritten > 0 && words.overwritten(overwritten),
  ].filter((part): part is string => typeof part === 'string');
  return parts.length > 0 ? parts.join(' · ') : null;
};

/**
 * A thin bar at the top that shows what has not reached the server yet. A tap opens the outbox. On home the
 * outbox block takes its place.
 */
export const OfflineRibbon = () => {
  const { ribbon } = useWords({ en, sw });
  const status = useSyncStatus();
  const text = ribbonText(status, ribbon);
  const isVisible = useSyncVisibility(text !== null, status);
  const Icon = status.online ? OutboxIcon : OfflineIcon;
  return (
    <div role="status" className={styles.region}>
      {isVisible && (
        <Link href="/outbox" className={styles.ribbon}>
          <Icon size={18} />
          <span className={styles.text}>{text}</span>
          <b>{ribbon.see}</b>
        </Link>
      )}
    </div>
  );
};
