import { type ReactNode, useState } from 'react';
import type { WithPending } from '#kit/web/store/store.ts';
import { Below } from '#kit/web/ui/ColourScene.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { activeTasks, completedTasks } from '../domain/daily.ts';
import type { Task, TaskDetails } from '../domain/task.ts';
import { NO_FILTER, Filters, matchesFilter, withoutEmptyFilters } from './Filters.tsx';
import { MonthView } from './MonthView.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { ActiveList, CompletedList } from './TaskList.tsx';
import type { TaskRowActions } from './TaskRow.tsx';
import { useTaskWords } from './words.ts';

const views = ['list', 'calendar'] as const;
type View = (typeof views)[number];

interface Props {
  readonly tasks: readonly WithPending<Task>[];
  readonly actions: TaskRowActions;
  readonly onCreate: (preset: Partial<TaskDetails>) => void;
  /** Shown in place of a list without tasks. */
  readonly children: ReactNode;
  /** What follows the tasks. */
  readonly renderRest: () => ReactNode;
}

/** Tasks as a list or as a month, for all fields or one; then a line to add, and the rest. */
export const TaskBoard = ({ tasks, actions, onCreate, children, renderRest }: Props) => {
  const words = useTaskWords();
  const [view, setView] = useState<View>('list');
  const [chosen, setFilter] = useState(NO_FILTER);
  const filter = withoutEmptyFilters(chosen, tasks);
  const shown = tasks.filter(matchesFilter(filter));
  const [active, done] = [activeTasks(shown), completedTasks(shown)];
  return (
    <>
      <Below>
        {tasks.length > 0 && (
          <Tabs<View>
            label={words.views.label}
            tabs={views.map((id) => ({ id, label: words.views[id] }))}
            current={view}
            onChange={setView}
          >
            {view === 'calendar' ? (
              <MonthView tasks={shown} onAdd={(due_date) => onCreate({ due_date })} {...actions} />
            ) : (
              <section aria-labelledby="active">
                <Stack gap="small">
                  <h2 id="active">{words.activeTasks}</h2>
                  <ActiveList tasks={active} label={words.activeTasks} {...actions} />
                </Stack>
              </section>
            )}
          </Tabs>
        )}
        <QuickAdd />
        {children}
      </Below>
      <Below isAside>
        <Filters tasks={tasks} filter={filter} onChange={setFilter} />
        {view === 'list' && done.length > 0 && (
          <Fold
            id="completed"
            isOpen
            icon={CheckIcon}
            title={words.completedTasks}
            fact={`${done.length}: ${done[0]?.title ?? ''}`}
          >
            <CompletedList tasks={done} label={words.completedTasks} {...actions} />
          </Fold>
        )}
        {renderRest()}
      </Below>
    </>
  );
};
