import { useCallback, useState } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { saveScan } from '../contract.ts';
import type { Stage } from '../domain/progress.ts';
import { readLastPlace } from './last-place.ts';
import type { Scanned } from './scan-photo.ts';
import { saveToDevice } from './save-to-device.ts';
import { useScannerWords } from './words.ts';

export type ScannerState =
  | { readonly state: 'idle' }
  | { readonly state: 'capturing' }
  | { readonly state: 'scanning'; readonly stage: Stage }
  | { readonly state: 'results'; readonly scanned: Scanned };

interface Wish { readonly crop: string | null; readonly fieldId: string | null; readonly used: number }

/** Idle, capturing, scanning, results (SCN-01): one photo at a time, kept the moment it is diagnosed. */
export const useScanner = (wish: Wish) => {
  const words = useScannerWords();
  const store = useStore();
  const { scanLimit } = useSubscriptionContext();
  const [state, setState] = useState<ScannerState>({ state: 'idle' });
  const sentence = useRefusalText(words.refusals);

  const keep = useCallback(async ({ scan, photo }: Scanned): Promise<void> => {
    const kept = await store.send(saveScan, { ...scan, top3: [...scan.top3] }, { photos: [photo] });
    if (!kept.ok) { showToast(`${words.notKept} ${sentence(kept)}`, { tone: 'bad' }); return; }
    if (scan.outcome === 'no_leaf') return;
    const n = wish.used + 1;
    showToast(scanLimit === null ? words.donePro(n) : words.doneFree(n, scanLimit), { tone: 'good' });
  }, [store, words, sentence, wish.used, scanLimit]);

  const scan = useCallback(async (picture: Blob, from: 'camera' | 'upload'): Promise<void> => {
    setState({ state: 'scanning', stage: 'checking' });
    const { scanPhoto } = await import('./scan-photo.ts');
    const scanned = await scanPhoto(picture, { crop: wish.crop, fieldId: wish.fieldId, knownUsed: wish.used, place: readLastPlace() }, (stage) => setState({ state: 'scanning', stage }));
    if (!scanned.ok) {
      showToast({ 'photo.unreadable': words.photoUnreadable, 'photo.too_large': words.photoTooLarge, 'scan.failed': words.failed }[scanned.code], { tone: 'bad' });
      setState({ state: 'idle' });
      return;
    }
    if (from === 'camera') {
      saveToDevice(scanned.value.picture, `mavuno-${scanned.value.scan.taken_at.slice(0, 10)}-${scanned.value.scan.id.slice(-6)}.jpg`);
      showToast(words.savedToDevice);
    }
    setState({ state: 'scanning', stage: 'saving' });
    await keep(scanned.value);
    setState({ state: 'results', scanned: scanned.value });
  }, [wish.crop, wish.fieldId, wish.used, words, keep]);

  return { state, scan, capture: () => setState({ state: 'capturing' }), idle: () => setState({ state: 'idle' }) };
};
