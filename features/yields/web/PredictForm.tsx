import { useEffect, useRef, useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { logError } from '#kit/web/log.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { loadCondition } from '#knowledge/index.ts';
import { blankYieldForm, checkYieldForm, type FormFaults } from '../domain/form.ts';
import { CareFields } from './CareFields.tsx';
import { loadClimateNormals } from './climate.ts';
import { LandFields } from './LandFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { useDeviceCounty } from './use-device-county.ts';
import { type PredictionFacts, usePredictionFacts } from './use-prediction-facts.ts';
import type { useYieldForm } from './use-yield-form.ts';
import { useYieldWords } from './words.ts';

interface Props {
  readonly draftForm: ReturnType<typeof useYieldForm>;
  readonly fields: readonly Field[];
  readonly crops: readonly Crop[];
  readonly onPredict: (facts: PredictionFacts) => void;
}

/** The prediction form (YLD-02, YLD-03). */
export const PredictForm = ({
  draftForm: { value: form, update: updateForm, reset, resumed },
  fields,
  crops,
  onPredict,
}: Props) => {
  const words = useYieldWords();
  const facts = usePredictionFacts(form, fields, crops);
  const [attempts, setAttempts] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  // The previous harvest is only asked while none is recorded; a restored draft may still hold one.
  const shownForm = facts.seasonYields.length === 0 ? form : { ...form, previous: blankYieldForm().previous };
  const update = (change: Partial<typeof form>): void => updateForm((now) => ({ ...now, ...change }));
  const deviceCounty = useDeviceCounty((county) => update({ county, place: 'here' }));
  const isLocating = facts.isFindingCounty || deviceCounty.state === 'locating';
  const { county: countyFault, ...otherFaults } = checkYieldForm(shownForm, facts.fieldCounty);
  const faults: FormFaults =
    isLocating || countyFault === undefined ? otherFaults : { ...otherFaults, county: countyFault };
  const [isWaiting, setWaiting] = useState(false);
  const errorOf = (key: keyof FormFaults): string | null => {
    const fault = faults[key];
    return attempts > 0 && fault ? words.faults[fault] : null;
  };
  // While online: caches the data for offline use.
  useEffect(() => {
    void loadClimateNormals();
  }, []);
  useEffect(() => {
    if (form.trouble !== '') void loadCondition(form.trouble).catch(logError('yields.condition'));
  }, [form.trouble]);
  // The first error may be above the visible part.
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  const handleSubmit = (): void => {
    if (Object.keys(faults).length > 0) setAttempts((n) => n + 1);
    else if (isLocating) setWaiting(true);
    else onPredict(facts);
  };
  // Goes on by itself once the place is known, or the farmer chose a county meanwhile.
  const submit = useRef(handleSubmit);
  submit.current = handleSubmit;
  useEffect(() => {
    if (!isWaiting || isLocating) return;
    setWaiting(false);
    submit.current();
  }, [isWaiting, isLocating]);
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <Stack>
        <MutedText>{words.intro}</MutedText>
        {resumed && <RestoredDraftNotice onStartOver={reset} />}
        <LandFields form={form} update={update} errorOf={errorOf} fields={fields} crops={crops} />
        <PlaceFields
          form={form}
          update={update}
          facts={facts}
          error={errorOf('county')}
          deviceCounty={deviceCounty}
        />
        <CareFields form={form} update={update} errorOf={errorOf} facts={facts} showErrors={attempts > 0} />
        <Button type="submit" wide busy={isWaiting}>
          {words.form.predict}
        </Button>
        {isWaiting && <p role="status">{words.place.waits}</p>}
      </Stack>
    </form>
  );
};
