import { useId, type ReactNode } from 'react';
import { outlinePath, type Ring } from '#kit/web/ui/outline/outline.ts';
import styles from './FieldScene.module.css';

/** Parallel lines at a slant, over a picture 360 wide and 232 high. */
const slanted = (from: number, step: number, slant: number): string =>
  Array.from({ length: Math.ceil((420 - from) / step) }, (_, i) => {
    const x = from + i * step;
    return `M${x} 240L${x + slant} -6`;
  }).join('');
const FURROWS = slanted(-60, 32, 60);
const ROWS = slanted(-60, 17, 64);

interface Props {
  readonly head: ReactNode;
  readonly ring: Ring;
  /** Whether the boundary is only estimated around a point: drawn dashed and without rows. */
  readonly estimated: boolean;
  /** For screen readers. */
  readonly label: string;
  /** Crop and its age, on the picture. */
  readonly crop: ReactNode;
}

/** The soil with the field in its true shape: the top of a field's screen. */
export const FieldScene = ({ head, ring, estimated, label, crop }: Props) => {
  const clip = useId().replace(/\W/g, '');
  const plot = outlinePath(ring, 360, 196, 18);
  return (
    <div className={styles.scene}>
      <div className={styles.sky}>{head}</div>
      <div className={styles.land}>
        <svg
          className={styles.picture}
          viewBox="0 0 360 232"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={label}
        >
          <path d={FURROWS} className={styles.furrows} />
          {plot && (
            <g>
              <clipPath id={clip}>
                <path d={plot} />
              </clipPath>
              {!estimated && (
                <>
                  <path d={plot} className={styles.field} />
                  <path d={ROWS} className={styles.rows} clipPath={`url(#${clip})`} />
                </>
              )}
              <path d={plot} className={estimated ? styles.guess : styles.edge} />
            </g>
          )}
        </svg>
        <span className={styles.crop}>{crop}</span>
      </div>
    </div>
  );
};
