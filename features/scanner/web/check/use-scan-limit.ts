import { useLocation } from 'wouter';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { mayScan } from '../../domain/scan.ts';
import { useScannerWords } from '../words.ts';

/** Checked before the camera or the gallery opens, so that no photo is taken for nothing (SCN-31). */
export const useScanLimit = (used: number) => {
  const words = useScannerWords();
  const { scanLimit } = useSubscriptionContext();
  const [, go] = useLocation();
  const isAllowed = mayScan(used, scanLimit);
  const runIfAllowed = (act: () => void): void => {
    if (isAllowed) return act();
    showToast(words.limit, { tone: 'bad' });
    go(upgradePath('/scan'));
  };
  return { isAllowed, runIfAllowed };
};
