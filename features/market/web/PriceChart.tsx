import { classes } from '#kit/web/ui/classes.ts';
import { type Point, pricedPoints } from '../domain/chart.ts';
import styles from './PriceChart.module.css';

interface Props {
  readonly points: readonly Point[];
  /** The chart in words. */
  readonly summary: string;
  readonly usualLabel: string;
  readonly monthName: (month: string) => string;
  readonly money: (amount: number) => string;
}

const MARGIN = 0.08;
const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;

/** Positions in percent of the picture, from the top left. */
const scaleOf = (points: readonly Point[]) => {
  const values = points.flatMap(({ price, low, high }) => [price, low, high].filter((one) => one !== null));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - least, most * 0.05, 1);
  return {
    x: (index: number): number => (index * 100) / Math.max(1, points.length - 1),
    y: (value: number): number => 100 - (((value - least) / span) * (1 - 2 * MARGIN) + MARGIN) * 100,
  };
};

/** Below the usual range where it is highest and the line is not below it, so that its label is free. */
const labelPlace = (points: readonly Point[]): { readonly index: number; readonly low: number } | null =>
  points
    .flatMap(({ low, price }, index) =>
      low === null || index < points.length * 0.25 || index > points.length * 0.75
        ? []
        : [{ index, low, isCovered: price !== null && price < low }],
    )
    .sort((a, b) => Number(a.isCovered) - Number(b.isCovered) || b.low - a.low)[0] ?? null;

/** One line with its usual range; the first and the last price are labelled. */
export const PriceChart = ({ points, summary, usualLabel, monthName, money }: Props) => {
  const { x, y } = scaleOf(points);
  const priced = pricedPoints(points);
  const [first, last] = [priced[0], priced[priced.length - 1]];
  const line = priced.map((point) => `${x(points.indexOf(point))} ${y(point.price)}`).join('L');
  const banded = points.flatMap(({ low, high }, index) =>
    low === null || high === null ? [] : [{ index, low, high }],
  );
  const band = [
    ...banded.map(({ index, high }) => `${x(index)} ${y(high)}`),
    ...[...banded].reverse().map(({ index, low }) => `${x(index)} ${y(low)}`),
  ].join('L');
  const usual = labelPlace(points);
  if (!first || !last) return null;
  const lastAt = points.indexOf(last);
  return (
    <div role="img" aria-label={summary}>
      <div className={styles.picture} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
          {banded.length > 1 && <path d={`M${band}z`} className={styles.band} />}
          <path d={`M${line}`} className={styles.line} />
        </svg>
        {usual && (
          <span
            className={styles.usual}
            style={{ left: percent(x(usual.index)), top: percent(y(usual.low)) }}
          >
            {usualLabel}
          </span>
        )}
        <span className={styles.dot} style={{ left: percent(x(lastAt)), top: percent(y(last.price)) }} />
        {first !== last && (
          <span
            className={styles.value}
            style={{ left: percent(x(points.indexOf(first))), top: percent(y(first.price)) }}
          >
            {money(first.price)}
          </span>
        )}
        <span
          className={classes(styles.value, styles.last)}
          style={{ right: percent(100 - x(lastAt)), top: percent(y(last.price)) }}
        >
          {money(last.price)}
        </span>
      </div>
      <div className={styles.months} aria-hidden="true">
        {[0, Math.floor((points.length - 1) / 2), points.length - 1].map((index) => (
          <span key={index}>{monthName(points[index]?.month ?? '')}</span>
        ))}
      </div>
    </div>
  );
};
