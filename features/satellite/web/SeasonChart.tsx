import { dayNumber } from '#kit/pure/days.ts';
import type { Result } from '../contract.ts';
import { smooth } from '../domain/series.ts';
import { runsOf } from './season-band.ts';
import styles from './satellite.module.css';

const [WIDTH, HEIGHT, LEFT, PADDING] = [320, 96, 26, 8];
/** NDVI of bare rock and of the densest canopy, as in the legend of the images. */
const AXIS_LABELS = [0, 0.9] as const;
/** Dots around an isolated day. */
const ISOLATED_DAY_PX = 3;

const scaleOf = (passes: Result['passes']) => {
  const numbers = passes.flatMap(({ day }) => dayNumber(day) ?? []);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return {
    x: (number: number): number =>
      last === first ? WIDTH / 2 : LEFT + ((WIDTH - LEFT - PADDING) * (number - first)) / (last - first),
    y: (ndvi: number): number => HEIGHT - PADDING - (HEIGHT - 2 * PADDING) * Math.min(1, Math.max(0, ndvi)),
  };
};

const pointsText = (dots: readonly (readonly [number, number])[]): string =>
  dots.map((at) => at.map((n) => n.toFixed(1)).join()).join(' ');

/** Clear passes as dots, the curve between them, and the usual range of the crop on each pass's day as a band. */
export const SeasonChart = ({
  passes,
  label,
}: {
  readonly passes: Result['passes'];
  readonly label: string;
}) => {
  const { x, y } = scaleOf(passes);
  const at = (day: string): number => x(dayNumber(day) ?? 0);
  const clear = passes.flatMap(({ day, ndvi, seen }) =>
    ndvi === null ? [] : [{ day, value: ndvi, weight: seen }],
  );
  const curve = smooth(clear);
  const bandOf = (run: ReturnType<typeof runsOf>[number]): string => {
    const [apart, days] = run.length === 1 ? [ISOLATED_DAY_PX, [run[0]!, run[0]!]] : [0, run];
    const side = (end: 'low' | 'high') =>
      days.map((one, i) => [at(one.day) + (i === 0 ? -apart : apart), y(one[end])] as const);
    return pointsText([...side('high'), ...side('low').reverse()]);
  };
  return (
    <svg className={styles.season} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {runsOf(passes).map((run) => (
        <polygon key={run[0]!.day} points={bandOf(run)} className={styles.band} />
      ))}
      {AXIS_LABELS.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} className={styles.level} />
          <text x={LEFT - 4} y={y(value)} className={styles.axis}>
            {value}
          </text>
        </g>
      ))}
      <polyline
        points={pointsText(
          curve
            .filter((_, i) => i % 3 === 0 || i === curve.length - 1)
            .map(({ number, value }) => [x(number), y(value)]),
        )}
        className={styles.curve}
      />
      {clear.map(({ day, value }, i) => (
        <circle key={`${day} ${i}`} cx={at(day)} cy={y(value)} r={3} className={styles.dot} />
      ))}
    </svg>
  );
};
