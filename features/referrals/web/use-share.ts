import { useEffect, useRef, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { logError } from '#kit/web/log.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { shareLink } from '../contract.ts';
import { linkFor, type Platform } from '../domain/channels.ts';
import { inviteCredits } from '../domain/reward.ts';
import { deviceNumber } from './device.ts';
import { shareUrls } from './share-urls.ts';
import { useReferralWords } from './words.ts';

const COPIED_MS = 2_000;

/** The user's link per channel: each link names its channel, and is counted when shared. */
export const useShare = (link: string) => {
  const words = useReferralWords();
  const { language } = useLanguage();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const linkOn = (via: Platform): string => linkFor(link, via, language);
  const textOn = (via: Platform): string => words.share.message(linkOn(via), inviteCredits);
  const count = (via: Platform): void =>
    void call(shareLink, { body: { via, variant: language, device: deviceNumber() } });
  const hrefOn = (via: Platform): string => shareUrls[via]?.(textOn(via), linkOn(via)) ?? linkOn(via);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkOn('copy'));
      count('copy');
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), COPIED_MS);
      showToast(words.done.copy, { tone: 'good', durationMs: COPIED_MS });
    } catch {
      showToast(words.failed.copy, { tone: 'bad' });
    }
  };
  /** The phone's share sheet where available, else WhatsApp (DSH-11). A dismissed sheet counts as not shared. */
  const send = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') {
      count('whatsapp');
      window.open(hrefOn('whatsapp'), '_blank', 'noopener');
      return;
    }
    await navigator
      .share({ text: textOn('share') })
      .then(() => count('share'), logError('referrals.use_share'));
  };
  return { linkOn, hrefOn, count, copy, copied, send };
};
