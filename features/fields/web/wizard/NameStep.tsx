import { useEffect, useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useDelayedRun } from '#kit/web/hooks/use-delayed-run.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field as Input } from '#kit/web/ui/Field.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Field } from '../../domain/field.ts';
import { NAME_MAX } from '../../domain/name-length.ts';
import { makeName, nameSuggestions } from '../../domain/name.ts';
import { cropText } from '../crop-text.ts';
import { newestFirst } from '../list/newest-first.ts';
import { useFieldWords } from '../words.ts';
import { Picks } from './Picks.tsx';
import { ADVANCE_MS, NAME_IDEA_DELAY_MS, type StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

/** The default name, from the answers so far. */
export const useDefaultName = (): ((known: {
  readonly placeName: string;
  readonly crop: string;
}) => string) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const { language } = useLanguage();
  const fields = newestFirst(useRows<Field>('field'));
  return ({ placeName, crop }) => {
    const place = (placeName || fields.find((f) => f.location_description)?.location_description) ?? null;
    return makeName(
      {
        genericName: words.fieldWord,
        place: place?.split(',')[0] ?? null,
        crop: crop.trim() ? cropText(crop.trim(), fieldWords, language) : null,
        year: dayInNairobi(new Date()).slice(0, 4),
      },
      fields.map((f) => f.name ?? ''),
    );
  };
};

export const NameStep = ({ draft, change, goForward }: StepProps) => {
  const words = useWizardWords();
  const fields = newestFirst(useRows<Field>('field'));
  const defaultName = useDefaultName()(draft);
  const [showsDefaultName, setShowsDefaultName] = useState(false);
  const after = useDelayedRun();
  const afterPause = useDelayedRun();
  const empty = draft.name.trim() === '';
  useEffect(() => {
    if (empty) afterPause(NAME_IDEA_DELAY_MS, () => setShowsDefaultName(true));
    else setShowsDefaultName(false);
  }, [empty, afterPause]);

  const pickName = (name: string) => {
    change({ name });
    after(ADVANCE_MS, goForward);
  };
  const picks = nameSuggestions(
    fields.map((f) => f.name),
    Object.values(words.ideas),
  ).map((name) => ({ id: name, text: name }));
  return (
    <>
      <Input
        label={words.name}
        hint={words.nameHint}
        value={draft.name}
        onChange={(name) => change({ name })}
        mic
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Picks
        title={words.suggestions}
        chosen={draft.name || null}
        onPick={pickName}
        picks={
          showsDefaultName && empty ? [...picks, { id: defaultName, text: words.made(defaultName) }] : picks
        }
      />
      <Button tone="quiet" onClick={() => change({ name: defaultName })}>
        {words.makeName}
      </Button>
    </>
  );
};
