import { cropName } from '#features/crops/web/crop-name.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BagIcon } from '#kit/web/ui/more-icons.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { yieldCardEn } from '../words.card.en.ts';
import { yieldCardSw } from '../words.card.sw.ts';
import { AreaNote } from './AreaNote.tsx';
import { exchangeRateOf } from './exchange-rate.ts';

const roundToTwoDigits = (n: number): number => Number(n.toPrecision(2));

/**
 * Home card: the newest prediction with its date (DSH-05, DSH-06). Renders nothing for users who neither have
 * one nor may make one.
 */
export const YieldCard = () => {
  const words = useWords({ en: yieldCardEn, sw: yieldCardSw });
  const { language } = useLanguage();
  const format = useFormat();
  const { isPro } = useSubscriptionContext();
  const row = [...useRows<YieldPrediction>('yield_prediction')].sort((a, b) =>
    a.created_at < b.created_at ? 1 : -1,
  )[0];
  if (!row && !isPro) return null;
  const tonnes = row && words.tonnes((row.predicted_yield_kg_per_ha / 1000).toFixed(1));
  const madeOn =
    row && (row.pending ? words.pending : words.updated(format.shortDay(new Date(row.created_at))));
  return (
    <Fold
      id="yield-card"
      icon={BagIcon}
      tone="maize"
      title={
        <>
          {words.title} <ProChip />
        </>
      }
      fact={row ? `${cropName(row.crop_type, language)}: ${tonnes} · ${madeOn}` : words.none}
    >
      <Stack gap="small">
        {row && (
          <>
            <p>{words.confidence(format.number(row.confidence_score))}</p>
            <MutedText>
              {row.estimated_revenue === null
                ? words.noPrice
                : words.income(
                    format.money(roundToTwoDigits(row.estimated_revenue)),
                    format.money(roundToTwoDigits(row.estimated_revenue / exchangeRateOf(row).rate), 'USD'),
                  )}
            </MutedText>
            <AreaNote row={row} />
          </>
        )}
        <LinkButton tone="quiet" to={row ? `/yield-predictor?p=${row.id}` : '/yield-predictor'}>
          {row ? words.open : words.start}
        </LinkButton>
      </Stack>
    </Fold>
  );
};
