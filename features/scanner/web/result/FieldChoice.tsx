import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { cropText } from '#features/fields/web/crop-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { sortFieldsByCrop } from '../../domain/scan-field.ts';
import type { Scan } from '../use-scans.ts';
import { useFilingWords } from './filing-words.ts';
import { useFieldName, useFiling } from './use-filing.ts';

/** Fields shown at first. One tap shows the rest. */
const INITIAL_FIELDS = 4;

/** One tap assigns the check to a field. "None of these" assigns it to none and stops the question. */
export const FieldChoice = ({ scan, onDone }: { readonly scan: Scan; readonly onDone?: () => void }) => {
  const words = useFilingWords();
  const fieldWords = useFieldWords();
  const { language } = useLanguage();
  const fieldName = useFieldName();
  const { fields, crops, setField } = useFiling(scan);
  const [isExpanded, setAll] = useState(false);
  const sorted = sortFieldsByCrop(scan.crop_type, [...fields].reverse(), crops);
  const choose = (field: Field | null): void => {
    void setField(field).then((isSaved) => {
      if (isSaved) onDone?.();
    });
  };
  return (
    <Stack gap="small">
      {sorted.slice(0, isExpanded ? sorted.length : INITIAL_FIELDS).map((field) => (
        <Button
          key={field.id}
          wide
          tone={field.id === scan.field_id ? 'primary' : 'quiet'}
          aria-pressed={field.id === scan.field_id}
          onClick={() => {
            choose(field);
          }}
        >
          {fieldName(field)} · {cropText(field.crop_type, fieldWords, language)}
        </Button>
      ))}
      {!isExpanded && sorted.length > INITIAL_FIELDS && (
        <Button tone="plain" onClick={() => setAll(true)}>
          {words.showAllFields}
        </Button>
      )}
      <Button
        wide
        tone="plain"
        onClick={() => {
          choose(null);
        }}
      >
        {words.noneOfThese}
      </Button>
    </Stack>
  );
};
