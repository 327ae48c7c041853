import { useId, type ReactNode } from 'react';
import { classes } from '#kit/web/ui/classes.ts';
import { Hills } from '#kit/web/ui/Hills.tsx';
import { outlinePath, type Ring } from '#kit/web/ui/outline/outline.ts';
import styles from './HomeScene.module.css';

/** Furrows of the soil in front, from the horizon (first number) to the lower edge. */
const FURROWS = [
  [65, -300],
  [94, -180],
  [118, -80],
  [134, -10],
  [149, 50],
  [162, 105],
  [174, 155],
  [186, 205],
  [198, 255],
  [211, 310],
  [226, 370],
  [242, 440],
  [266, 540],
  [296, 660],
]
  .map(([far, near]) => `M${far} 178L${near} 336`)
  .join('');
const ROWS = Array.from({ length: 17 }, (_, i) => `M${-64 + 28 * i} 98L${114 + 11 * i} 0`).join('');
const SOIL = 'M0 190c70-18 150-18 220-9s100 4 140-5v160H0z';

interface Props {
  /** Boundary of the field in front; empty draws the bare soil. */
  readonly ring: Ring;
  /** Whether the boundary is only estimated around a point. */
  readonly estimated: boolean;
  /** Name of that field. */
  readonly fieldName?: ReactNode;
  /** Draws an empty plot with a pin: the farmer has no field yet. */
  readonly isFirstDay: boolean;
  readonly children: ReactNode;
}

/**
 * Sky, hills and soil with the farmer's own field in its true shape: the top of home. It draws no weather;
 * who knows the forecast draws it in `children`, over the sky.
 */
export const HomeScene = ({ ring, estimated, fieldName, isFirstDay, children }: Props) => {
  const clip = useId().replace(/\W/g, '');
  const plot = outlinePath(ring, 288, 66, 2);
  return (
    <div className={styles.scene}>
      <svg
        className={styles.picture}
        viewBox="0 0 360 314"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(0 14)">
          <Hills />
          <clipPath id={`${clip}s`}>
            <path d={SOIL} />
          </clipPath>
          <path d={SOIL} className={styles.land} />
          <path d={FURROWS} className={styles.furrows} clipPath={`url(#${clip}s)`} />
          {isFirstDay && (
            <>
              <path d="M62 252 112 214 262 204 312 226 276 262 134 272z" className={styles.guess} />
              <path
                d="M180 246c-22-30-28-38-28-52a28 28 0 0 1 56 0c0 14-6 22-28 52z"
                className={styles.pin}
              />
              <circle cx="180" cy="193" r="10" className={styles.eye} />
            </>
          )}
          {plot && (
            <g transform="translate(36 192)">
              <clipPath id={`${clip}p`}>
                <path d={plot} />
              </clipPath>
              <g className={estimated ? styles.pale : undefined}>
                <path d={plot} className={styles.field} />
                <path d={ROWS} className={styles.rows} clipPath={`url(#${clip}p)`} />
              </g>
              <path d={plot} className={estimated ? styles.guess : styles.edge} />
            </g>
          )}
        </g>
      </svg>
      <div className={classes(styles.content, isFirstDay && styles.greeting)}>{children}</div>
      {fieldName && <span className={styles.name}>{fieldName}</span>}
    </div>
  );
};
