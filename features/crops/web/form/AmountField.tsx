import { parseSize } from '#features/fields/domain/form.ts';
import { type Measure, measures } from '#kit/pure/measures.ts';
import { useFormat } from '#kit/web/format.ts';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { type Amount, amountFaults, parseAmount } from '../../domain/form.ts';
import { unitWeight, marketWeight } from '../../domain/yield.ts';
import { useCropWords } from '../words.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly crop: string;
  readonly value: Amount;
  readonly onChange: (value: Amount) => void;
  /** True after the first save attempt. */ readonly showErrors: boolean;
}

/** An amount in the farmer's trade measure. If its weight varies by crop, the farmer enters it. */
export const AmountField = ({ label, hint, crop, value, onChange, showErrors }: Props) => {
  const words = useCropWords();
  const format = useFormat();
  const faults = amountFaults(value, crop);
  const one = unitWeight(value.unit, crop);
  const market = marketWeight(value.unit, crop);
  const kg = Object.keys(faults).length === 0 ? parseAmount(value, crop).kg : null;
  const faultText = (key: 'amount' | 'weight') =>
    showErrors && faults[key] ? words.faults[faults[key]] : null;
  return (
    <>
      <Field
        label={label}
        hint={hint}
        value={value.size}
        onChange={(size) => onChange({ ...value, size })}
        error={faultText('amount')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select<Measure>
        label={words.form.yieldUnit}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit, weight: '' })}
        options={measures.map((unit) => ({ value: unit, label: words.units[unit] ?? unit }))}
      />
      {!one && value.size.trim() !== '' && (
        <Field
          label={words.harvestSheet.weight(words.oneOf[value.unit] ?? '')}
          hint={
            market
              ? words.harvestSheet.quoted(format.number(market.kg), market.source)
              : words.harvestSheet.weightHint
          }
          value={value.weight}
          onChange={(weight) => onChange({ ...value, weight })}
          error={faultText('weight')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {value.unit !== 'kg' && kg !== null && parseSize(value.size) > 0 && (
        <MutedText>
          {(one?.isApproximate ? words.harvestSheet.isAboutKg : words.harvestSheet.isKg)(format.number(kg))}
        </MutedText>
      )}
    </>
  );
};
