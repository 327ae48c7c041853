import type { Point, Ring } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import type { Fix } from '../../domain/boundary/walk.ts';
import { planOf, roundMetres } from './plan.ts';
import type { OtherField } from './types.ts';
import { useBoundaryWords } from './words.ts';
import styles from './boundary.module.css';

interface Props {
  readonly label: string;
  /** `straight`: the line to this point was not walked and is dashed. */
  readonly points: readonly (Point & { readonly straight?: boolean })[];
  /** When absent, the line from the last point back to the first is dashed. */
  readonly closed?: boolean;
  readonly here?: Fix | null;
  readonly others?: readonly OtherField[];
  /** Shows corner numbers. A walked line has too many corners for them. */
  readonly numbered?: boolean;
  /** Crossing sides, counted from 1. */
  readonly wrong?: readonly number[];
}

const BOX = { width: 328, height: 160, margin: 24 };
/** Below the shape, so that no corner covers the scale. */
const WITH_SCALE = BOX.height + 16;
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
  here = null,
  others = [],
  numbered = false,
  wrong = [],
}: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const plan = planOf(here ? [...points, here] : points, BOX);
  const at = points.map(plan.at);
  const [first, last] = [at[0], at[at.length - 1]];
  const bar = roundMetres(100 / plan.perMetre);
  const ringPath = (ring: Ring): string => `${path(ring.map(plan.at))}Z`;
  const walkedPath = at
    .map(({ x, y }, i) => `${i === 0 || points[i]!.straight ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const spot = here && plan.at(here);
  return (
    <svg viewBox={`0 0 ${BOX.width} ${WITH_SCALE}`} className={styles.outline} role="img" aria-label={label}>
      {others.map((other, i) => (
        <path key={i} d={ringPath(other.ring)} className={styles.other} />
      ))}
      {at.length > 2 && <path d={`${path(at)}Z`} className={styles.inside} />}
      {at.length > 1 && <path d={closed ? `${path(at)}Z` : walkedPath} className={styles.line} />}
      {!closed &&
        at.map((spot, i) =>
          points[i]!.straight && i > 0 ? (
            <path key={i} d={path([at[i - 1]!, spot])} className={styles.closing} />
          ) : null,
        )}
      {wrong.map((side) => (
        <path
          key={side}
          d={path([at[side - 1], at[side % at.length]].flatMap((spot) => spot ?? []))}
          className={styles.wrong}
        />
      ))}
      {!closed && first && last && at.length > 2 && (
        <path d={path([last, first])} className={styles.closing} />
      )}
      {at.length > 0 && !numbered && first && (
        <circle cx={first.x} cy={first.y} r="5" className={styles.first} />
      )}
      {numbered &&
        at.map(({ x, y }, i) => (
          <g key={i}>
            <circle cx={x} cy={y} r="10" className={styles.first} />
            <text x={x} y={y + 4} className={styles.number}>
              {i + 1}
            </text>
          </g>
        ))}
      {spot && here && Number.isFinite(here.accuracy_m) && (
        <circle cx={spot.x} cy={spot.y} r={here.accuracy_m * plan.perMetre} className={styles.unsure} />
      )}
      {spot && <circle cx={spot.x} cy={spot.y} r="6" className={styles.here} />}
      {points.length + (here ? 1 : 0) > 0 && (
        <g>
          <path d={`M10 ${WITH_SCALE - 8}h${(bar * plan.perMetre).toFixed(1)}`} className={styles.bar} />
          <text x="10" y={WITH_SCALE - 13} className={styles.barText}>
            {words.metres(format.number(bar, 1))}
          </text>
        </g>
      )}
    </svg>
  );
};
