import { useState } from 'react';
import type { ReactNode } from 'react';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import type { Task, TaskDetails } from '../domain/task.ts';
import type { TaskRowActions } from './TaskRow.tsx';
import { TaskSheet } from './TaskSheet.tsx';
import { useTaskService } from './use-task-service.ts';
import { useTaskWords } from './words.ts';

type Open =
  | { readonly is: 'create'; readonly preset: Partial<TaskDetails> }
  | { readonly is: 'edit'; readonly task: Task };

/** Actions on a task in a list, and the sheets that they open. */
export const useTaskActions = (): {
  readonly actions: TaskRowActions;
  readonly create: (preset?: Partial<TaskDetails>) => void;
  readonly sheets: ReactNode;
} => {
  const words = useTaskWords();
  const service = useTaskService();
  const [open, setOpen] = useState<Open | null>(null);
  const [taskToDelete, setLeaving] = useState<Task | null>(null);
  const close = (): void => setOpen(null);
  const remove = (task: Task): void => {
    close();
    setLeaving(task);
  };
  return {
    actions: {
      onToggle: service.setStatus,
      onOpen: (task) => setOpen({ is: 'edit', task }),
      onRemove: remove,
    },
    create: (preset = {}) => setOpen({ is: 'create', preset }),
    sheets: (
      <>
        {open?.is === 'create' && <TaskSheet task={null} preset={open.preset} onClose={close} />}
        {open?.is === 'edit' && (
          <TaskSheet key={open.task.id} task={open.task} onClose={close} onRemove={remove} />
        )}
        {taskToDelete && (
          <Confirm
            title={taskToDelete.title}
            confirmLabel={words.confirm.act}
            onConfirm={async () => {
              await service.deleteDailyTask(taskToDelete);
            }}
            onClose={() => setLeaving(null)}
          >
            <p>{words.confirm.task}</p>
            {taskToDelete.repeat_unit && <p>{words.sheet.endsSeries}</p>}
          </Confirm>
        )}
      </>
    ),
  };
};
