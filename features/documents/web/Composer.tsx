import { type KeyboardEvent, useState } from 'react';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { validateQuestion } from '../domain/document.ts';
import { useDocumentWords } from './words.ts';

const readDraft = (saved: unknown): string | null =>
  typeof saved === 'string' && saved !== '' ? saved : null;

/** Enter sends; Shift+Enter adds a line (DOC-11). Blank text is not sent (DOC-13). Refused text stays. */
export const Composer = ({
  busy,
  onAsk,
}: {
  readonly busy: boolean;
  readonly onAsk: (text: string) => void;
}) => {
  const words = useDocumentWords();
  const draft = useDraftForm<string>('document_question', readDraft, () => '');
  const [tooLong, setTooLong] = useState(false);
  const send = (): void => {
    const text = draft.current().trim();
    const refused = validateQuestion(text);
    setTooLong(refused === 'documents.long_question');
    if (busy || refused !== null) return;
    draft.reset();
    onAsk(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // During IME composition, Enter confirms the word.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      // React's event type lacks `isComposing`.
      (event as unknown as { readonly isComposing?: boolean }).isComposing
    )
      return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="small">
        <TextArea
          label={words.ask}
          hint={words.askHint}
          rows={2}
          mic
          value={draft.value}
          onChange={(text) => {
            setTooLong(false);
            draft.update(() => text);
          }}
          onKeyDown={onKeyDown}
          error={tooLong ? words.refusals['documents.long_question'] : null}
        />
        <Button type="submit" wide icon={SendIcon} disabled={busy || draft.value.trim() === ''}>
          {words.send}
        </Button>
      </Stack>
    </form>
  );
};
