import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { planProgress } from '../domain/daily.ts';
import type { FarmPlan } from '../domain/plan.ts';
import type { Task } from '../domain/task.ts';
import { useTaskWords } from './words.ts';

/** Start and end of a plan, as far as known. */
export const usePlanDays = (): ((plan: FarmPlan) => string | null) => {
  const { plans: words } = useTaskWords();
  const { shortDay } = useFormat();
  return ({ start_date: start, end_date: end }) => {
    if (start && end) return words.days(shortDay(start), shortDay(end));
    return start ? words.from(shortDay(start)) : end ? words.until(shortDay(end)) : null;
  };
};

interface Props {
  readonly plans: readonly WithPending<FarmPlan>[];
  readonly tasks: readonly Task[];
  readonly onOpen: (id: string) => void;
  readonly onCreate: () => void;
}

export const Plans = ({ plans, tasks, onOpen, onCreate }: Props) => {
  const words = useTaskWords();
  const daysOf = usePlanDays();
  const doneText = (plan: FarmPlan): string => {
    const { done, of } = planProgress(tasks.filter((task) => task.plan_id === plan.id));
    return words.plans.done(done, of);
  };
  const line = (plan: WithPending<FarmPlan>) => (
    <ListItem
      key={plan.id}
      title={plan.title}
      subtitle={[doneText(plan), daysOf(plan)].filter(Boolean).join(' · ')}
      onClick={() => onOpen(plan.id)}
    />
  );
  const [active, finished] = [
    plans.filter((plan) => plan.status === 'active'),
    plans.filter((plan) => plan.status === 'completed'),
  ];
  const [first] = [...active, ...finished];
  return (
    <Fold
      id="plans"
      icon={DocumentIcon}
      tone="soil"
      title={words.plans.title}
      fact={first ? [first.title, doneText(first)].join(': ') : words.plans.none}
    >
      <Stack gap="small">
        {active.length > 0 && <List label={words.plans.title}>{active.map(line)}</List>}
        {finished.length > 0 && (
          <>
            <h3>{words.plans.finishedPlans}</h3>
            <List label={words.plans.finishedPlans}>{finished.map(line)}</List>
          </>
        )}
        <Button tone="quiet" icon={PlusIcon} onClick={onCreate}>
          {words.plans.create}
        </Button>
      </Stack>
    </Fold>
  );
};
