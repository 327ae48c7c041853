import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { analyzeField, readRun, type Run } from '../contract.ts';
import { useSatelliteWords } from './words.ts';

const EVERY_MS = 2_000;
const isOpen = (run: Run | null): run is Run => run?.state === 'waiting' || run?.state === 'working';

/** Begins an analysis and follows it while the screen is looked at. What it finds comes with the other rows. */
export const useRun = (fieldId: string) => {
  const words = useSatelliteWords();
  const text = useRefusalText(words.refusals);
  const [run, setRun] = useState<Run | null>(null);
  const begin = useOnce(async () => {
    const answer = await call(analyzeField, { body: { field_id: fieldId } });
    if (answer.ok) setRun(answer.value);
    else showToast(text(answer), { tone: 'bad' });
  });
  useEffect(() => {
    if (!isOpen(run)) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') { setRun({ ...run }); return; }
      void call(readRun, { params: { id: run.id } }).then((answer) => {
        const next = answer.ok ? answer.value : { ...run };
        setRun(next);
        if (next.state === 'done') showToast(words.done);
      });
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [run, words.done]);
  return { run: isOpen(run) ? run : null, failure: run?.state === 'failed' ? run.failure : null, begin: () => begin.run(), busy: begin.busy || isOpen(run) };
};
