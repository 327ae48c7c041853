import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import { missingText, needLines, feasibilityLines } from './plan-text.ts';
import { TaskSourceLine } from './SuggestionCard.tsx';
import { useSuggestWords } from './words.ts';

interface Props {
  readonly plan: GoalPlan;
}

/** Whether the goal is reachable on this field, with the reference figures. */
export const FeasibilityNotice = ({ plan }: Props) => {
  const { plan: words } = useSuggestWords();
  const format = useFormat();
  const { level, usual, best } = plan.feasibility;
  return (
    <Notice
      tone={level === 'above' ? 'warn' : 'info'}
      title={level === 'unknown' && (usual ?? best) ? words.figures : words.level[level]}
    >
      {feasibilityLines(plan, words, format).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {usual && <TaskSourceLine of={usual.source} />}
      {best && <TaskSourceLine of={best.source} />}
    </Notice>
  );
};

/** Amounts for this land, with their source; missing amounts are listed as missing. */
export const NeedsSection = ({ plan }: Props) => {
  const { plan: words } = useSuggestWords();
  const { language } = useLanguage();
  const format = useFormat();
  const { inputs, cost, labour } = plan;
  const gap = missingText(plan, words);
  const lines = needLines(plan, words, language, format);
  // A growing crop may need nothing more.
  if (lines.length === 0 && gap === null) return null;
  const sources = [
    ...new Set(inputs.flatMap(({ source, price }) => (price ? [source, price.source] : [source]))),
  ];
  return (
    <Stack gap="small">
      <h3>{words.needs}</h3>
      {inputs.length > 0 && <MutedText>{words.needsMore}</MutedText>}
      <List>
        {lines.map(({ label, details }) => (
          <ListItem key={label} title={label} subtitle={details} />
        ))}
      </List>
      {gap && <MutedText>{gap}</MutedText>}
      {[
        ...sources,
        ...(cost ? [cost.source] : []),
        ...(labour && labour.source !== cost?.source ? [labour.source] : []),
      ].map((source) => (
        <TaskSourceLine key={source} of={source} />
      ))}
    </Stack>
  );
};
