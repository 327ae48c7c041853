import { useEffect, useRef, useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { Resumed } from '#features/fields/web/home/Resumed.tsx';
import { logError } from '#kit/web/log.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { loadCondition } from '#knowledge/index.ts';
import { checkYieldForm, type FormFaults } from '../domain/form.ts';
import { CareFields } from './CareFields.tsx';
import { openClimate } from './climate.ts';
import { LandFields } from './LandFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { type KnownFacts, useKnown } from './use-known.ts';
import type { useYieldForm } from './use-yield-form.ts';
import { useYieldWords } from './words.ts';

interface Props {
  readonly kept: ReturnType<typeof useYieldForm>;
  readonly fields: readonly Field[];
  readonly crops: readonly Crop[];
  readonly onAsk: (known: KnownFacts) => void;
}

/** The prediction form (YLD-02, YLD-03). */
export const PredictForm = ({ kept: { value: form, keep, anew, resumed }, fields, crops, onAsk }: Props) => {
  const words = useYieldWords();
  const known = useKnown(form, fields, crops);
  const [tries, setTries] = useState(0);
  const whole = useRef<HTMLFormElement>(null);
  const faults = checkYieldForm(form, known.ofField);
  const set = (change: Partial<typeof form>): void => keep((now) => ({ ...now, ...change }));
  const errorOf = (key: keyof FormFaults): string | null => {
    const fault = faults[key];
    return tries > 0 && fault ? words.faults[fault] : null;
  };
  // While online: caches the data for offline use.
  useEffect(() => {
    void openClimate();
  }, []);
  useEffect(() => {
    if (form.trouble !== '') void loadCondition(form.trouble).catch(logError('yields.condition'));
  }, [form.trouble]);
  // The first error may be above the visible part.
  useEffect(() => {
    if (tries > 0) whole.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const ask = (): void => {
    if (Object.keys(faults).length > 0 || known.placing) setTries((n) => n + 1);
    else onAsk(known);
  };
  return (
    <form
      ref={whole}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Stack>
        <MutedText>{words.intro}</MutedText>
        {resumed && <Resumed onAnew={anew} />}
        <LandFields form={form} set={set} errorOf={errorOf} fields={fields} crops={crops} />
        <PlaceFields form={form} set={set} known={known} error={errorOf('county')} />
        <CareFields form={form} set={set} errorOf={errorOf} known={known} shown={tries > 0} />
        <Button type="submit" wide>
          {words.form.predict}
        </Button>
      </Stack>
    </form>
  );
};
