import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { openQuestion } from '../../domain/crop-question.ts';
import { needsFieldChoice } from '../../domain/scan-field.ts';
import type { Scan } from '../use-scans.ts';
import { CropQuestionCard } from './CropQuestionCard.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { FieldOfCheck } from './FieldOfCheck.tsx';
import { useFilingWords } from './filing-words.ts';
import { useCropName } from './use-filing.ts';
import styles from './ScanResult.module.css';

/** The farmer's crop and field of this check, with a way to correct them. */
const PlantAnswer = ({ scan }: { readonly scan: Scan }) => {
  const words = useFilingWords();
  const name = useCropName();
  const [changing, setChanging] = useState(false);
  const question = scan.crop_question;
  if (!question?.answered) return null;
  if (changing) return <CropQuestionCard scan={scan} question={question} onDone={() => setChanging(false)} />;
  return (
    <div className={styles.field}>
      <MutedText>
        {scan.crop_type === null ? words.youWereNotSure : words.youSaid(name(scan.crop_type))}
      </MutedText>
      <Button tone="plain" onClick={() => setChanging(true)}>
        {words.changePlant}
      </Button>
    </div>
  );
};

/** The crop and field of a check. The crop is asked first, the field once. */
export const FilingSection = ({ scan }: { readonly scan: Scan }) => {
  const words = useFilingWords();
  const fields = useRows<Field>('field');
  if (openQuestion(scan) || (fields.length === 0 && !scan.crop_question)) return null;
  if (!needsFieldChoice(scan, fields))
    return (
      <div>
        <PlantAnswer scan={scan} />
        <FieldOfCheck scan={scan} />
      </div>
    );
  return (
    <>
      <PlantAnswer scan={scan} />
      <Card tone="maize">
        <Stack gap="small">
          <h2>{words.whichField}</h2>
          <MutedText>{words.whyField}</MutedText>
          <FieldChoice scan={scan} />
        </Stack>
      </Card>
    </>
  );
};
