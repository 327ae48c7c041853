import type { SideShape } from './sides-form.ts';
import styles from '../boundary.module.css';

const corners: Readonly<Record<SideShape, readonly (readonly [number, number])[]>> = {
  rectangle: [
    [70, 40],
    [258, 40],
    [258, 140],
    [70, 140],
  ],
  quad: [
    [60, 132],
    [92, 34],
    [252, 48],
    [274, 148],
  ],
  triangle: [
    [60, 140],
    [278, 140],
    [190, 32],
  ],
};

/** Labels the sides until there are lengths to draw to scale. */
export const SidesDrawing = ({ shape }: { readonly shape: SideShape }) => {
  const ring = corners[shape];
  const sides = shape === 'rectangle' ? ring.slice(0, 2) : ring;
  return (
    <svg viewBox="0 6 328 176" className={styles.outline} aria-hidden="true">
      <path d={`M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`} className={styles.inside} />
      <path d={`M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`} className={styles.closing} />
      {shape === 'quad' && (
        <path d={`M${ring[0]!.join(' ')}L${ring[2]!.join(' ')}`} className={styles.other} />
      )}
      {sides.map(([x, y], i) => {
        const [nx, ny] = ring[(i + 1) % ring.length]!;
        return (
          <g key={i}>
            <circle cx={(x + nx) / 2} cy={(y + ny) / 2} r="12" className={styles.sideSpot} />
            <text x={(x + nx) / 2} y={(y + ny) / 2 + 4} className={styles.sideNumber}>
              {i + 1}
            </text>
          </g>
        );
      })}
      {shape !== 'rectangle' &&
        ring.map(([x, y], i) => <circle key={i} cx={x} cy={y} r="4" className={styles.first} />)}
    </svg>
  );
};
