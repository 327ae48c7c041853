import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { reportSupplier } from '../contract.ts';
import type { Supplier } from './last-search.ts';
import { useSupplierWords } from './words.ts';

export const ReportSheet = ({
  supplier,
  onClose,
}: {
  readonly supplier: Supplier;
  readonly onClose: () => void;
}) => {
  const { report, unnamed, refusals } = useSupplierWords();
  const refusalText = useRefusalText(refusals);
  const store = useStore();
  const [what, setWhat] = useState<'closed' | 'wrong'>('closed');
  const [note, setNote] = useState('');
  const send = useExclusiveAction(async () => {
    const result = await store.send(reportSupplier, {
      id: newId(),
      listing_id: supplier.id,
      what,
      note: note.trim() || null,
    });
    showToast(result.ok ? report.sent : refusalText(result), { tone: result.ok ? 'good' : 'bad' });
    if (result.ok) onClose();
  });
  const title = report.title(supplier.name ?? unnamed);
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack>
        <Choice
          isLabelHidden
          label={title}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'closed', label: report.closed },
            { value: 'wrong', label: report.wrong },
          ]}
        />
        <TextArea label={report.note} value={note} onChange={setNote} mic maxLength={200} rows={2} />
        <Button wide busy={send.busy} onClick={() => send.run()}>
          {report.send}
        </Button>
      </Stack>
    </Sheet>
  );
};
