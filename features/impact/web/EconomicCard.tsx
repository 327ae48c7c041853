import type { ReplyOf } from '#kit/pure/contract.ts';
import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { TrophyIcon } from '#kit/web/ui/more-icons.tsx';
import type { readEconomic } from '../contract.ts';
import { CONFETTI_USD, type Range, TROPHY_ROI_PERCENT } from '../domain/economics.ts';
import { Celebration } from './Celebration.tsx';
import { useImpactWords } from './words.ts';
import styles from './dashboard.module.css';

type Economic = ReplyOf<typeof readEconomic>;

/** Two significant digits suffice for an estimate. */
const roundToTwoDigits = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) - 1);
  return Math.round(value / unit) * unit;
};

/** One text when both ends read the same. */
const useRangeText = () => {
  const { between } = useImpactWords().economic;
  return ({ low, high }: Range, textOf: (value: number) => string): string => {
    const [lowText, highText] = [textOf(roundToTwoDigits(low)), textOf(roundToTwoDigits(high))];
    return lowText === highText ? lowText : between(lowText, highText);
  };
};

const useMoney = (rate: number) => {
  const { economic: words } = useImpactWords();
  const format = useFormat();
  const rangeText = useRangeText();
  return {
    kes: ({ low, high }: Range): string =>
      rangeText({ low: low * rate, high: high * rate }, (kes) => format.money(kes)),
    usd: (range: Range): string => words.usd(rangeText(range, (usd) => format.money(usd, 'USD'))),
  };
};

const ReturnOnInvestment = ({ economic }: { readonly economic: NonNullable<Economic['economic']> }) => {
  const { economic: words } = useImpactWords();
  const format = useFormat();
  const rangeText = useRangeText();
  const { roi, roiRange } = economic;
  if (roi === null || roiRange === null)
    return (
      <>
        <dt>{words.roi}</dt>
        <dd>{words.roiNone}</dd>
      </>
    );
  return (
    <>
      <dt>{words.roi}</dt>
      <dd>{words.percent(rangeText(roiRange, format.number))}</dd>
      {roi > TROPHY_ROI_PERCENT && (
        <dd className={styles.trophy}>
          <TrophyIcon />
          {words.strong}
        </dd>
      )}
      {roiRange.high < 0 && <dd>{words.lost}</dd>}
    </>
  );
};

/** Estimated value of the confirmed checks: always a range, never more precise than the data (DSH-20, DSH-21). */
export const EconomicCard = ({ value, waiting }: { readonly value: Economic; readonly waiting: number }) => {
  const { economic: words } = useImpactWords();
  const format = useFormat();
  const money = useMoney(value.kesPerUsd);
  const { economic } = value;
  return (
    <Stack gap="small">
      {!economic && <p>{words.none}</p>}
      {economic && economic.unknown < economic.confirmed && (
        <>
          <dl className={styles.figures}>
            <dt>{words.totalSaved}</dt>
            <dd>
              <strong className={styles.large}>{money.kes(economic.totalSavedRange)}</strong>{' '}
              <small>{money.usd(economic.totalSavedRange)}</small>
            </dd>
            {economic.spentKes > 0 && (
              <>
                <dt>{words.spent}</dt>
                <dd>{format.money(economic.spentKes)}</dd>
              </>
            )}
            <dt>{words.created}</dt>
            <dd>{money.kes(economic.totalValueCreatedRange)}</dd>
            <ReturnOnInvestment economic={economic} />
          </dl>
          {economic.totalValueCreated > CONFETTI_USD && <Celebration message={words.confetti} />}
          <details className={styles.how}>
            <summary>{words.how}</summary>
            <p>
              {words.howText(
                format.number(economic.confirmed - economic.unknown),
                format.number(value.kesPerUsd),
              )}
            </p>
          </details>
        </>
      )}
      {economic && economic.unknown > 0 && (
        <MutedText>{words.unknown(format.number(economic.unknown))}</MutedText>
      )}
      {waiting > 0 && <MutedText>{words.waiting(format.number(waiting))}</MutedText>}
      {value.competitiveAdvantage && <p>{value.competitiveAdvantage}</p>}
    </Stack>
  );
};
