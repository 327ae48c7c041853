import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Point } from '../domain/chart.ts';
import styles from './market.module.css';

interface Props {
  readonly points: readonly Point[];
  readonly summary: string;
  readonly axis: string;
  readonly monthName: (month: string) => string;
  readonly money: (amount: number) => string;
}

const HEIGHT = 220;
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const secondsOf = (month: string): number =>
  Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1, 15) / 1000;
/** The fill is faint on a bright screen: lines mark its edges. */
const edgeOf = (stroke: string): uPlot.Series => ({
  stroke,
  width: 1,
  dash: [2, 3],
  spanGaps: false,
  points: { show: false },
});

const optionsOf = (width: number, { points, monthName, money, axis }: Props): uPlot.Options => {
  const [ink, line, leaf, wash] = [token('--soft'), token('--line'), token('--leaf'), token('--maize-wash')];
  const edge = edgeOf(token('--maize-ink'));
  const names = new Map(points.map(({ month }) => [secondsOf(month), monthName(month)]));
  const axisStyle = {
    stroke: ink,
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line },
    font: '12px system-ui',
  };
  const labelStep = Math.max(1, Math.ceil(points.length / (width < 420 ? 4 : 8)));
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_, low, high) => [0, Math.max(high, low + 1) * 1.1] } },
    axes: [
      {
        ...axisStyle,
        splits: () =>
          points
            .filter((__, i) => (points.length - 1 - i) % labelStep === 0)
            .map(({ month }) => secondsOf(month)),
        values: (_, at) => at.map((second) => names.get(second) ?? ''),
      },
      {
        ...axisStyle,
        label: axis,
        labelSize: 22,
        labelFont: '12px system-ui',
        size: 56,
        values: (_, at) => at.map(money),
      },
    ],
    // The line is drawn over the range.
    series: [
      {},
      edge,
      edge,
      { stroke: leaf, width: 2, spanGaps: true, points: { show: true, size: 5, fill: leaf } },
    ],
    bands: [{ series: [2, 1], fill: wash }],
  };
};

const dataOf = (points: readonly Point[]): uPlot.AlignedData => [
  points.map(({ month }) => secondsOf(month)),
  points.map(({ low }) => low),
  points.map(({ high }) => high),
  points.map(({ price }) => price),
];

/** Redrawn for another width, other months or another unit. It is an image: its figures are in the table. */
export const PriceChart = (props: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const { points, summary, axis } = props;
  const createPlot = useEffectEvent(
    (at: HTMLDivElement): uPlot => new uPlot(optionsOf(at.clientWidth, props), dataOf(props.points), at),
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let plot: uPlot | null = null;
    const draw = (): void => {
      plot?.destroy();
      plot = createPlot(element);
    };
    draw();
    const themeObserver = new MutationObserver(draw);
    themeObserver.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    window.addEventListener('resize', draw);
    return () => {
      themeObserver.disconnect();
      window.removeEventListener('resize', draw);
      plot?.destroy();
    };
  }, [points, axis]);
  return <div ref={box} role="img" aria-label={summary} className={styles.chart} />;
};
