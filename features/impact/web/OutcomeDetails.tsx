import { useRef } from 'react';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { treatments, savedUnits } from '../domain/outcome.ts';
import { BeforeAfterPhotos } from './BeforeAfterPhotos.tsx';
import { CheckboxChips } from './Ticks.tsx';
import { type Draft, isInvalidNumber } from './use-answer.ts';
import { useImpactWords } from './words.ts';

interface Props {
  readonly scan: Scan;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onFile: (file: File | undefined) => void;
}

/** Optional details: what was done, its cost, what it saved and how the plant looks. */
export const OutcomeDetails = ({ scan, draft, onChange, onFile }: Props) => {
  const { ask: words } = useImpactWords();
  const picker = useRef<HTMLInputElement>(null);
  const wasTreated = draft.answer !== 'did_nothing';
  return (
    <Stack>
      {wasTreated && (
        <>
          <CheckboxChips
            label={words.doingsTitle}
            options={treatments.map((value) => ({ value, label: words.doings[value] }))}
            values={draft.doings}
            onChange={(next) => onChange({ doings: next })}
          />
          <Field
            label={words.cost}
            hint={words.costHint}
            inputMode="decimal"
            value={draft.cost}
            error={isInvalidNumber(draft.cost) ? words.wrongNumber : null}
            onChange={(cost) => onChange({ cost })}
          />
          <Field
            label={words.saved}
            hint={words.savedHint}
            inputMode="decimal"
            value={draft.saved}
            error={isInvalidNumber(draft.saved) ? words.wrongNumber : null}
            onChange={(saved) => onChange({ saved })}
          />
          {draft.saved !== '' && (
            <Choice
              label={words.unit}
              value={draft.unit}
              options={savedUnits.map((value) => ({ value, label: words.units[value] }))}
              onChange={(unit) => onChange({ unit })}
            />
          )}
        </>
      )}
      {draft.photo && (
        <BeforeAfterPhotos
          beforePhoto={scan.photo}
          beforeAt={scan.taken_at}
          currentPhoto={draft.photo}
          currentAt={new Date().toISOString()}
          picture={draft.takenPhoto?.picture}
        />
      )}
      <Button tone="quiet" icon={CameraIcon} onClick={() => picker.current?.click()}>
        {draft.photo ? words.photoAgain : words.photo}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => onFile(event.target.files?.[0])}
      />
    </Stack>
  );
};
