import { useFormat } from '#kit/web/format.ts';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { rowsOfCrop } from '#knowledge/calendar/index.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { useCropWords } from '../words.ts';
import { plantingWindowsText } from './planting-windows-text.ts';

interface Props {
  readonly crop: string;
  readonly county: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

/** The planting date, with the county's usual weeks, and which date counts for nursery seedlings. */
export const WhenPlanted = ({ crop, county, value, onChange, error }: Props) => {
  const words = useCropWords();
  const format = useFormat();
  const rows = rowsOfCrop(findCropByName(crop)?.key ?? '');
  const fromNursery = rows.some((row) => row.counted === 'transplanting');
  const day = (monthAndDay: string) => format.shortDay(`2026-${monthAndDay}`).replace(' 2026', '');
  // Planting windows apply to rain-fed field crops. Vegetables are watered and planted all year.
  const usual =
    county !== null && rows.length > 0 && !fromNursery ? plantingWindowsText(county, words, day) : null;
  return (
    <>
      <Field
        label={words.form.planted}
        type="date"
        value={value}
        onChange={onChange}
        error={error}
        hint={fromNursery ? words.form.plantedAfterNursery : undefined}
      />
      {usual && county && <MutedText>{words.form.window(county, usual)}</MutedText>}
    </>
  );
};
