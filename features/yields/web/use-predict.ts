import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { loadCondition } from '#knowledge/index.ts';
import { predictYield } from '../contract.ts';
import { toAsk, type YieldForm } from '../domain/form.ts';
import { normalsOf } from '../domain/ground.ts';
import type { Loss } from '../domain/health.ts';
import { type PredictionRequest, decidePredict, type YieldPrediction } from '../domain/prediction-request.ts';
import { openClimate } from './climate.ts';
import type { KnownFacts } from './use-known.ts';
import { useYieldRefusals, useYieldWords } from './words.ts';

/** From the book's page. When it is not cached and there is no network, only the server includes the loss. */
const lossBy = async (trouble: PredictionRequest['trouble']): Promise<Loss | null> => {
  if (!trouble) return null;
  try {
    return (await loadCondition(trouble.condition))?.yieldLoss?.range ?? null;
  } catch {
    return null;
  }
};

/**
 * Computes on this phone, stores the question for the server, and shows the result (YLD-06). `ofCrop`: opened
 * from a crop's form (FDC-14).
 */
export const usePredict = (ofCrop: boolean, onDone: (made: YieldPrediction) => void) => {
  const words = useYieldWords();
  const store = useStore();
  const sentence = useRefusalText(useYieldRefusals());
  const [busy, setBusy] = useState(false);
  const failed = (why: string): void => {
    showToast(ofCrop ? words.unableForCrop : why, { tone: 'bad' });
  };
  const compute = async (form: YieldForm, known: KnownFacts): Promise<void> => {
    const climate = await openClimate();
    const ask = toAsk(form, newId(), known.ofField);
    const made = decidePredict(
      ask,
      {
        ...known,
        loss: await lossBy(ask.trouble),
        normals:
          climate &&
          normalsOf(climate.normalOf, known.county, known.field?.location ?? null, known.elevation),
      },
      new Date(),
    );
    const saved = made.ok ? await store.send(predictYield, { ...ask, reckoned: { ...made.value } }) : made;
    if (!made.ok || !saved.ok) {
      showToast(`${words.notPredicted}. ${sentence(saved as { code: string })}`, { tone: 'bad' });
      return;
    }
    onDone(made.value);
    showToast(`${words.done}. ${words.place.used[made.value.place_from](made.value.county ?? '')}`, {
      tone: 'good',
    });
  };
  const run = async (form: YieldForm, known: KnownFacts): Promise<void> => {
    setBusy(true);
    try {
      await compute(form, known);
    } catch {
      failed(words.unable);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
