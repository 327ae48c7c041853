import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { analyzeField, readRun, type Run } from '../contract.ts';
import { useSatelliteWords } from './words.ts';

const EVERY_MS = 2_000;
const isGoing = (run: Run): boolean => run.state === 'waiting' || run.state === 'working';

/** Begins an analysis and follows it while the screen is looked at. What it finds comes with the other rows; `analysedAt` says that it has come. */
export const useRun = (fieldId: string, analysedAt: string | null) => {
  const words = useSatelliteWords();
  const text = useRefusalText(words.refusals);
  const store = useStore();
  const [run, setRun] = useState<Run | null>(null);
  const begin = useOnce(async () => {
    const answer = await call(analyzeField, { body: { field_id: fieldId } });
    if (answer.ok) setRun(answer.value);
    else showToast(text(answer), { tone: 'bad' });
  });
  const hasCome = run?.state === 'done' && analysedAt !== null && analysedAt >= run.created_at;
  useEffect(() => { if (hasCome) showToast(words.done); }, [hasCome, words.done]);
  useEffect(() => {
    if (run?.state === 'done') store.sendNow();
    if (!run || !isGoing(run)) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') { setRun({ ...run }); return; }
      void call(readRun, { params: { id: run.id } }).then((answer) => setRun(answer.ok ? answer.value : answer.code === 'satellite.not_found' ? null : { ...run }));
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [run, store]);
  const shown = run && run.state !== 'failed' && !hasCome ? run : null;
  return { run: shown, failure: run?.state === 'failed' ? run.failure : null, begin: () => begin.run(), busy: begin.busy || shown !== null };
};
