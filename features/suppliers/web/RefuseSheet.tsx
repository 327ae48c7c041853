import { useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useSupplierWords } from './words.ts';

interface Props {
  readonly name: string;
  readonly onRefuse: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export const RefuseSheet = ({ name, onRefuse, onClose }: Props) => {
  const { admin, refusals } = useSupplierWords();
  const [reason, setReason] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const refuse = useExclusiveAction(async () => {
    setHasSubmitted(true);
    if (reason.trim() && (await onRefuse(reason.trim()))) onClose();
  });
  return (
    <Sheet title={`${admin.refuse}: ${name}`} onClose={onClose}>
      <Stack>
        <TextArea
          label={admin.reason}
          value={reason}
          onChange={setReason}
          error={hasSubmitted && !reason.trim() ? refusals['suppliers.reason_missing'] : null}
          maxLength={200}
          rows={3}
        />
        <Button tone="danger" wide busy={refuse.busy} onClick={() => refuse.run()}>
          {admin.refuse}
        </Button>
      </Stack>
    </Sheet>
  );
};
