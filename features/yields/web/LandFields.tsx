import type { Crop } from '#features/crops/domain/crop.ts';
import { usualUnit } from '#features/crops/domain/yield.ts';
import { type Field as Plot, type SoilType, soilTypes } from '#features/fields/domain/field.ts';
import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { DefaultSizeNote } from '#features/fields/web/DefaultSizeNote.tsx';
import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { useWizardWords } from '#features/fields/web/wizard/words.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { type AreaUnit, areaUnits } from '#kit/pure/units.ts';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { yieldCrops } from '../domain/choices.ts';
import type { FormFaults, YieldForm } from '../domain/form.ts';
import { formOfField } from './use-yield-form.ts';
import { useYieldWords } from './words.ts';

export interface FormPartProps {
  readonly form: YieldForm;
  readonly update: (change: Partial<YieldForm>) => void;
  readonly errorOf: (key: keyof FormFaults) => string | null;
}
interface Props extends FormPartProps {
  readonly fields: readonly Plot[];
  readonly crops: readonly Crop[];
}

/** Land and crop; a field fills in the farm's known facts (YLD-02). */
export const LandFields = ({ form, update, errorOf, fields, crops }: Props) => {
  const { form: words } = useYieldWords();
  const { soils } = useWizardWords();
  const { units } = useFieldWords();
  const choose = { value: '', label: words.choose } as const;
  const plot = fields.find(({ id }) => id === form.field);
  const pick = (id: string): void => {
    const field = fields.find((one) => one.id === id);
    update(field ? formOfField(field, crops) : { field: '' });
  };
  const setCrop = (crop: string): void =>
    update({ crop, trouble: '', previous: { size: '', unit: usualUnit(crop), weight: '' }, price: '' });
  return (
    <>
      {fields.length > 0 && (
        <FieldChoice
          label={words.field}
          fields={fields}
          value={form.field}
          onChange={pick}
          after={[{ value: '', label: words.elsewhere }]}
        />
      )}
      <CropChoice
        label={words.crop}
        value={form.crop}
        crops={yieldCrops}
        error={errorOf('crop')}
        onChange={setCrop}
      />
      <Row>
        <Field
          label={words.area}
          value={form.area}
          onChange={(area) => update({ area })}
          error={errorOf('area')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select<AreaUnit>
          label={words.unit}
          value={form.area_unit}
          onChange={(area_unit) => update({ area_unit })}
          options={areaUnits.map((unit) => ({ value: unit, label: units[unit] }))}
        />
      </Row>
      {plot && Number(form.area) === plot.size && <DefaultSizeNote field={plot} />}
      <Select<SoilType | ''>
        label={words.soil}
        value={form.soil}
        onChange={(soil) => update({ soil })}
        error={errorOf('soil')}
        options={[choose, ...soilTypes.map((soil) => ({ value: soil, label: soils[soil] }))]}
      />
      <Field
        label={words.planted}
        hint={words.plantedHint}
        type="date"
        value={form.planted}
        onChange={(planted) => update({ planted })}
        error={errorOf('planted')}
      />
    </>
  );
};
