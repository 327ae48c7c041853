import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import type { SyncStatus } from '#kit/web/store/store.ts';
import { OfflineIcon } from '#kit/web/ui/icons.tsx';
import { OutboxIcon } from '#kit/web/ui/more-icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Words } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
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

/** Delay before unsent items show the ribbon, so that quickly sent items do not move the page. */
const SHOW_DELAY_MS = 2_000;

/** A shown ribbon stays until it has no text. */
const useDelayedVisibility = (hasText: boolean, brief: boolean): boolean => {
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    if (!hasText || !brief) {
      setDelayOver(hasText);
      return undefined;
    }
    const timer = setTimeout(setDelayOver, SHOW_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, [hasText, brief]);
  return hasText && (isDelayOver || !brief);
};

/** A thin bar at the top that shows what has not reached the server yet. A tap opens the outbox. */
export const OfflineRibbon = () => {
  const { ribbon } = useWords({ en, sw });
  const status = useSyncStatus();
  const text = ribbonText(status, ribbon);
  const isBrief =
    status.online &&
    status.refused + status.overwritten === 0 &&
    (status.state === 'sending' || status.state === 'idle');
  const isVisible = useDelayedVisibility(text !== null, isBrief);
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
