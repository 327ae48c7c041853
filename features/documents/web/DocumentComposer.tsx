import { useState } from 'react';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { Composer } from '#kit/web/ui/Composer.tsx';
import { validateQuestion } from '../domain/document.ts';
import { useDocumentWords } from './words.ts';
import styles from './chat.module.css';

const readDraft = (saved: unknown): string | null =>
  typeof saved === 'string' && saved !== '' ? saved : null;

/** Enter sends; Shift+Enter adds a line (DOC-11). Blank text is not sent (DOC-13). Refused text stays. */
export const DocumentComposer = ({
  busy,
  onAsk,
}: {
  readonly busy: boolean;
  readonly onAsk: (text: string) => void;
}) => {
  const words = useDocumentWords();
  const draft = useDraftForm<string>('document_question', readDraft, () => '');
  const [isTooLong, setTooLong] = useState(false);
  const send = (): void => {
    const text = draft.current().trim();
    const refused = validateQuestion(text);
    setTooLong(refused === 'documents.long_question');
    if (busy || refused !== null) return;
    draft.reset();
    onAsk(text);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Composer
        label={words.ask}
        placeholder={words.ask}
        value={draft.value}
        onChange={(text) => {
          setTooLong(false);
          draft.update(() => text);
        }}
        onSend={send}
        sendLabel={words.send}
        isSendDisabled={busy || draft.value.trim() === ''}
      />
      {isTooLong && (
        <p className={styles.error} role="alert">
          {words.refusals['documents.long_question']}
        </p>
      )}
    </form>
  );
};
