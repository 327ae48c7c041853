import { useEffect, useState } from 'react';
import { DAY_MS } from '#kit/pure/days.ts';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { analyzeField, latestRun, readRun, type Run } from '../contract.ts';
import { useSatelliteWords } from './words.ts';

const POLL_MS = 2_000;
/** Results arrive with the next sync, which is requested at once. */
const RESULT_TIMEOUT_MS = 8_000;
const isRunning = (run: Run): boolean => run.state === 'waiting' || run.state === 'working';
/** Of runs started before this screen opened, shows those in progress and failures of the last day. */
const isWorthShowing = (run: Run): boolean =>
  isRunning(run) || (run.state === 'failed' && Date.now() - Date.parse(run.created_at) < DAY_MS);

/**
 * Starts an analysis and follows it while the screen is open, including one started earlier if `canRequest`.
 * Its results arrive with the other rows; `analysedAt` tells when.
 */
export const useRun = (fieldId: string, analysedAt: string | null, canRequest: boolean) => {
  const words = useSatelliteWords();
  const text = useRefusalText(words.refusals);
  const store = useStore();
  const [run, setRun] = useState<Run | null>(null);
  const begin = useExclusiveAction(async () => {
    const answer = await call(analyzeField, { body: { field_id: fieldId } });
    if (answer.ok) setRun(answer.value);
    else showToast(text(answer), { tone: 'bad' });
  });
  useEffect(() => {
    if (!canRequest) return undefined;
    let isCurrent = true;
    void call(latestRun, { params: { id: fieldId } }).then((answer) => {
      const found = answer.ok ? answer.value.run : null;
      // A request made since is newer.
      if (isCurrent && found && isWorthShowing(found)) setRun((now) => now ?? found);
    });
    return () => {
      isCurrent = false;
    };
  }, [canRequest, fieldId]);
  const hasArrived = run?.state === 'done' && analysedAt !== null && analysedAt >= run.created_at;
  useEffect(() => {
    if (hasArrived) showToast(words.done);
  }, [hasArrived, words.done]);
  useEffect(() => {
    if (run?.state !== 'done') return undefined;
    store.sendNow();
    const timer = setTimeout(() => setRun(null), RESULT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [run, store]);
  useEffect(() => {
    if (!run || !isRunning(run)) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') {
        setRun({ ...run });
        return;
      }
      void call(readRun, { params: { id: run.id } }).then((answer) =>
        setRun(answer.ok ? answer.value : answer.code === 'satellite.not_found' ? null : { ...run }),
      );
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [run]);
  const shown = run && run.state !== 'failed' && !hasArrived ? run : null;
  // A later successful analysis makes an earlier failure obsolete.
  const isOver = run !== null && analysedAt !== null && analysedAt > run.created_at;
  return {
    run: shown,
    failure: run?.state === 'failed' && !isOver ? run.failure : null,
    begin: () => begin.run(),
    busy: begin.busy || shown !== null,
  };
};
