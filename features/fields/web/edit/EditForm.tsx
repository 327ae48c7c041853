import { useEffect, useRef, useState } from 'react';
import { type AreaUnit, areaUnits } from '#kit/pure/units.ts';
import type { Place } from '#kit/web/place/locate.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Field as Input, Select } from '#kit/web/ui/Field.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { useOnce } from '#kit/web/use-once.ts';
import { NAME_MAX } from '../../domain/clean-name.ts';
import { type ChangeField, type Field, type IrrigationType, irrigationTypes, type SoilType, soilTypes } from '../../domain/field.ts';
import { changesOf, checkForm, type FieldForm, formOf } from '../../domain/form.ts';
import { cropText } from '../crop-text.ts';
import { useWizardWords } from '../wizard/words.ts';
import { useFieldWords } from '../words.ts';
import { PlaceSection } from './PlaceSection.tsx';

interface Props { readonly field: Field; readonly back: string; readonly onSave: (change: Omit<ChangeField, 'id'>) => Promise<void> }

/** The page as it was opened is kept beside what is typed: a change that another phone sends meanwhile is not undone. */
export const EditForm = ({ field, back, onSave }: Props) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const { language } = useLanguage();
  const [before] = useState(() => ({ ...formOf(field), crop_type: cropText(field.crop_type, fieldWords, language) }));
  const [form, setForm] = useState<FieldForm>(before);
  const [place, setPlace] = useState<Place | null>(null);
  const [tries, setTries] = useState(0);
  const whole = useRef<HTMLFormElement>(null);
  // The first thing to mend may stand above the fold.
  useEffect(() => { if (tries > 0) whole.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(); }, [tries]);
  const located = place !== null || !field.location_unconfirmed;
  const faults = tries > 0 ? checkForm(form, located) : {};
  const of = <Key extends keyof FieldForm>(key: Key) => {
    const fault = faults[key];
    return { value: form[key], onChange: (value: FieldForm[Key]) => setForm((now) => ({ ...now, [key]: value })), error: fault && words[fault] };
  };
  const save = useOnce(async () => {
    if (Object.keys(checkForm(form, located)).length > 0) { setTries((n) => n + 1); return; }
    await onSave({ ...changesOf(before, form), ...(place && { place }) });
  });

  return (
    <Screen title={fieldWords.edit} back={back} action={<Button wide busy={save.busy} onClick={() => save.run()}>{words.saveChanges}</Button>}>
      <form ref={whole} noValidate onSubmit={(event) => { event.preventDefault(); save.run(); }}>
        <Stack>
          <Input label={words.name} {...of('name')} mic autoComplete="off" maxLength={NAME_MAX} />
          <Input label={words.cropType} {...of('crop_type')} mic autoComplete="off" maxLength={60} hint={words.cropDates} />
          <Row>
            <Input label={words.farmSize} {...of('size')} inputMode="decimal" autoComplete="off" />
            <Select<AreaUnit> label={words.unit} {...of('size_unit')} options={areaUnits.map((unit) => ({ value: unit, label: fieldWords.units[unit] }))} />
          </Row>
          <LinkButton to={`${back}/boundary`} tone="quiet">{field.boundary_source === 'approximate' ? fieldWords.drawBoundary : fieldWords.changeBoundary}</LinkButton>
          <PlaceSection field={field} place={place} onPlace={setPlace} input={of('location_description')} />
          <Select<SoilType | ''> label={words.soil} {...of('soil_type')} options={[{ value: '', label: words.soilChoose }, ...soilTypes.map((value) => ({ value, label: words.soils[value] }))]} />
          <Select<IrrigationType | ''> label={words.irrigation} {...of('irrigation_type')} options={[{ value: '', label: words.noWater }, ...irrigationTypes.map((value) => ({ value, label: words.waters[value] }))]} />
          <Input label={words.season} {...of('season')} autoComplete="off" maxLength={20} />
          <Input label={words.soilPh} {...of('soil_ph')} hint={words.soilPhHint} inputMode="decimal" autoComplete="off" />
          <Input label={words.elevation} {...of('elevation')} inputMode="decimal" autoComplete="off" />
        </Stack>
      </form>
    </Screen>
  );
};
