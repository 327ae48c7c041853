import { AmountField } from '#features/crops/web/form/AmountField.tsx';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { amounts, fertilizers, type Rainfall, rainfalls, seeds } from '../domain/choices.ts';
import { seedMatters } from '../domain/factors.ts';
import { isBought, kgPerPriceUnit } from '../domain/form.ts';
import { HealthFields } from './HealthFields.tsx';
import type { FormPartProps } from './LandFields.tsx';
import type { PredictionFacts } from './use-prediction-facts.ts';
import { useYieldWords } from './words.ts';

interface Props extends FormPartProps {
  readonly facts: PredictionFacts;
  readonly showErrors: boolean;
}

const geometricMean = (all: readonly number[]): number =>
  Math.exp(all.reduce((sum, one) => sum + Math.log(one), 0) / all.length);

/** The last market price, and the farmer's own price, which overrides it (YLD-12). */
const PriceFields = ({ form, update, errorOf, facts: { price } }: Props) => {
  const { form: words } = useYieldWords();
  const format = useFormat();
  if (form.crop === '') return null;
  const unit = words.priceUnits[kgPerPriceUnit(form.crop) === 1 ? 'kg' : 'bag'];
  return (
    <>
      {price ? (
        <MutedText>
          {words.priceKnown(format.money(price.per_kg), price.market ?? '', format.shortDay(price.date))}{' '}
          {price.is_old && words.priceOld}
        </MutedText>
      ) : (
        <MutedText>{words.priceNone}</MutedText>
      )}
      <Field
        label={words.price(unit)}
        value={form.price}
        onChange={(value) => update({ price: value })}
        error={errorOf('price')}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
};

/** Inputs for rain, fertilizer, seed, health, the last harvest and a price. */
export const CareFields = (props: Props) => {
  const {
    form,
    update,
    errorOf,
    facts: { seasonYields },
    showErrors,
  } = props;
  const { form: words } = useYieldWords();
  const format = useFormat();
  return (
    <>
      <Select<Rainfall | ''>
        label={words.rain}
        hint={words.rainHint}
        value={form.rainfall}
        onChange={(rainfall) => update({ rainfall })}
        error={errorOf('rainfall')}
        options={rainfalls.map((value) => ({ value, label: words.rains[value] }))}
      />
      <Choice
        label={words.fertilizer}
        value={form.fertilizer}
        onChange={(fertilizer) => update({ fertilizer })}
        options={fertilizers.map((value) => ({ value, label: words.fertilizers[value] }))}
      />
      {isBought(form.fertilizer) && (
        <Choice
          label={words.amount}
          value={form.amount}
          onChange={(amount) => update({ amount })}
          options={amounts.map((value) => ({ value, label: words.amounts[value] }))}
        />
      )}
      {seedMatters(form.crop) && (
        <Choice
          label={words.seed}
          value={form.seed}
          onChange={(seed) => update({ seed })}
          options={[
            ...seeds.map((value) => ({ value, label: words.seeds[value] })),
            { value: '' as const, label: words.seedUnknown },
          ]}
        />
      )}
      <HealthFields form={form} update={update} />
      {seasonYields.length > 0 ? (
        <MutedText>
          {words.recorded(seasonYields.length, format.number(geometricMean(seasonYields)))}
        </MutedText>
      ) : (
        form.crop !== '' && (
          <AmountField
            label={words.previous}
            hint={words.previousHint}
            crop={form.crop}
            value={form.previous}
            onChange={(previous) => update({ previous })}
            showErrors={showErrors}
          />
        )
      )}
      <PriceFields {...props} />
    </>
  );
};
