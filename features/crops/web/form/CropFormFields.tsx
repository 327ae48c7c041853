import { parseSize } from '#features/fields/domain/form.ts';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import { type AreaUnit, areaUnits, toHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { NOTES_MAX } from '../../contract.ts';
import { altitudeBands, type CropStatus, cropStatuses } from '../../domain/crop.ts';
import { type CropForm, type FormFaults, type SiteConditions, statusOn, toCrop } from '../../domain/form.ts';
import { usualUnit } from '../../domain/yield.ts';
import { ExpectedHarvest } from '../ExpectedHarvest.tsx';
import { useCropWords } from '../words.ts';
import { AmountField } from './AmountField.tsx';
import { PredictButton } from './PredictButton.tsx';
import { WhenPlanted } from './WhenPlanted.tsx';
import { WhichCrop } from './WhichCrop.tsx';

interface Props {
  readonly form: CropForm;
  readonly onChange: (form: CropForm) => void;
  readonly site: SiteConditions;
  readonly faults: FormFaults;
  readonly showErrors: boolean;
  /** Whether the farmer has chosen the status. */ readonly isStatusChosen: boolean;
  readonly onStatusChosen: () => void;
}

export const CropFormFields = ({
  form,
  onChange,
  site,
  faults,
  showErrors,
  isStatusChosen,
  onStatusChosen,
}: Props) => {
  const words = useCropWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const set = (change: Partial<CropForm>) => onChange({ ...form, ...change });
  const errorOf = (key: keyof FormFaults): string | null => {
    const fault = faults[key];
    return showErrors && fault ? words.faults[fault] : null;
  };
  const setCrop = (change: Partial<CropForm>) =>
    set({
      ...change,
      ...(change.crop_type !== undefined &&
        !form.expected.size && { expected: { ...form.expected, unit: usualUnit(change.crop_type) } }),
    });
  const setPlanted = (planted: string) =>
    set({
      planted,
      ...(!isStatusChosen &&
        dayNumber(planted) !== null && { status: statusOn(planted, dayInNairobi(new Date())) }),
    });
  const area = parseSize(form.area, form.area_unit);
  const isEstimated = form.crop_type.trim() !== '' && dayNumber(form.planted) !== null;
  return (
    <Stack>
      <WhichCrop form={form} set={setCrop} error={errorOf('crop_type')} />
      <WhenPlanted
        crop={form.crop_type}
        county={site.county}
        value={form.planted}
        onChange={setPlanted}
        error={errorOf('planted')}
      />
      {site.band === null && (
        <Choice
          label={words.form.altitude}
          value={form.band === '' ? 'unknown' : form.band}
          onChange={(band) => set({ band: band === 'unknown' ? '' : band })}
          options={[...altitudeBands, 'unknown' as const].map((band) => ({
            value: band,
            label: words.form.altitudes[band],
          }))}
        />
      )}
      <Field
        label={words.form.harvest}
        hint={form.harvest ? words.form.harvestOwn : words.form.harvestAuto}
        type="date"
        value={form.harvest}
        onChange={(harvest) => set({ harvest })}
        error={errorOf('harvest')}
      />
      {isEstimated && !form.harvest && <ExpectedHarvest crop={toCrop(form, '', site)} />}
      <Choice<CropStatus>
        label={words.form.status}
        value={form.status}
        onChange={(status) => {
          onStatusChosen();
          set({ status });
        }}
        options={cropStatuses.map((status) => ({ value: status, label: words.statuses[status] }))}
      />
      <Row>
        <Field
          label={words.form.area}
          value={form.area}
          onChange={(value) => set({ area: value })}
          error={errorOf('area')}
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
      <AmountField
        label={words.form.expectedYield}
        crop={form.crop_type}
        value={form.expected}
        onChange={(expected) => set({ expected })}
        showErrors={showErrors}
      />
      <PredictButton form={form} fieldId={site.fieldId} />
      <TextArea
        label={words.form.notes}
        value={form.notes}
        onChange={(notes) => set({ notes })}
        mic
        maxLength={NOTES_MAX}
        rows={3}
      />
    </Stack>
  );
};
