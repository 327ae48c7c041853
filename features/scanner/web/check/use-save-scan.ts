import { useCallback } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { addLeaves, saveScan } from '../../contract.ts';
import { copyQuestion } from '../../domain/crop-question.ts';
import type { SaveScan } from '../../domain/scan.ts';
import { useScannerWords } from '../words.ts';
import type { Leaf } from './scan-photo.ts';

/** Stores the result as a new check or as more leaves of a stored one. Returns whether it was stored. */
export const useSaveScan = (used: number) => {
  const words = useScannerWords();
  const store = useStore();
  const { scanLimit } = useSubscriptionContext();
  const refusalText = useRefusalText(words.refusals);
  return useCallback(
    async (
      scan: SaveScan,
      leaves: readonly Leaf[],
      added: readonly Leaf[],
      isStored: boolean,
    ): Promise<boolean> => {
      const top3 = [...scan.top3];
      const photos = leaves.map((leaf) => leaf.photo.hash);
      const crop_question = copyQuestion(scan.crop_question);
      const { id, crop_type, severity, affected_area_percentage, outcome, condition, confidence, model } =
        scan;
      const saved = isStored
        ? await store.send(
            addLeaves,
            {
              id,
              crop_type,
              severity,
              affected_area_percentage,
              outcome,
              condition,
              confidence,
              model,
              top3,
              photos,
              crop_question,
            },
            { photos: added.map((leaf) => leaf.photo) },
          )
        : await store.send(
            saveScan,
            { ...scan, top3, photos, crop_question },
            { photos: leaves.map((leaf) => leaf.photo) },
          );
      if (!saved.ok) showToast(`${words.notKept} ${refusalText(saved)}`, { tone: 'bad' });
      else if (isStored) showToast(words.leafAdded(leaves.length), { tone: 'good' });
      else if (outcome !== 'no_leaf')
        showToast(scanLimit === null ? words.donePro(used + 1) : words.doneFree(used + 1, scanLimit), {
          tone: 'good',
        });
      return saved.ok;
    },
    [store, words, refusalText, scanLimit, used],
  );
};
