// @cache later

import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { counties } from '#features/places/domain/counties.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { newId } from '#kit/pure/ids.ts';
import { useRow, useRows, useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { askExpert } from '../contract.ts';
import { NOTE_MAX } from '../domain/review.ts';
import { useSend } from './use-send.ts';
import { useExpertWords } from './words.ts';

type County = (typeof counties)[number];
const countyIn = (text: string | null | undefined): County | '' =>
  counties.find((county) => text?.toLowerCase().includes(county.toLowerCase())) ?? '';

/** The field's stated county; the farmer may choose another one, or none. */
const useCounty = (fieldId: string | null): County | '' => {
  const ofScan = useRow<Field>('field', fieldId ?? '');
  const fields = useRows<Field>('field');
  return countyIn(ofScan?.location_description) || countyIn(fields[fields.length - 1]?.location_description);
};

export const AskSheet = ({ scan, onClose }: { readonly scan: Scan; readonly onClose: () => void }) => {
  const words = useExpertWords();
  const { online } = useSyncStatus();
  const { send, busy } = useSend();
  const defaultCounty = useCounty(scan.field_id);
  const [county, setCounty] = useState<string>(defaultCounty);
  const [note, setNote] = useState('');
  const ask = async (): Promise<void> => {
    if (
      !(await send(askExpert, {
        id: newId(),
        scan_id: scan.id,
        note: note.trim() || null,
        county: countyIn(county) || null,
      }))
    )
      return;
    if (!online) showToast(words.saved);
    onClose();
  };
  return (
    <Sheet title={words.ask.title} onClose={onClose}>
      <Stack>
        <p>{words.offer}</p>
        <MutedText>
          {words.ask.sharedWithExpert((scan.photos ?? (scan.photo ? [scan.photo] : [])).length)}
        </MutedText>
        <TextArea
          label={words.ask.note}
          hint={words.ask.noteHint}
          value={note}
          onChange={setNote}
          maxLength={NOTE_MAX}
          rows={3}
          mic
        />
        <CountySelect label={words.ask.county} value={county} onChange={setCounty} />
        <Button
          wide
          icon={SendIcon}
          busy={busy}
          onClick={() => {
            void ask();
          }}
        >
          {words.ask.send}
        </Button>
      </Stack>
    </Sheet>
  );
};
