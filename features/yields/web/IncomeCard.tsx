import { useId } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { CoinIcon } from '#kit/web/ui/more-icons.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { roundToTwoDigits } from './amounts.ts';
import { exchangeRateOf } from './exchange-rate.ts';
import { useYieldWords } from './words.ts';

interface Props {
  readonly row: YieldPrediction;
  readonly onEnterPrice: () => void;
}

/** The possible income, with the price's source and date; nothing without a price (YLD-12b). */
export const IncomeCard = ({ row, onEnterPrice }: Props) => {
  const { result: words } = useYieldWords();
  const format = useFormat();
  const heading = useId();
  const { price } = row;
  const { rate, on } = exchangeRateOf(row);
  const kes = (perHa: number): number => perHa * row.area_hectares * (price?.per_kg ?? 0);
  const money = (perHa: number): string => format.money(roundToTwoDigits(kes(perHa)));
  const perKg = format.money(Math.round((price?.per_kg ?? 0) * 10) / 10);
  return (
    <Fold
      id={heading}
      icon={CoinIcon}
      tone="soil"
      title={words.income}
      fact={
        price
          ? words.incomeRange(
              money(row.low_kg_per_ha),
              money(row.high_kg_per_ha),
              money(row.predicted_yield_kg_per_ha),
            )
          : words.noPrice
      }
    >
      <Stack gap="small">
        {price ? (
          <>
            <p>
              {price.from === 'own'
                ? words.priceOwn(perKg)
                : words.priceMarket(perKg, price.market ?? '', format.shortDay(price.date))}{' '}
              {price.is_old && words.priceOld}
            </p>
            <MutedText>
              {words.dollars(
                format.money(roundToTwoDigits(kes(row.predicted_yield_kg_per_ha) / rate), 'USD'),
                format.number(rate),
                on === null ? words.rate2025 : format.shortDay(on),
              )}
            </MutedText>
            <MutedText>{words.incomeNote}</MutedText>
          </>
        ) : (
          <Button tone="quiet" onClick={onEnterPrice}>
            {words.enter}
          </Button>
        )}
      </Stack>
    </Fold>
  );
};
