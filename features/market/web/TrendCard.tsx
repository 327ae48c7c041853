import { useMemo } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { TrendIcon } from '#kit/web/ui/more-icons.tsx';
import {
  chartPoints,
  type Point,
  pricedPoints,
  type PriceMove,
  priceMove,
  shownPoints,
} from '../domain/chart.ts';
import type { Insights } from '../prices-contract.ts';
import { PriceChart } from './PriceChart.tsx';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';
import styles from './market.module.css';

interface Props {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
}

/** Two years by month, in the farmer's own unit; empty without a chart. */
const usePoints = ({ insights: { chart, at }, unit }: Props): readonly Point[] =>
  useMemo(
    () => (chart ? chartPoints(chart.months, chart.season?.shares ?? null, at.slice(0, 7), unit.kg) : []),
    [chart, at, unit.kg],
  );

const useAmountText = (unit: DisplayUnit) => {
  const format = useFormat();
  return (amount: number): string => format.number(amount, unit.kg > 1 ? 0 : 1);
};

const useSummary = (points: readonly Point[], money: (amount: number) => string): string => {
  const { chart } = useMarketWords();
  const format = useFormat();
  const priced = pricedPoints(points);
  const [first, last] = [priced[0], priced[priced.length - 1]];
  if (!first || !last) return chart.none;
  const sorted = [...priced].sort((a, b) => a.price - b.price);
  const { [0]: low = first, [sorted.length - 1]: high = first } = sorted;
  const at = ({ month }: Point): string => format.month(`${month}-15`);
  const kes = ({ price }: { readonly price: number }): string => `KES ${money(price)}`;
  return chart.summary(at(first), at(last), kes(low), at(low), kes(high), at(high), kes(last));
};

const useMoveText = (money: (amount: number) => string) => {
  const { chart } = useMarketWords();
  const format = useFormat();
  return (move: PriceMove): string => {
    if (move.kind === 'only') return chart.moves.only;
    if (move.kind === 'stopped') return chart.moves.stopped(format.month(`${move.since}-15`));
    return chart.moves[move.kind](`KES ${money(move.amount)}`, format.monthName(Number(move.since.slice(5))));
  };
};

/** The chart under its message. */
export const TrendCard = (props: Props) => {
  const { chart: words } = useMarketWords();
  const format = useFormat();
  const points = usePoints(props);
  const money = useAmountText(props.unit);
  const moveText = useMoveText(money);
  const shown = shownPoints(points);
  const summary = useSummary(shown, money);
  const move = priceMove(points);
  const now = points[points.length - 1];
  if (!move || !now)
    return (
      <Card>
        <p>{words.none}</p>
      </Card>
    );
  return (
    <Card labelledBy="trend">
      <h2 id="trend">{moveText(move)}</h2>
      {now.low !== null && now.high !== null && (
        <MutedText>
          {words.usualNow(format.monthName(Number(now.month.slice(5))), money(now.low), money(now.high))}
        </MutedText>
      )}
      <PriceChart
        points={shown}
        summary={summary}
        usualLabel={words.usualRange}
        monthName={(month) => format.monthName(Number(month.slice(5))).slice(0, 3)}
        money={money}
      />
    </Card>
  );
};

/** The figures behind the chart. */
export const MonthsFold = (props: Props) => {
  const { chart: words, types } = useMarketWords();
  const format = useFormat();
  const points = usePoints(props);
  const money = useAmountText(props.unit);
  const priced = pricedPoints(points);
  const { chart } = props.insights;
  if (!chart || priced.length === 0) return null;
  const prices = priced.map(({ price }) => price);
  const hasBand = priced.some(({ low }) => low !== null);
  return (
    <Fold
      id="months"
      icon={TrendIcon}
      title={words.title}
      fact={words.range(`KES ${money(Math.min(...prices))}`, money(Math.max(...prices)))}
    >
      <Stack gap="small">
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.month}</th>
                <th scope="col">{words.price}</th>
                <th scope="col">{words.markets}</th>
                {hasBand && <th scope="col">{words.usual}</th>}
              </tr>
            </thead>
            <tbody>
              {[...priced].reverse().map(({ month, price, markets, low, high }) => (
                <tr key={month}>
                  <th scope="row">{format.month(`${month}-15`)}</th>
                  <td>{money(price)}</td>
                  <td>{markets}</td>
                  {hasBand && <td>{low === null || high === null ? '–' : `${money(low)}–${money(high)}`}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <MutedText>{words.median(types[chart.type])}</MutedText>
        <MutedText>{chart.season ? words.band(chart.season.years) : words.noBand}</MutedText>
      </Stack>
    </Fold>
  );
};
