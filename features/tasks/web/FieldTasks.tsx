import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { activeTasks } from '../domain/daily.ts';
import type { Task } from '../domain/task.ts';
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
  const add = (
    <Button tone="quiet" icon={PlusIcon} onClick={() => create({ field_id: field.id, due_date: today })}>
      {words.ofField.add}
    </Button>
  );
  return (
    <section aria-labelledby="field-tasks">
      <Stack gap="small">
        <h2 id="field-tasks">{words.ofField.title}</h2>
        {tasks.length > 0 && (
          <TaskList tasks={tasks.slice(0, MAX_SHOWN)} label={words.ofField.title} {...actions} />
        )}
        {tasks.length === 0 && <p>{words.ofField.none}</p>}
        <Row gap="small">
          {add}
          {tasks.length > 0 && (
            <LinkButton to="/farm-planning" tone="plain">
              {words.ofField.all(tasks.length)}
            </LinkButton>
          )}
        </Row>
      </Stack>
      {sheets}
    </section>
  );
};
