import { useCallback, useEffect, useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { type Copy, listCopies, makeCopy } from '../contract.ts';

const POLL_MS = 2_000;
const isInProgress = ({ state }: Copy): boolean => state === 'waiting' || state === 'making';

/** The newest background copy, polled while it is being made. */
export const useCopies = () => {
  const [copy, setCopy] = useState<Copy | null>(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const newSignal = useLatestRequest();
  const refresh = useCallback(async () => {
    const answer = await call(listCopies, {}, { signal: newSignal() });
    // Without an answer the last one is shown; the server continues on its own.
    if (answer.ok) setCopy(answer.value.copies[0] ?? null);
  }, [newSignal]);
  const open = copy !== null && isInProgress(copy);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [open, refresh]);
  const begin = useCallback(async (photos: boolean) => {
    const answer = await call(makeCopy, { body: { id: newId(), photos } });
    setRefusal(answer.ok ? null : answer);
    if (answer.ok) setCopy(answer.value);
  }, []);
  return { copy, open, refusal, begin };
};
