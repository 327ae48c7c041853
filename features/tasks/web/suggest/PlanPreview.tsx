import { useState } from 'react';
import { seasonOf } from '#features/crops/domain/harvest.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import { isDefaultSize } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { newId } from '#kit/pure/ids.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { addPlan, addTask } from '../../contract.ts';
import type { GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import { suggestionText } from '../../domain/suggest/suggestion-text.ts';
import type { Suggestion } from '../../domain/suggest/suggestion.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { landText, needsText } from './plan-text.ts';
import { NeedsSection, FeasibilityNotice } from './PlanFacts.tsx';
import { useSuggestedTask } from './use-suggestion-decision.ts';
import { useSuggestWords } from './words.ts';
import styles from './suggest.module.css';

/** Sends the plan before its tasks. The outbox keeps this order. */
const useSavePlan = () => {
  const store = useStore();
  const taskOf = useSuggestedTask();
  return async (
    plan: GoalPlan,
    steps: readonly Suggestion[],
    { goal, title, needs }: { readonly goal: string; readonly title: string; readonly needs: string | null },
  ): Promise<boolean> => {
    const id = newId();
    const last = steps.reduce((day, { until }) => (until > day ? until : day), plan.plantingOn);
    const first = steps.reduce((day, { due }) => (due < day ? due : day), last);
    const result = await store.send(addPlan, {
      id,
      title,
      description: needs,
      goal: goal.trim().slice(0, 500),
      field_id: plan.fieldId,
      crop_type: plan.crop,
      start_date: first,
      end_date: last,
    });
    if (!result.ok) return false;
    for (const step of steps) {
      const task = await store.send(addTask, { ...taskOf(step), id: newId(), plan_id: id });
      if (!task.ok) return false;
    }
    return true;
  };
};

interface StepProps {
  readonly of: Suggestion;
  readonly isChosen: boolean;
  readonly onChoose: (taken: boolean) => void;
}

const StepLine = ({ of: one, isChosen, onChoose }: StepProps) => {
  const { language } = useLanguage();
  const words = useSuggestWords();
  const format = useFormat();
  const { title, why } = suggestionText(one, language);
  return (
    <li className={styles.step}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        aria-label={words.plan.keep(title)}
      />
      <div>
        <strong>
          {format.shortDay(one.due)}: {title}
        </strong>
        <details className={styles.behind}>
          <summary>{words.cards.until(format.shortDay(one.until))}</summary>
          <p>{why}</p>
          <MutedText>{words.rules[one.rule]}</MutedText>
        </details>
      </div>
    </li>
  );
};

interface Props {
  readonly plan: GoalPlan;
  readonly text: string;
  readonly fieldName: string;
  readonly field: Field | undefined;
  readonly onDone: () => void;
  readonly onRestart: () => void;
}

/** Preview of a dated plan: its basis, its needs, and the tasks to choose from. */
export const PlanPreview = ({ plan, text, fieldName, field, onDone, onRestart }: Props) => {
  const words = useSuggestWords();
  const format = useFormat();
  const { language } = useLanguage();
  const savePlan = useSavePlan();
  const [skippedKeys, setLeft] = useState<ReadonlySet<string>>(new Set());
  const steps = plan.steps.filter(({ key }) => !skippedKeys.has(key));
  const crop = cropName(plan.crop, language);
  const fieldWords = useFieldWords();
  // The plan is for the size that nobody gave, unless the goal names another.
  const assumed =
    field && isDefaultSize(field) && field.size_hectares === plan.hectares
      ? fieldWords.sizeAssumed(sizeText(field, fieldWords, format))
      : null;
  const { chosen, harvest } = plan;
  const saving = useExclusiveAction(async () => {
    if (steps.length === 0) {
      showToast(words.plan.nothing, { tone: 'bad' });
      return;
    }
    const isSaved = await savePlan(plan, steps, {
      goal: text,
      title: words.plan.name(crop, words.plan.seasons[seasonOf(plan.plantingOn)]),
      needs: needsText(plan, words.plan, language, format, assumed),
    });
    showToast(isSaved ? words.plan.done : words.plan.failed, { tone: isSaved ? 'good' : 'bad' });
    if (isSaved) onDone();
  });
  if (plan.steps.length === 0)
    return (
      <Stack>
        <div>
          <h3>{crop}</h3>
          <MutedText>{fieldName}</MutedText>
        </div>
        <LeftOutNotice plan={plan} />
        <Button wide tone="quiet" onClick={onRestart}>
          {words.plan.anew}
        </Button>
      </Stack>
    );
  const choose = (key: string, taken: boolean): void => {
    const next = new Set(skippedKeys);
    if (taken) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  return (
    <Stack>
      <div>
        <h3>
          {chosen
            ? words.plan.planting(crop, format.shortDay(plan.plantingOn))
            : words.plan.standing(crop, format.shortDay(plan.plantingOn))}
          , {landText(plan.hectares, words.plan, format)}
        </h3>
        <MutedText>{fieldName}</MutedText>
        {assumed && <MutedText>{assumed}</MutedText>}
        {chosen && (
          <MutedText>
            {words.plan.by[chosen.by]}
            {chosen.by === 'water' ? '' : ` ${words.plan.rain}`}
          </MutedText>
        )}
        {harvest && (
          <MutedText>
            {words.plan.harvest(format.shortDay(harvest.from), format.shortDay(harvest.to))}
          </MutedText>
        )}
      </div>
      <LeftOutNotice plan={plan} />
      <FeasibilityNotice plan={plan} />
      <ul className={styles.steps} aria-label={words.plan.steps(plan.steps.length)}>
        {plan.steps.map((one) => (
          <StepLine
            key={one.key}
            of={one}
            isChosen={!skippedKeys.has(one.key)}
            onChoose={(taken) => choose(one.key, taken)}
          />
        ))}
      </ul>
      <MutedText>{words.plan.later}</MutedText>
      <NeedsSection plan={plan} />
      <Button wide busy={saving.busy} onClick={() => saving.run()}>
        {words.plan.act}
      </Button>
      <Button wide tone="quiet" onClick={onRestart}>
        {words.plan.anew}
      </Button>
    </Stack>
  );
};
