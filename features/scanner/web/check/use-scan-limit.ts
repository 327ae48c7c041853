import { useLocation } from 'wouter';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { GUEST_SCAN_LIMIT, mayScan } from '../../domain/scan.ts';
import { useScannerWords } from '../words.ts';

/** What a farmer reads when no check is left, and where more come from: Pro, or for a guest an account. */
const useLimitText = () => {
  const words = useScannerWords();
  if (useStoreUser() !== null)
    return {
      title: words.limitShort,
      text: words.limit,
      action: words.upgrade,
      to: upgradePath('/scan'),
      state: null,
    };
  return {
    title: words.guestLimitShort(GUEST_SCAN_LIMIT),
    text: words.guestLimit,
    action: words.createAccount,
    to: '~/auth',
    state: { from: '/scan' },
  };
};

/** Checked before the camera or the gallery opens, so that no photo is taken for nothing (SCN-31). */
export const useScanLimit = (used: number) => {
  const limit = useLimitText();
  const { scanLimit } = useSubscriptionContext();
  const [, go] = useLocation();
  const isAllowed = mayScan(used, scanLimit);
  const runIfAllowed = (act: () => void): void => {
    if (isAllowed) return act();
    showToast(limit.text, { tone: 'bad' });
    go(limit.to, { state: limit.state });
  };
  return { isAllowed, runIfAllowed, limit };
};
