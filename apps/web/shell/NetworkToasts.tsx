import { useEffect, useRef } from 'react';
import { useOnline } from '#kit/web/network.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

/**
 * Shows on every screen when the network is lost and when it is back; the ribbon shows a start without a
 * network.
 */
export const NetworkToasts = () => {
  const words = useWords({ en, sw });
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (wasOnline.current === online) return;
    wasOnline.current = online;
    showToast(online ? words.online : words.offline, { tone: online ? 'good' : 'plain' });
  }, [online, words]);
  return null;
};
