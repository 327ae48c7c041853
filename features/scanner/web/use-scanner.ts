import { useCallback, useEffect, useState } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { saveScan } from '../contract.ts';
import type { Stage } from '../domain/progress.ts';
import { dropKeptPhoto, keepPhoto, type KeptPhoto, readKeptPhoto } from './kept-photo.ts';
import { readLastPlace } from './last-place.ts';
import { saveToDevice } from './save-to-device.ts';
import type { Scanned, ScanFault } from './scan-photo.ts';
import { useScannerWords } from './words.ts';

export type ScannerState =
  | { readonly state: 'idle' }
  | { readonly state: 'capturing' }
  | { readonly state: 'scanning'; readonly stage: Stage }
  | { readonly state: 'results'; readonly scanned: Scanned };

interface Wish { readonly crop: string | null; readonly fieldId: string | null; readonly used: number }

/** Says that a check is done, and which one it was. A photo without a leaf is no check. */
const useDoneText = () => {
  const words = useScannerWords();
  const { scanLimit } = useSubscriptionContext();
  return (n: number): string => (scanLimit === null ? words.donePro(n) : words.doneFree(n, scanLimit));
};

const useFaultText = () => {
  const words = useScannerWords();
  const texts: Record<ScanFault, string> = {
    'photo.unreadable': words.photoUnreadable, 'photo.heic': words.photoHeic, 'photo.cut': words.photoCut, 'photo.too_large': words.photoTooLarge,
    'scan.failed': words.failed, 'reader.broken': words.modelBroken, 'reader.missing': words.readerMissing,
  };
  return (fault: ScanFault): string => texts[fault];
};

/** Idle, capturing, scanning, results (SCN-01): one photo at a time, kept from the shutter until its result is kept. */
export const useScanner = (wish: Wish) => {
  const words = useScannerWords();
  const store = useStore();
  const [state, setState] = useState<ScannerState>({ state: 'idle' });
  const [left, setLeft] = useState<KeptPhoto | null>(null);
  const sentence = useRefusalText(words.refusals);
  const doneText = useDoneText();
  const faultText = useFaultText();

  useEffect(() => { void readKeptPhoto(store).then(setLeft, () => undefined); }, [store]);

  const save = useCallback(async ({ scan, photo }: Scanned): Promise<boolean> => {
    const kept = await store.send(saveScan, { ...scan, photos: scan.photos && [...scan.photos], top3: [...scan.top3] }, { photos: [photo] });
    if (!kept.ok) showToast(`${words.notKept} ${sentence(kept)}`, { tone: 'bad' });
    else if (scan.outcome !== 'no_leaf') showToast(doneText(wish.used + 1), { tone: 'good' });
    return kept.ok;
  }, [store, words, sentence, doneText, wish.used]);

  const forget = useCallback(async (): Promise<void> => { setLeft(null); await dropKeptPhoto(store); }, [store]);

  const check = useCallback(async (photo: KeptPhoto): Promise<void> => {
    setState({ state: 'scanning', stage: 'checking' });
    setLeft(null);
    const keeping = keepPhoto(store, photo).catch(() => undefined);
    const { bytes, type, crop, fieldId, takenAt } = photo;
    const asked = { crop, fieldId, takenAt, knownUsed: wish.used, place: readLastPlace() };
    const scanned = await import('./scan-photo.ts')
      .then(({ scanPhoto }) => scanPhoto(bytes, type, asked, (stage) => setState({ state: 'scanning', stage })))
      .catch(() => ({ ok: false, code: 'reader.missing' } as const));
    if (!scanned.ok) {
      showToast(faultText(scanned.code), { tone: 'bad' });
      await keeping;
      if (scanned.code.startsWith('reader.')) setLeft(photo); else await forget();
      setState({ state: 'idle' });
      return;
    }
    setState({ state: 'scanning', stage: 'saving' });
    const saved = await save(scanned.value);
    await keeping;
    if (saved) await forget();
    setState({ state: 'results', scanned: scanned.value });
  }, [store, wish.used, faultText, save, forget]);

  const scan = useCallback(async (picture: Blob, from: 'camera' | 'upload'): Promise<void> => {
    const takenAt = new Date().toISOString();
    if (from === 'camera') {
      saveToDevice(picture, `mavuno-${takenAt.slice(0, 19).replace(/[:T]/g, '-')}.jpg`);
      showToast(words.savedToDevice);
    }
    setState({ state: 'scanning', stage: 'checking' });
    const bytes = await picture.arrayBuffer().catch(() => null);
    if (!bytes) { showToast(words.photoUnreadable, { tone: 'bad' }); setState({ state: 'idle' }); return; }
    await check({ bytes, type: picture.type, crop: wish.crop, fieldId: wish.fieldId, takenAt });
  }, [wish.crop, wish.fieldId, words, check]);

  return { state, scan, left, goOn: check, forget, capture: () => setState({ state: 'capturing' }), idle: () => setState({ state: 'idle' }) };
};
