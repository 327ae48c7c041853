import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { documentOffer } from '../contract.ts';

const KEY = 'document_answers_by';

export interface Engine {
  readonly by: 'phone' | 'model';
  /** null without a model, or when unknown offline. */
  readonly offer: { readonly cost: number; readonly left: number } | null;
  choose(by: 'phone' | 'model'): void;
  setCreditsLeft(left: number): void;
}

/**
 * The answering engine. Document text leaves the phone, and credits are used, only if the farmer chose the
 * model.
 */
export const useEngine = (): Engine => {
  const userId = useStoreUser();
  const { value } = useOnlineCall(`documents.offer:${userId}`, () => call(documentOffer, {}));
  const [chosen, setChosen] = useState(() =>
    readPreference(KEY) === 'model' ? ('model' as const) : ('phone' as const),
  );
  const [left, setLeft] = useState<number | null>(null);
  const offer = value?.model ? { cost: value.cost, left: left ?? value.left } : null;
  const choose = (by: 'phone' | 'model'): void => {
    writePreference(KEY, by);
    setChosen(by);
  };
  return { by: offer ? chosen : 'phone', offer, choose, setCreditsLeft: setLeft };
};
