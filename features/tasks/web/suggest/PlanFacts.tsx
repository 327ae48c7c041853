import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import { daysText, moneyText, neededText, reachLines } from './plan-text.ts';
import { TaskSourceLine } from './SuggestionCard.tsx';
import { type SuggestWords, useSuggestWords } from './words.ts';

interface Props { readonly plan: GoalPlan }

/** Whether the goal can be reached there, with the figures it is measured at. */
export const ReachNotice = ({ plan }: Props) => {
  const { plan: words } = useSuggestWords();
  const format = useFormat();
  const { level, usual, best } = plan.reach;
  return (
    <Notice tone={level === 'above' ? 'warn' : 'info'} title={level === 'unknown' && (usual ?? best) ? words.figures : words.level[level]}>
      {reachLines(plan, words, format).map((line) => <p key={line}>{line}</p>)}
      {usual && <TaskSourceLine of={usual.source} />}
      {best && <TaskSourceLine of={best.source} />}
    </Notice>
  );
};

/** What nobody told; a crop that stands has had most of both. */
const missing = ({ cost, labour, chosen }: GoalPlan, { noCost, noMoney, noDays }: SuggestWords['plan']): string | null =>
  (chosen === null || (cost && labour) ? null : !cost && !labour ? noCost : cost ? noDays : noMoney);

/** Prices of so many years ago are no prices any more. */
const OLD_YEARS = 3;
const isOld = (years: string): boolean => Number(years.slice(-4)) <= Number(dayInNairobi(new Date()).slice(0, 4)) - OLD_YEARS;

/** Amounts for this land, with their source; what no source told is said to be missing. */
export const NeedsPart = ({ plan }: Props) => {
  const { plan: words } = useSuggestWords();
  const { language } = useLanguage();
  const format = useFormat();
  const { inputs, cost, labour } = plan;
  const gap = missing(plan, words);
  const sources = [...new Set(inputs.flatMap(({ source, price }) => (price ? [source, price.source] : [source])))];
  return (
    <Stack gap="small">
      <h3>{words.needs}</h3>
      {inputs.length > 0 && <Soft>{words.needsMore}</Soft>}
      <List>
        {inputs.map((one) => { const { amount, price } = neededText(one, words, format); return <ListItem key={one.what.en} title={one.what[language]} under={price ? `${amount} · ${price}` : amount} />; })}
        {cost && <ListItem title={words.cost} under={[moneyText(cost.kes, words, format), words.years(cost.years), isOld(cost.years) && words.risen].filter(Boolean).join(' · ')} />}
        {labour && <ListItem title={words.labour} under={`${daysText(labour.days, words, format)} · ${labour.years === null ? words.noYear : words.years(labour.years)}`} />}
      </List>
      {gap && <Soft>{gap}</Soft>}
      {[...sources, ...(cost ? [cost.source] : []), ...(labour && labour.source !== cost?.source ? [labour.source] : [])].map((source) => <TaskSourceLine key={source} of={source} />)}
    </Stack>
  );
};
