import { useState } from 'react';
import { needsWeight } from '#features/offers/domain/weights.ts';
import { counties } from '#features/places/domain/counties.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Measure, measures } from '#kit/pure/measures.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { setAlert } from '../contract.ts';
import { type AlertDetails, decideAlert, type Direction, directions } from '../domain/alert.ts';
import type { PriceAlert } from './projections.ts';
import { usePriceAlertRefusals, usePriceAlertWords } from './words.ts';

interface AlertDraft {
  readonly crop: string;
  readonly direction: Direction;
  readonly price: string;
  readonly unit: Measure;
  readonly each: string;
  readonly county: string;
  readonly market: string;
}
/** Values that the screen opening the sheet already knows. */
export type AlertStart = Partial<Pick<AlertDraft, 'crop' | 'market' | 'county' | 'unit' | 'each'>>;

const empty: AlertDraft = {
  crop: '',
  direction: 'above',
  price: '',
  unit: 'bag_90kg',
  each: '',
  county: '',
  market: '',
};
const countyOf = (text: string) => counties.find((county) => county === text) ?? null;
const detailsOf = (draft: AlertDraft): AlertDetails => ({
  crop: draft.crop,
  market: draft.market.trim() || null,
  county: countyOf(draft.county),
  direction: draft.direction,
  price: typedNumber(draft.price) ?? 0,
  unit: draft.unit,
  kg_each: needsWeight(draft.crop, draft.unit) ? typedNumber(draft.each) : null,
});

/** A price alert in progress. The draft stays on the phone until it is set. */
export const useAlertForm = (known: AlertStart, onDone: () => void) => {
  const words = usePriceAlertWords();
  const refusalText = useRefusalText(usePriceAlertRefusals());
  const store = useStore();
  const { online } = useSyncStatus();
  const others = useRows<PriceAlert>('price_alert').length;
  const form = useDraftForm<AlertDraft>(
    `price_alert_${known.crop ?? ''}`,
    (result) =>
      result === null ? null : restrictToShape(empty, result, { direction: directions, unit: measures }),
    () => ({ ...empty, ...known }),
  );
  const [isTried, setTried] = useState(false);
  const decided = decideAlert(detailsOf(form.value), others);
  const set = useExclusiveAction(async () => {
    setTried(true);
    const draft = form.current();
    const details = detailsOf(draft);
    if (!decideAlert(details, others).ok) return;
    const result = await store.send(setAlert, { id: newId(), ...details, county: countyOf(draft.county) });
    showToast(result.ok ? (online ? words.done : words.keptHere) : `${words.failed} ${refusalText(result)}`, {
      tone: result.ok ? 'good' : 'bad',
    });
    if (!result.ok) return;
    form.forget();
    onDone();
  });
  return {
    draft: form.value,
    change: (part: Partial<AlertDraft>) => form.update((now) => ({ ...now, ...part })),
    fault: isTried && !decided.ok ? decided.code : null,
    set,
  };
};
