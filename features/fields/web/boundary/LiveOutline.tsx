import type { Point, Ring } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import type { Fix } from '../../domain/boundary/walk.ts';
import { fitToBox, roundMetres } from './drawing-scale.ts';
import type { OtherField } from './types.ts';
import { useBoundaryWords } from './words.ts';
import styles from './boundary.module.css';

interface Props {
  readonly label: string;
  /** `straight`: the line to this point was not walked and is dashed. */
  readonly points: readonly (Point & { readonly straight?: boolean })[];
  /** When absent, the line from the last point back to the first is dashed. */
  readonly closed?: boolean;
  readonly position?: Fix | null;
  readonly otherFields?: readonly OtherField[];
  /** Shows corner numbers. A walked line has too many corners for them. */
  readonly numbered?: boolean;
  /** Crossing sides, counted from 1. */
  readonly crossingSides?: readonly number[];
}

const BOX = { width: 328, height: 160, margin: 24 };
/** Below the shape, so that no corner covers the scale. */
const HEIGHT_WITH_SCALE = BOX.height + 16;
const path = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * The shape in progress, drawn to scale without a map. Other fields appear where they reach into the drawing,
 * without changing its scale.
 */
// oxlint-disable-next-line eslint/complexity -- defaults of a drawing
export const LiveOutline = ({
  label,
  points,
  closed = false,
  position = null,
  otherFields = [],
  numbered = false,
  crossingSides = [],
}: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const plan = fitToBox(position ? [...points, position] : points, BOX);
  const drawnPoints = points.map(plan.project);
  const [first, last] = [drawnPoints[0], drawnPoints[drawnPoints.length - 1]];
  const bar = roundMetres(100 / plan.perMetre);
  const ringPath = (ring: Ring): string => `${path(ring.map(plan.project))}Z`;
  const walkedPath = drawnPoints
    .map(({ x, y }, i) => `${i === 0 || points[i]!.straight ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const spot = position && plan.project(position);
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${HEIGHT_WITH_SCALE}`}
      className={styles.outline}
      role="img"
      aria-label={label}
    >
      {otherFields.map((other, i) => (
        <path key={i} d={ringPath(other.ring)} className={styles.other} />
      ))}
      {drawnPoints.length > 2 && <path d={`${path(drawnPoints)}Z`} className={styles.inside} />}
      {drawnPoints.length > 1 && (
        <path d={closed ? `${path(drawnPoints)}Z` : walkedPath} className={styles.line} />
      )}
      {!closed &&
        drawnPoints.map((spot, i) =>
          points[i]!.straight && i > 0 ? (
            <path key={i} d={path([drawnPoints[i - 1]!, spot])} className={styles.closing} />
          ) : null,
        )}
      {crossingSides.map((side) => (
        <path
          key={side}
          d={path(
            [drawnPoints[side - 1], drawnPoints[side % drawnPoints.length]].flatMap((spot) => spot ?? []),
          )}
          className={styles.wrong}
        />
      ))}
      {!closed && first && last && drawnPoints.length > 2 && (
        <path d={path([last, first])} className={styles.closing} />
      )}
      {drawnPoints.length > 0 && !numbered && first && (
        <circle cx={first.x} cy={first.y} r="5" className={styles.first} />
      )}
      {numbered &&
        drawnPoints.map(({ x, y }, i) => (
          <g key={i}>
            <circle cx={x} cy={y} r="10" className={styles.first} />
            <text x={x} y={y + 4} className={styles.number}>
              {i + 1}
            </text>
          </g>
        ))}
      {spot && position && Number.isFinite(position.accuracy_m) && (
        <circle cx={spot.x} cy={spot.y} r={position.accuracy_m * plan.perMetre} className={styles.unsure} />
      )}
      {spot && <circle cx={spot.x} cy={spot.y} r="6" className={styles.here} />}
      {points.length + (position ? 1 : 0) > 0 && (
        <g>
          <path
            d={`M10 ${HEIGHT_WITH_SCALE - 8}h${(bar * plan.perMetre).toFixed(1)}`}
            className={styles.bar}
          />
          <text x="10" y={HEIGHT_WITH_SCALE - 13} className={styles.barText}>
            {words.metres(format.number(bar, 1))}
          </text>
        </g>
      )}
    </svg>
  );
};
