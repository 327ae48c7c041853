import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { emptyDraft, readDraft, type Draft } from '#features/community/web/ask/draft.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { Button, IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { Chip } from '#kit/web/ui/ChipRow.tsx';
import { PeopleIcon, PlusIcon } from '#kit/web/ui/icons.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { DocumentIcon, ShareIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { AnswerView } from '../../domain/message.ts';
import { useChatWords } from '../words.ts';
import styles from '../chat.module.css';

const AnswerTask = lazyComponent(async () => (await import('./AnswerTask.tsx')).AnswerTask);

/** The page that says more, and the first step as a task. */
export const AnswerActions = ({ shown }: { readonly shown: AnswerView }) => {
  const words = useChatWords();
  const [isAdding, setAdding] = useState(false);
  const path = shown.sources.find((one) => one.path)?.path;
  const hasTask = shown.finding && shown.blocks.some(({ kind }) => kind === 'do' || kind === 'low_cost');
  if (!path && !hasTask) return null;
  return (
    <div className={styles.acts}>
      {path && (
        <LinkButton tone="quiet" icon={DocumentIcon} to={path}>
          {path.startsWith('/training') ? words.lesson : words.page}
        </LinkButton>
      )}
      {hasTask && (
        <Button tone="quiet" icon={PlusIcon} onClick={() => setAdding(true)}>
          {words.asTask}
        </Button>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AnswerTask shown={shown} onClose={() => setAdding(false)} />
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
    <Chip onClick={ask}>{words.askExpert}</Chip>
  ) : (
    <Button tone="quiet" icon={PeopleIcon} onClick={ask}>
      {words.askExpert}
    </Button>
  );
};
