import { TITLE_MAX, type TaskDetails } from '#features/tasks/domain/task.ts';
import { TaskSheet } from '#features/tasks/web/TaskSheet.tsx';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { AnswerView } from '../../domain/message.ts';

/** The first thing to do, with the finding and the source, as a task for today. */
const taskOf = ({ blocks, finding, sources }: AnswerView): Partial<TaskDetails> => {
  const [first = '', ...rest] = blocks
    .filter(({ kind }) => kind === 'do' || kind === 'low_cost')
    .flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const [title = '', ...more] =
    first.length > TITLE_MAX
      ? (first.match(/.+?(?:[.;:](?= )|$)/g) ?? []).map((part) => part.trim())
      : [first];
  return {
    title: title.slice(0, TITLE_MAX),
    description: [...more, ...rest].join('\n') || null,
    due_date: dayInNairobi(new Date()),
    why: finding?.name ?? null,
    source: sources[0]?.publisher ?? null,
  };
};

export const AnswerTask = ({
  shown,
  onClose,
}: {
  readonly shown: AnswerView;
  readonly onClose: () => void;
}) => <TaskSheet task={null} preset={taskOf(shown)} onClose={onClose} />;
