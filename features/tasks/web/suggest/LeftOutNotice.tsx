import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import type { GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import { cropText, suggestionText } from '../../domain/suggest/suggestion-text.ts';
import { useSuggestWords } from './words.ts';

/** What a condition on the field rules out of a plan, with its name. */
export const LeftOutNotice = ({ plan }: { readonly plan: GoalPlan }) => {
  const { plan: words } = useSuggestWords();
  const { language } = useLanguage();
  if (plan.leftOut.length === 0) return null;
  const lines = plan.leftOut.map(({ step, condition }) => {
    const sickness = (condition && conditionByKey(condition)?.name[language]) || '–';
    return step.rule === 'planting_window'
      ? words.noPlanting(cropText(plan.crop, language), sickness)
      : words.leftOutWork(suggestionText(step, language).title, sickness);
  });
  return (
    <Notice tone="warn" title={words.leftOut}>
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
};
