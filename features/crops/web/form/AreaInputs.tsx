import { parseSize } from '#features/fields/domain/form.ts';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { type AreaUnit, areaUnits, toHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { Row, MutedText } from '#kit/web/ui/layout.tsx';
import type { CropForm } from '../../domain/form.ts';
import { useCropWords } from '../words.ts';

interface Props {
  readonly form: CropForm;
  readonly set: (change: Partial<CropForm>) => void;
  readonly error: string | null;
}

/** The planted area. One in another unit than acres is also shown in acres and hectares. */
export const AreaInputs = ({ form, set, error }: Props) => {
  const words = useCropWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const area = parseSize(form.area, form.area_unit);
  return (
    <>
      <Row>
        <Field
          label={words.form.area}
          value={form.area}
          onChange={(value) => set({ area: value })}
          error={error}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select<AreaUnit>
          label={words.form.unit}
          value={form.area_unit}
          onChange={(area_unit) => set({ area_unit })}
          options={areaUnits.map((unit) => ({ value: unit, label: fieldWords.units[unit] }))}
        />
      </Row>
      {area > 0 && form.area_unit !== 'acres' && (
        <MutedText>
          {words.form.areaIs(
            sizeText({ size_hectares: toHectares(area, form.area_unit) }, fieldWords, format),
          )}
        </MutedText>
      )}
    </>
  );
};
