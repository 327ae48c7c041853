import type { Field } from '#features/fields/domain/field.ts';
import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { GearIcon } from '#kit/web/ui/more-icons.tsx';
import { firstQuote } from '../domain/choose-quotes.ts';
import type { Insights } from '../prices-contract.ts';
import type { UnitChoice } from './use-unit.ts';
import { useMarketWords } from './words.ts';

interface Props {
  readonly insights: Insights;
  readonly unit: UnitChoice;
  readonly today: Day;
  /** The farmer's fields with a known place. */
  readonly fields: readonly Field[];
  readonly field: Field | null;
  readonly onField: (id: string) => void;
}

/** What the prices are for: the unit, the field they are near, and their rate to the dollar. */
export const SettingsFold = ({
  insights,
  unit: { unit, options, choose },
  today,
  fields,
  field,
  onField,
}: Props) => {
  const words = useMarketWords();
  const format = useFormat();
  const { rate } = insights;
  const quote = firstQuote(insights.markets, today, insights.county ?? null);
  const nameOf = (one: Field): string => one.name ?? one.location_description ?? one.crop_type;
  const facts = [
    unit.label,
    quote && words.perKg(`KES ${format.number(quote.per_kg, 1)}`),
    quote && rate && words.usd(format.money((quote.per_kg * unit.kg) / rate.kes_per_usd, 'USD')),
    fields.length > 1 && field && nameOf(field),
  ];
  return (
    <Fold id="unit" icon={GearIcon} title={words.unit} fact={facts.filter(Boolean).join(' · ')}>
      <Stack>
        <Choice
          label={words.unit}
          isLabelHidden
          value={unit.measure as string}
          onChange={choose}
          options={options}
        />
        {fields.length > 1 && field && (
          <Choice
            label={words.field}
            value={field.id}
            onChange={onField}
            options={fields.map((one) => ({ value: one.id, label: nameOf(one) }))}
          />
        )}
        <MutedText>
          {rate
            ? words.rate(
                format.number(rate.kes_per_usd, 1),
                format.shortDay(rate.day),
                words.sources[rate.source],
              )
            : words.noRate}
        </MutedText>
        <MutedText>{words.credit}</MutedText>
      </Stack>
    </Fold>
  );
};
