import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { loadCondition } from '#knowledge/index.ts';
import { predictYield } from '../contract.ts';
import { normalsOf } from '../domain/climate-normals.ts';
import { toPredictionRequest, type YieldForm } from '../domain/form.ts';
import type { Loss } from '../domain/health.ts';
import { type PredictionRequest, decidePredict, type YieldPrediction } from '../domain/prediction-request.ts';
import { loadClimateNormals } from './climate.ts';
import type { PredictionFacts } from './use-prediction-facts.ts';
import { useYieldRefusals, useYieldWords } from './words.ts';

/** From the book's page. When it is not cached and there is no network, only the server includes the loss. */
const lossOf = async (trouble: PredictionRequest['trouble']): Promise<Loss | null> => {
  if (!trouble) return null;
  try {
    return (await loadCondition(trouble.condition))?.yieldLoss?.range ?? null;
  } catch {
    return null;
  }
};

/**
 * Computes on this phone, queues the request for the server, and shows the result (YLD-06). `fromCropForm`:
 * opened from a crop's form (FDC-14).
 */
export const usePredict = (fromCropForm: boolean, onDone: (made: YieldPrediction) => void) => {
  const words = useYieldWords();
  const store = useStore();
  const refusalText = useRefusalText(useYieldRefusals());
  const [busy, setBusy] = useState(false);
  const failed = (why: string): void => {
    showToast(fromCropForm ? words.unableForCrop : why, { tone: 'bad' });
  };
  const compute = async (form: YieldForm, facts: PredictionFacts): Promise<void> => {
    const climate = await loadClimateNormals();
    const ask = toPredictionRequest(form, newId(), facts.fieldCounty);
    const decided = decidePredict(
      ask,
      {
        ...facts,
        loss: await lossOf(ask.trouble),
        normals:
          climate &&
          normalsOf(climate.normalOf, facts.county, facts.field?.location ?? null, facts.elevation),
      },
      new Date(),
    );
    const saved = decided.ok
      ? await store.send(predictYield, { ...ask, reckoned: { ...decided.value } })
      : decided;
    if (!decided.ok || !saved.ok) {
      showToast(`${words.notPredicted}. ${refusalText(saved as { code: string })}`, { tone: 'bad' });
      return;
    }
    onDone(decided.value);
    showToast(`${words.done}. ${words.place.used[decided.value.place_from](decided.value.county ?? '')}`, {
      tone: 'good',
    });
  };
  const run = async (form: YieldForm, facts: PredictionFacts): Promise<void> => {
    setBusy(true);
    try {
      await compute(form, facts);
    } catch {
      failed(words.unable);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
