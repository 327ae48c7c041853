import { useState } from 'react';
import type { ScanSlotProps } from '#features/scanner/web/result/result-slots.tsx';
import { Question } from './Question.tsx';
import { SavedOutcome } from './SavedOutcome.tsx';
import { useOutcomesOf } from './use-outcomes.ts';

/** On a check's page: the question when due, otherwise the answer, otherwise nothing. */
export const OutcomeSlot = ({ scan }: ScanSlotProps) => {
  const { plantOutcomes, due } = useOutcomesOf(scan);
  const [changing, setChanging] = useState(false);
  const last = plantOutcomes[0];
  if (changing && last)
    return <Question scan={scan} step={last.step} before={last} onDone={() => setChanging(false)} />;
  return (
    <>
      {due !== null && <Question key={due} scan={scan} step={due} />}
      {last && <SavedOutcome scan={scan} plantOutcomes={plantOutcomes} onChange={() => setChanging(true)} />}
    </>
  );
};
