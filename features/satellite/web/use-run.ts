import { useEffect, useState } from 'react';
import { DAY_MS } from '#kit/pure/days.ts';
import { call } from '#kit/web/call.ts';
import { useOnce } from '#kit/web/hooks/use-once.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { analyzeField, latestRun, readRun, type Run } from '../contract.ts';
import { useSatelliteWords } from './words.ts';

const EVERY_MS = 2_000;
/** Results arrive with the next exchange of rows, which is requested at once. */
const COMES_WITHIN_MS = 8_000;
const isGoing = (run: Run): boolean => run.state === 'waiting' || run.state === 'working';
/** For a run started before this screen was opened: one in progress, or a failure that is news. */
const isNews = (run: Run): boolean =>
  isGoing(run) || (run.state === 'failed' && Date.now() - Date.parse(run.created_at) < DAY_MS);

/**
 * Starts an analysis and follows it while the screen is open, including one started earlier if `asks`. Its
 * results arrive with the other rows; `analysedAt` tells when.
 */
export const useRun = (fieldId: string, analysedAt: string | null, asks: boolean) => {
  const words = useSatelliteWords();
  const text = useRefusalText(words.refusals);
  const store = useStore();
  const [run, setRun] = useState<Run | null>(null);
  const begin = useOnce(async () => {
    const answer = await call(analyzeField, { body: { field_id: fieldId } });
    if (answer.ok) setRun(answer.value);
    else showToast(text(answer), { tone: 'bad' });
  });
  useEffect(() => {
    if (!asks) return undefined;
    let isHere = true;
    void call(latestRun, { params: { id: fieldId } }).then((answer) => {
      const found = answer.ok ? answer.value.run : null;
      // A request made since is newer.
      if (isHere && found && isNews(found)) setRun((now) => now ?? found);
    });
    return () => {
      isHere = false;
    };
  }, [asks, fieldId]);
  const hasCome = run?.state === 'done' && analysedAt !== null && analysedAt >= run.created_at;
  useEffect(() => {
    if (hasCome) showToast(words.done);
  }, [hasCome, words.done]);
  useEffect(() => {
    if (run?.state !== 'done') return undefined;
    store.sendNow();
    const timer = setTimeout(() => setRun(null), COMES_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [run, store]);
  useEffect(() => {
    if (!run || !isGoing(run)) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') {
        setRun({ ...run });
        return;
      }
      void call(readRun, { params: { id: run.id } }).then((answer) =>
        setRun(answer.ok ? answer.value : answer.code === 'satellite.not_found' ? null : { ...run }),
      );
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [run]);
  const shown = run && run.state !== 'failed' && !hasCome ? run : null;
  // A later successful analysis makes an earlier failure obsolete.
  const isOver = run !== null && analysedAt !== null && analysedAt > run.created_at;
  return {
    run: shown,
    failure: run?.state === 'failed' && !isOver ? run.failure : null,
    begin: () => begin.run(),
    busy: begin.busy || shown !== null,
  };
};
