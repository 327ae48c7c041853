import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { emptyDraft, readDraft, type Draft } from '#features/community/web/ask/draft.ts';
import { TITLE_MAX, type TaskDetails } from '#features/tasks/domain/task.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { Button, IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { PeopleIcon, PlusIcon } from '#kit/web/ui/icons.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { DocumentIcon, ShareIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { AnswerView } from '../../domain/message.ts';
import { useChatWords } from '../words.ts';
import styles from '../chat.module.css';

const TaskSheet = lazyComponent(async () => (await import('#features/tasks/web/TaskSheet.tsx')).TaskSheet);

/** The first thing to do, with the finding and the source, as a task for today. */
const taskOf = ({ blocks, finding, sources }: AnswerView): Partial<TaskDetails> | null => {
  const [first, ...rest] = blocks
    .filter(({ kind }) => kind === 'do' || kind === 'low_cost')
    .flatMap(({ sentences }) => sentences.map(({ text }) => text));
  if (!first || !finding) return null;
  const [title, ...more] = first.length > TITLE_MAX ? first.split(/(?<=[.;:]) /) : [first];
  return {
    title: title!.slice(0, TITLE_MAX),
    description: [...more, ...rest].join('\n') || null,
    due_date: dayInNairobi(new Date()),
    why: finding.name,
    source: sources[0]?.publisher ?? null,
  };
};

/** The page that says more, and the first step as a task. */
export const AnswerActions = ({ shown }: { readonly shown: AnswerView }) => {
  const words = useChatWords();
  const [isAdding, setAdding] = useState(false);
  const path = shown.sources.find((one) => one.path)?.path;
  const task = taskOf(shown);
  if (!path && !task) return null;
  return (
    <div className={styles.acts}>
      {path && (
        <LinkButton tone="quiet" icon={DocumentIcon} to={path}>
          {path.startsWith('/training') ? words.lesson : words.page}
        </LinkButton>
      )}
      {task && (
        <Button tone="quiet" icon={PlusIcon} onClick={() => setAdding(true)}>
          {words.asTask}
        </Button>
      )}
      {isAdding && task && (
        <Suspense fallback={null}>
          <TaskSheet task={null} preset={task} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
};

export const ShareAnswer = ({ text }: { readonly text: string }) => {
  const words = useChatWords();
  const copy = (): void => {
    navigator.clipboard?.writeText(text).then(
      () => showToast(words.copied, { tone: 'good' }),
      () => showToast(words.copyFailed, { tone: 'bad' }),
    );
  };
  const share = (): void => {
    const { share: open } = navigator as { share?: (data: ShareData) => Promise<void> };
    if (!open) copy();
    // Closing the sheet is not an error.
    else
      open.call(navigator, { text }).catch((fault: Error) => {
        if (fault.name !== 'AbortError') copy();
      });
  };
  return <IconButton icon={ShareIcon} label={words.share} onClick={share} />;
};

/** Passes the question to the form, where the farmer chooses an expert; an existing draft stays. */
export const AskExpert = ({
  question,
  isChip = false,
}: {
  readonly question: string;
  readonly isChip?: boolean;
}) => {
  const words = useChatWords();
  const [, go] = useLocation();
  const draft = useDraftForm<Draft>('community_ask', readDraft, () => emptyDraft);
  const ask = (): void => {
    if (draft.current().content.trim() === '') draft.update((now) => ({ ...now, content: question }));
    go('/community?tab=experts');
  };
  return isChip ? (
    <button type="button" className={styles.chip} onClick={ask}>
      {words.askExpert}
    </button>
  ) : (
    <Button tone="quiet" icon={PeopleIcon} onClick={ask}>
      {words.askExpert}
    </Button>
  );
};
