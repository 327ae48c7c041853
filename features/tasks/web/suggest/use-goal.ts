import { useRef, useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import type { GoalField, GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import { useTaskWords } from '../words.ts';
import { useSuggestWords } from './words.ts';

/** `week`: the text asks for open work and names no crop. */
export type Answer = { readonly is: 'plan'; readonly plan: GoalPlan } | { readonly is: 'week' };

/** Requests for work, such as "today", "this week" or "tasks", in both languages. */
const WORK_REQUEST =
  /\b(today|tomorrow|weeks?|tasks?|to ?do|work|jobs?|leo|kesho|wiki|kazi|nifanye|kufanya|ratiba)\b/i;

export interface GoalState {
  readonly answer: Answer | null;
  /** The problem shown below the goal (PLN-11, PLN-12). */
  readonly problem: 'empty' | 'none' | 'failed' | null;
  readonly busy: boolean;
  /** `chosen`: the field that the farmer chose; null: the one that the text means. */
  submitGoal(
    text: string,
    fields: readonly GoalField[],
    chosen: string | null,
    today: Day,
    suggestionCount: number,
  ): Promise<void>;
  reset(): void;
}

/** One goal at a time. The parser loads on first use. */
export const useGoal = (): GoalState => {
  const words = useSuggestWords();
  const { failed } = useTaskWords();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setTrouble] = useState<GoalState['problem']>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const showAnswer = (next: Answer, count: number): void => {
    setAnswer(count > 0 ? next : null);
    setTrouble(count > 0 ? null : 'none');
    if (count > 0) showToast(words.goal.made(count), { tone: 'good' });
  };
  const submitGoal: GoalState['submitGoal'] = async (text, fields, chosen, today, waiting) => {
    if (running.current) {
      showToast(words.goal.busy);
      return;
    }
    if (text.trim() === '') {
      setTrouble('empty');
      return;
    }
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      const { defaultFieldFor, planFromGoal } = await import('../../domain/goal/plan-from-goal.ts');
      const field =
        chosen === null ? defaultFieldFor(text, fields) : (fields.find(({ id }) => id === chosen) ?? null);
      const plan = field && planFromGoal(text, field, today);
      // A plan without steps is shown with the reason.
      if (plan && plan.steps.length === 0 && plan.leftOut.length > 0) {
        setAnswer({ is: 'plan', plan });
        setTrouble(null);
      } else if (plan) showAnswer({ is: 'plan', plan }, plan.steps.length);
      else showAnswer({ is: 'week' }, WORK_REQUEST.test(text) ? waiting : 0);
    } catch {
      setTrouble('failed');
      showToast(failed.generate, { tone: 'bad' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    answer,
    problem,
    busy,
    submitGoal,
    reset: () => {
      setAnswer(null);
      setTrouble(null);
    },
  };
};
