import { useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useReferralWords } from './words.ts';

interface Props {
  readonly onRefuse: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export const RefuseSheet = ({ onRefuse, onClose }: Props) => {
  const { staff: words, refusals } = useReferralWords();
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const refuse = useExclusiveAction(async () => {
    setTried(true);
    if (note.trim() && (await onRefuse(note.trim()))) onClose();
  });
  return (
    <Sheet title={words.refuseTitle} onClose={onClose}>
      <Stack>
        <TextArea
          label={words.note}
          rows={3}
          maxLength={300}
          value={note}
          onChange={setNote}
          error={wasTried && !note.trim() ? refusals['referrals.note_missing'] : null}
        />
        <Button tone="danger" wide busy={refuse.busy} onClick={() => refuse.run()}>
          {words.refuse}
        </Button>
      </Stack>
    </Sheet>
  );
};
