import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useRows, useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { evaluateNow } from '../contract.ts';
import { evaluationState, shouldEvaluate, type EvaluationState } from '../domain/evaluation-state.ts';
import type { Evaluation } from './projections.ts';

/** Which of this phone's fields were evaluated, and when. */
const useEvaluationState = (): EvaluationState => {
  const fields = useRows<Field>('field');
  const looks = useRows<Evaluation>('alert_look');
  return useMemo(() => evaluationState(fields, looks), [fields, looks]);
};

export interface EvaluationControl {
  readonly state: EvaluationState;
  readonly online: boolean;
  readonly busy: boolean;
  /** New alerts of this screen's last evaluation. `null` before one. */
  readonly found: number | null;
  readonly refusal: CallRefused | null;
  evaluate(): void;
}

/**
 * Requests an evaluation: on a tap, and automatically when the server does not, or when a field was never
 * evaluated.
 */
export const useEvaluation = (): EvaluationControl => {
  const state = useEvaluationState();
  const { online } = useSyncStatus();
  const { plan } = useSubscriptionContext();
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const hasRequested = useRef(false);
  const evaluate = useCallback(() => {
    hasRequested.current = true;
    setBusy(true);
    void (async () => {
      const answer = await call(evaluateNow, {}, { timeoutMs: 45_000 });
      if (answer.ok) {
        store.sendNow();
        await store.whenIdle();
      }
      setRefusal(answer.ok ? null : answer);
      setFound(answer.ok ? answer.value.raised : null);
      setBusy(false);
    })();
  }, [store]);
  useEffect(() => {
    if (
      hasRequested.current ||
      !online ||
      plan === null ||
      !shouldEvaluate(state, plan === 'pro', Date.now())
    )
      return;
    // For Pro, the server has usually evaluated already and the rows are about to arrive.
    const timer = setTimeout(evaluate, plan === 'pro' ? 4_000 : 0);
    return () => clearTimeout(timer);
  }, [evaluate, online, plan, state]);
  return { state, online, busy, found, refusal, evaluate };
};
