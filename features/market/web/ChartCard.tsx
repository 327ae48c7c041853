import { lazy, Suspense, useMemo, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { chartPoints, type Point } from '../domain/chart.ts';
import type { Insights } from '../prices-contract.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';
import styles from './market.module.css';

const LazyPriceChart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }));
/** Without canvas support, the table is shown immediately. */
const canDraw = (): boolean => {
  try {
    return document.createElement('canvas').getContext('2d') !== null && typeof Path2D === 'function';
  } catch {
    return false;
  }
};

const useMonthName = () => {
  const format = useFormat();
  return (month: string): string => {
    const [name = '', year = ''] = format.month(`${month}-15`).split(' ');
    return `${name.slice(0, 3)} ${year.slice(2)}`;
  };
};

const Table = ({
  points,
  money,
}: {
  readonly points: readonly Point[];
  readonly money: (amount: number) => string;
}) => {
  const { chart } = useMarketWords();
  const format = useFormat();
  const hasBand = points.some(({ low }) => low !== null);
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.month}</th>
            <th scope="col">{chart.price}</th>
            <th scope="col">{chart.markets}</th>
            {hasBand && <th scope="col">{chart.usual}</th>}
          </tr>
        </thead>
        <tbody>
          {[...points]
            .reverse()
            .filter(({ price }) => price !== null)
            .map(({ month, price, markets, low, high }) => (
              <tr key={month}>
                <th scope="row">{format.month(`${month}-15`)}</th>
                <td>{money(price!)}</td>
                <td>{markets}</td>
                {hasBand && <td>{low === null ? '–' : `${money(low)}–${money(high!)}`}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
};

const useSummary = (points: readonly Point[], money: (amount: number) => string): string => {
  const { chart } = useMarketWords();
  const format = useFormat();
  const priced = points.filter((point): point is Point & { price: number } => point.price !== null);
  const [first, last] = [priced[0], priced[priced.length - 1]];
  if (!first || !last) return chart.none;
  const sorted = [...priced].sort((a, b) => a.price - b.price);
  const [low, high] = [sorted[0]!, sorted[sorted.length - 1]!];
  const at = ({ month }: Point): string => format.month(`${month}-15`);
  return chart.summary(
    at(first),
    at(last),
    money(low.price),
    at(low),
    money(high.price),
    at(high),
    money(last.price),
  );
};

/** Two years by month with the usual range, in the farmer's own unit. */
export const ChartCard = ({
  insights,
  unit,
}: {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
}) => {
  const words = useMarketWords();
  const format = useFormat();
  const monthName = useMonthName();
  const [open, setOpen] = useState(() => !canDraw());
  const { chart } = insights;
  const points = useMemo(
    () =>
      chart ? chartPoints(chart.months, chart.season?.shares ?? null, insights.at.slice(0, 7), unit.kg) : [],
    [chart, insights.at, unit.kg],
  );
  const money = (amount: number): string => format.number(amount, unit.kg > 1 ? 0 : 1);
  const summary = useSummary(points, (amount) => `KES ${money(amount)}`);
  if (!chart)
    return (
      <section>
        <h2>{words.chart.title}</h2>
        <MutedText>{words.chart.none}</MutedText>
      </section>
    );
  return (
    <section>
      <Stack gap="small">
        <h2>{words.chart.title}</h2>
        {canDraw() && (
          <Suspense fallback={<Skeleton shapes={['card']} />}>
            <LazyPriceChart
              points={points}
              summary={summary}
              axis={words.chart.axis(unit.label)}
              monthName={monthName}
              money={money}
            />
          </Suspense>
        )}
        <p>{summary}</p>
        <MutedText>{words.chart.median(words.types[chart.type])}</MutedText>
        <MutedText>
          {chart.season ? (
            <>
              <span className={styles.band} aria-hidden="true" />
              {words.chart.band(chart.season.years)}
            </>
          ) : (
            words.chart.noBand
          )}
        </MutedText>
        <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.chart.hideTable : words.chart.table}
        </Button>
        {open && <Table points={points} money={money} />}
      </Stack>
    </section>
  );
};
