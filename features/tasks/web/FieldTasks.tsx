import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { TaskIcon } from '#kit/web/ui/more-icons.tsx';
import { activeTasks } from '../domain/daily.ts';
import type { Task } from '../domain/task.ts';
import { dueText } from './task-text.ts';
import { TaskList } from './TaskList.tsx';
import { useTaskActions } from './use-task-actions.tsx';
import { useTaskWords } from './words.ts';

const MAX_SHOWN = 3;

/** Open tasks of this field in order, on its page. */
export const FieldTasks = ({ field }: FieldSlotProps) => {
  const words = useTaskWords();
  const { actions, create, sheets } = useTaskActions();
  const tasks = activeTasks(useRowsOf<Task>('farm_plan_task', 'field_id', field.id) ?? []);
  const today = dayInNairobi(new Date());
  const format = useFormat();
  const [first] = tasks;
  const add = (
    <Button tone="quiet" icon={PlusIcon} onClick={() => create({ field_id: field.id, due_date: today })}>
      {words.ofField.add}
    </Button>
  );
  return (
    <>
      <Fold
        id="field-tasks"
        icon={TaskIcon}
        tone="maize"
        title={tasks.length === 0 ? words.ofField.title : words.active(tasks.length)}
        fact={first ? [first.title, dueText(first, today, words, format)].join(' · ') : words.ofField.none}
      >
        <Stack gap="small">
          {tasks.length > 0 && (
            <TaskList tasks={tasks.slice(0, MAX_SHOWN)} label={words.ofField.title} {...actions} />
          )}
          <Row gap="small">
            {add}
            {tasks.length > 0 && (
              <LinkButton to="/farm-planning" tone="plain">
                {words.ofField.all(tasks.length)}
              </LinkButton>
            )}
          </Row>
        </Stack>
      </Fold>
      {sheets}
    </>
  );
};
