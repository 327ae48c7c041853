import { useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useStaffWords } from './staff-words.ts';

interface Props {
  readonly title: string;
  readonly act: string;
  /** A refusal carries a reason. */
  readonly needsNote: boolean;
  /** Who reads the note; by default the farmer. */
  readonly hint?: string;
  readonly onDecide: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export const DecideSheet = ({ title, act, needsNote, hint, onDecide, onClose }: Props) => {
  const words = useStaffWords();
  const [note, setNote] = useState('');
  const [shown, setShown] = useState(false);
  const isMissing = needsNote && !note.trim();
  const decide = useExclusiveAction(async () => {
    setShown(true);
    if (!isMissing && (await onDecide(note.trim()))) onClose();
  });
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack>
        <TextArea
          label={words.note}
          hint={hint ?? words.noteHint}
          rows={3}
          maxLength={300}
          value={note}
          onChange={setNote}
          error={shown && isMissing ? (hint ?? words.noteMissing) : null}
        />
        <Button
          tone={needsNote && !hint ? 'danger' : 'primary'}
          wide
          busy={decide.busy}
          onClick={() => decide.run()}
        >
          {act}
        </Button>
      </Stack>
    </Sheet>
  );
};
