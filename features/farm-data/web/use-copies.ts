import { useCallback, useEffect, useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { type Copy, listCopies, makeCopy } from '../contract.ts';

const LOOK_MS = 2_000;
const isOpen = ({ state }: Copy): boolean => state === 'waiting' || state === 'making';

/** The newest background copy, polled while it is being made. */
export const useCopies = () => {
  const [copy, setCopy] = useState<Copy | null>(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const newSignal = useLatestRequest();
  const look = useCallback(async () => {
    const answer = await call(listCopies, {}, { signal: newSignal() });
    // Without an answer the last one is shown; the server continues on its own.
    if (answer.ok) setCopy(answer.value.copies[0] ?? null);
  }, [newSignal]);
  const open = copy !== null && isOpen(copy);
  useEffect(() => {
    void look();
  }, [look]);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [open, look]);
  const begin = useCallback(async (photos: boolean) => {
    const answer = await call(makeCopy, { body: { id: newId(), photos } });
    setRefusal(answer.ok ? null : answer);
    if (answer.ok) setCopy(answer.value);
  }, []);
  return { copy, open, refusal, begin };
};
