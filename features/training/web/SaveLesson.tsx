import { useCallback } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { CheckIcon, DownloadIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { readLesson } from '../contract.ts';
import { saveDocument, lessonKey, deleteDocument, useSavedIndex } from './saved-documents.ts';
import { useMegabytes, useTrainingWords } from './words.ts';
import styles from './Blocks.module.css';

/** Shows the size before the download, that the lesson is saved, and a way to remove it (TRN-10). */
export const SaveLesson = ({ slug, bytes }: { readonly slug: string; readonly bytes: number }) => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const store = useStore();
  const userId = useStoreUser();
  const savedNote = useSavedIndex()?.[lessonKey(slug)];
  const save = useExclusiveAction(
    useCallback(async () => {
      const answer = await call(readLesson, { params: { slug } });
      const isSaved =
        answer.ok &&
        userId !== null &&
        (
          await saveDocument(store, userId, lessonKey(slug), answer.value, {
            bytes,
            at: Date.now(),
            version: answer.value.reviewed,
          })
        ).ok;
      showToast(isSaved ? words.savedToast : words.saveFailed, { tone: isSaved ? 'good' : 'bad' });
    }, [store, userId, slug, bytes, words]),
  );
  const remove = async (): Promise<void> => {
    if (userId !== null) await deleteDocument(store, userId, lessonKey(slug));
    showToast(words.removed);
  };
  if (!savedNote)
    return (
      <Button tone="plain" icon={DownloadIcon} busy={save.busy} onClick={() => save.run()}>
        {words.save(megabytes(bytes))}
      </Button>
    );
  return (
    <SpaceBetween gap="small">
      <span className={styles.tags}>
        <CheckIcon size={20} />
        {words.saved(megabytes(savedNote.bytes))}
      </span>
      <Button
        tone="plain"
        icon={BinIcon}
        onClick={() => {
          void remove();
        }}
      >
        {words.remove}
      </Button>
    </SpaceBetween>
  );
};
