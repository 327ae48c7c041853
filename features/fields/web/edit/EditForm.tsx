import { useEffect, useRef, useState } from 'react';
import { type AreaUnit, areaUnits } from '#kit/pure/units.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import type { Place } from '#kit/web/place/locate.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Field as Input, Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { LeafIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { isDefaultSize } from '../../domain/default-size.ts';
import {
  type ChangeField,
  type Field,
  type IrrigationType,
  irrigationTypes,
  type SoilType,
  soilTypes,
} from '../../domain/field.ts';
import { changesOf, checkForm, type FieldForm, type FormFault } from '../../domain/form.ts';
import { NAME_MAX } from '../../domain/name-length.ts';
import { RestoredDraftNotice } from '../home/Resumed.tsx';
import { useWizardWords } from '../wizard/words.ts';
import { useFieldWords } from '../words.ts';
import { PlaceSection } from './PlaceSection.tsx';
import { useEditForm, withPlace } from './use-edit-form.ts';

/** Value, change handler and error text of one input. */
type InputProps = <Key extends keyof FieldForm>(
  key: Key,
) => {
  readonly value: FieldForm[Key];
  readonly onChange: (value: FieldForm[Key]) => void;
  readonly error: string | undefined;
};

const NameCropAndSize = ({
  field,
  inputProps,
}: {
  readonly field: Field;
  readonly inputProps: InputProps;
}) => {
  const words = useWizardWords();
  const { units, sizeDefault } = useFieldWords();
  return (
    <>
      <Input label={words.name} {...inputProps('name')} mic autoComplete="off" maxLength={NAME_MAX} />
      <Input
        label={words.cropType}
        {...inputProps('crop_type')}
        mic
        autoComplete="off"
        maxLength={60}
        hint={words.cropDates}
      />
      <Row>
        <Input
          label={words.farmSize}
          {...(isDefaultSize(field) && { hint: sizeDefault })}
          {...inputProps('size')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select<AreaUnit>
          label={words.unit}
          {...inputProps('size_unit')}
          options={areaUnits.map((unit) => ({ value: unit, label: units[unit] }))}
        />
      </Row>
    </>
  );
};

const foldedInputs = ['soil_type', 'irrigation_type', 'season', 'soil_ph', 'elevation'] as const;

const GrowingConditions = ({ inputProps }: { readonly inputProps: InputProps }) => {
  const words = useWizardWords();
  const soil = soilTypes.find((one) => one === inputProps('soil_type').value);
  const water = irrigationTypes.find((one) => one === inputProps('irrigation_type').value);
  const hasFault = foldedInputs.some((key) => inputProps(key).error);
  return (
    <Fold
      id="conditions"
      icon={LeafIcon}
      tone="soil"
      title={words.conditions}
      fact={[soil ? words.soils[soil] : words.soilChoose, water ? words.waters[water] : words.noWater].join(
        ' · ',
      )}
      isOpen={hasFault}
    >
      <Stack>
        <Select<SoilType | ''>
          label={words.soil}
          {...inputProps('soil_type')}
          options={[
            { value: '', label: words.soilChoose },
            ...soilTypes.map((value) => ({ value, label: words.soils[value] })),
          ]}
        />
        <Select<IrrigationType | ''>
          label={words.irrigation}
          {...inputProps('irrigation_type')}
          options={[
            { value: '', label: words.noWater },
            ...irrigationTypes.map((value) => ({ value, label: words.waters[value] })),
          ]}
        />
        <Input label={words.season} {...inputProps('season')} autoComplete="off" maxLength={20} />
        <Input
          label={words.soilPh}
          {...inputProps('soil_ph')}
          hint={words.soilPhHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <Input label={words.elevation} {...inputProps('elevation')} inputMode="decimal" autoComplete="off" />
      </Stack>
    </Fold>
  );
};

interface Props {
  readonly field: Field;
  readonly back: string;
  /** True once saved. */ readonly onSave: (
    change: Omit<ChangeField, 'id'>,
    begun: Begun,
  ) => Promise<boolean>;
}

export const EditForm = ({ field, back, onSave }: Props) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const {
    value: { begun, before, form, place },
    update,
    forget,
    reset,
    resumed,
  } = useEditForm(field);
  const [tries, setTries] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  // The first error may be above the visible part.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const located = place !== null || !field.location_unconfirmed;
  const faults = tries > 0 ? checkForm(form, located) : {};
  const inputProps: InputProps = (key) => {
    const fault: FormFault | undefined = faults[key];
    return {
      value: form[key],
      onChange: (value) => update((now) => ({ ...now, form: { ...now.form, [key]: value } })),
      error: fault && words[fault],
    };
  };
  const takePlace = (next: Place, name?: string, elevation?: number | null): void =>
    update((now) => withPlace(now, next, name, elevation));
  const save = useExclusiveAction(async () => {
    if (Object.keys(checkForm(form, located)).length > 0) {
      setTries((n) => n + 1);
      return;
    }
    if (await onSave({ ...changesOf(before, form), ...(place && { place }) }, begun)) forget();
  });

  return (
    <Screen
      title={fieldWords.edit}
      back={back}
      action={
        <Button wide busy={save.busy} onClick={() => save.run()}>
          {words.saveChanges}
        </Button>
      }
    >
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.run();
        }}
      >
        <Stack>
          {resumed && <RestoredDraftNotice onStartOver={reset} />}
          <NameCropAndSize field={field} inputProps={inputProps} />
          <LinkButton to={`${back}/boundary`} tone="quiet">
            {field.boundary_source === 'approximate' ? fieldWords.drawBoundary : fieldWords.changeBoundary}
          </LinkButton>
          <PlaceSection
            field={field}
            place={place}
            onPlace={takePlace}
            input={inputProps('location_description')}
          />
          <GrowingConditions inputProps={inputProps} />
        </Stack>
      </form>
    </Screen>
  );
};
