import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { offerReportReasons, reportOffer } from '../contract.ts';
import { useSend } from './use-send-offer.ts';
import { useOfferWords } from './words.ts';

interface Props {
  readonly target: 'offer' | 'reply';
  readonly id: string;
  readonly onClose: () => void;
}

export const ReportSheet = ({ target, id, onClose }: Props) => {
  const { report: words } = useOfferWords();
  const { send, busy } = useSend();
  const [reason, setReason] = useState<(typeof offerReportReasons)[number]>('scam');
  const [note, setNote] = useState('');
  const report = async (): Promise<void> => {
    if (
      await send(
        reportOffer,
        { id: newId(), target, target_id: id, reason, note: note.trim() || null },
        words.sent,
      )
    )
      onClose();
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Stack>
        <Choice
          isLabelHidden
          label={words.title}
          value={reason}
          onChange={setReason}
          options={offerReportReasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
        <TextArea label={words.note} value={note} onChange={setNote} maxLength={300} rows={2} mic />
        <Button
          wide
          busy={busy}
          onClick={() => {
            void report();
          }}
        >
          {words.send}
        </Button>
      </Stack>
    </Sheet>
  );
};
