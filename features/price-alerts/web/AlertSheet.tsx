import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { kgOf, needsWeight } from '#features/offers/domain/weights.ts';
import { counties } from '#features/places/domain/counties.ts';
import { measures } from '#kit/pure/measures.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { directions } from '../domain/alert.ts';
import { MarketSelect } from './MarketSelect.tsx';
import { type AlertStart, useAlertForm } from './use-alert-form.ts';
import { usePriceAlertRefusals, usePriceAlertWords } from './words.ts';

const sortedCounties = [...counties].sort();

/** "Tell me when": a threshold for a crop's price. `known` is the price on the screen behind. */
export const AlertSheet = ({
  known = {},
  onClose,
}: {
  readonly known?: AlertStart;
  readonly onClose: () => void;
}) => {
  const words = usePriceAlertWords();
  const refusals = usePriceAlertRefusals();
  const format = useFormat();
  const { draft, change, fault, set } = useAlertForm(known, onClose);
  const errorFor = (...codes: readonly string[]): string | undefined =>
    fault && codes.includes(fault) ? refusals[fault] : undefined;
  const [price, kg] = [
    typedNumber(draft.price),
    kgOf({ crop: draft.crop, unit: draft.unit, kg_each: typedNumber(draft.each) }),
  ];
  return (
    <Sheet title={words.add} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          set.run();
        }}
      >
        <Stack>
          {fault === 'price_alerts.too_many' && <Notice tone="warn">{refusals[fault]}</Notice>}
          <CropChoice
            label={words.crop}
            value={draft.crop}
            onChange={(crop) => change({ crop, market: '' })}
            error={errorFor('offers.crop_missing')}
          />
          <Choice
            label={words.direction}
            value={draft.direction}
            onChange={(direction) => change({ direction })}
            options={directions.map((value) => ({ value, label: words.directions[value] }))}
          />
          <Choice
            label={words.unit}
            value={draft.unit}
            onChange={(unit) => change({ unit })}
            options={measures.map((value) => ({ value, label: words.units[value] }))}
          />
          {draft.crop !== '' && needsWeight(draft.crop, draft.unit) && (
            <Field
              label={words.each}
              value={draft.each}
              onChange={(each) => change({ each })}
              inputMode="decimal"
              error={errorFor('offers.weight_missing')}
            />
          )}
          <Field
            label={words.price(words.units[draft.unit])}
            value={draft.price}
            onChange={(text) => change({ price: text })}
            inputMode="decimal"
            error={errorFor('offers.price_missing', 'offers.price_low', 'offers.price_high')}
          />
          {price !== null && price > 0 && kg !== null && kg > 0 && draft.unit !== 'kg' && (
            <MutedText>{words.perKg(`KES ${format.number(price / kg, 1)}`)}</MutedText>
          )}
          <Select
            label={words.where}
            value={draft.county}
            onChange={(county) => change({ county, market: '' })}
            options={[
              { value: '', label: words.anywhere },
              ...sortedCounties.map((value) => ({ value: value as string, label: value as string })),
            ]}
          />
          {draft.crop !== '' && (
            <MarketSelect
              crop={draft.crop}
              county={draft.county}
              value={draft.market}
              onChange={(market) => change({ market })}
            />
          )}
          <Button type="submit" wide busy={set.busy}>
            {words.add}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
