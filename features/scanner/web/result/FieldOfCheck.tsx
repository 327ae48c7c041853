import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useRow, useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import type { Scan } from '../use-scans.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { useFilingWords } from './filing-words.ts';
import { useFieldName } from './use-filing.ts';
import styles from './ScanResult.module.css';

/** The field of a check, with actions to attach, move or detach it. Empty while the farmer has no field. */
export const FieldOfCheck = ({ scan }: { readonly scan: Scan }) => {
  const words = useFilingWords();
  const fieldName = useFieldName();
  const field = useRow<Field>('field', scan.field_id ?? '');
  const fields = useRows<Field>('field');
  const [choosing, setChoosing] = useState(false);
  const close = (): void => setChoosing(false);
  if (fields.length === 0) return null;
  const fieldText = field
    ? words.ofField(fieldName(field))
    : scan.field_confirmed
      ? words.ofNoField
      : words.noFieldYet;
  return (
    <>
      <div className={styles.field}>
        <MutedText>{fieldText}</MutedText>
        <Button tone="plain" onClick={() => setChoosing(true)}>
          {field ? words.changeField : words.chooseField}
        </Button>
      </div>
      {choosing && (
        <Sheet title={words.whichField} onClose={close}>
          <FieldChoice scan={scan} onDone={close} />
        </Sheet>
      )}
    </>
  );
};
