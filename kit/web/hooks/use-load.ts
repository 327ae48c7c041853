import { useCallback, useEffect, useState } from 'react';
import type { CallRefused, CallResult } from '../call.ts';
import { useLatestRequest } from './use-latest-request.ts';

/**
 * Sends the request when the screen opens, again whenever `request` changes, and on `load`. Only the newest
 * reply counts. After a refusal the last value stays. Define `request` outside the component or with
 * `useCallback`.
 */
export const useLoad = <T>(request: (signal: AbortSignal) => Promise<CallResult<T>>) => {
  const [value, setValue] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const newSignal = useLatestRequest();
  const load = useCallback(async (): Promise<void> => {
    const signal = newSignal();
    const answer = await request(signal);
    if (signal.aborted) return;
    setRefusal(answer.ok ? null : answer);
    if (answer.ok) setValue(answer.value);
  }, [request, newSignal]);
  useEffect(() => {
    void load();
  }, [load]);
  return { value, setValue, refusal, load };
};
