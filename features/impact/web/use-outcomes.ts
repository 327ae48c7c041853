import { useState } from 'react';
import { type Scan, useScans } from '#features/scanner/web/use-scans.ts';
import { useRow, useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { dueStep, type OutcomePause, type OutcomeRow, type Step } from '../domain/outcome.ts';

export interface DueQuestion {
  readonly scan: WithPending<Scan>;
  readonly step: Step;
}

const byNewest = (a: { readonly taken_at: string }, b: { readonly taken_at: string }): number =>
  a.taken_at < b.taken_at ? 1 : -1;

/** The newest plant with a due question. One question at a time is enough. */
export const useDueQuestion = (): DueQuestion | null => {
  const { scans } = useScans();
  const outcomes = useRows<OutcomeRow>('outcome');
  const pauses = useRows<OutcomePause>('outcome_pause');
  const [now] = useState(() => new Date());
  for (const scan of [...scans].sort(byNewest)) {
    const step = dueStep(
      scan,
      outcomes.filter((o) => o.scan_id === scan.id),
      pauses.find((p) => p.id === scan.id),
      now,
    );
    if (step !== null) return { scan, step };
  }
  return null;
};

/** The answers about one plant, the later one first, and the open question. */
export const useOutcomesOf = (
  scan: WithPending<Scan>,
): { readonly plantOutcomes: readonly WithPending<OutcomeRow>[]; readonly due: Step | null } => {
  const plantOutcomes = useRows<OutcomeRow>('outcome')
    .filter((o) => o.scan_id === scan.id)
    .sort((a, b) => b.step - a.step);
  const pause = useRow<OutcomePause>('outcome_pause', scan.id);
  const [now] = useState(() => new Date());
  return { plantOutcomes, due: dueStep(scan, plantOutcomes, pause, now) };
};
