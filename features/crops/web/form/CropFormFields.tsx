import { dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { NOTES_MAX } from '../../contract.ts';
import { altitudeBands, type CropStatus, cropStatuses } from '../../domain/crop.ts';
import { type CropForm, type FormFaults, type SiteConditions, statusOn, toCrop } from '../../domain/form.ts';
import { usualUnit } from '../../domain/yield.ts';
import { ExpectedHarvest } from '../ExpectedHarvest.tsx';
import { useCropWords } from '../words.ts';
import { AmountField } from './AmountField.tsx';
import { AreaInputs } from './AreaInputs.tsx';
import { PredictButton } from './PredictButton.tsx';
import { WhenPlanted } from './WhenPlanted.tsx';
import { WhichCrop } from './WhichCrop.tsx';

const AltitudeChoice = ({
  band,
  onChange,
}: {
  readonly band: CropForm['band'];
  readonly onChange: (band: CropForm['band']) => void;
}) => {
  const { form: words } = useCropWords();
  return (
    <Choice
      label={words.altitude}
      value={band === '' ? 'unknown' : band}
      onChange={(next) => onChange(next === 'unknown' ? '' : next)}
      options={[...altitudeBands, 'unknown' as const].map((value) => ({
        value,
        label: words.altitudes[value],
      }))}
    />
  );
};

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
      {site.band === null && <AltitudeChoice band={form.band} onChange={(band) => set({ band })} />}
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
      <AreaInputs form={form} set={set} error={errorOf('area')} />
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
