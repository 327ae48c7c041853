import { useId } from 'react';
import { outlinePath } from './outline.ts';
import type { Ring } from './outline.ts';
import styles from './PlotOutline.module.css';

interface Props {
  readonly ring: Ring;
  /** A label for screen readers; without it the outline is decorative. */
  readonly label?: string;
  /** Dashed, and without rows, for an estimated boundary around a point: nobody measured it. */
  readonly dashed?: boolean;
}

/** The shape of a plot, drawn from its boundary, with planted rows. */
export const PlotOutline = ({ ring, label, dashed }: Props) => {
  const rows = useId().replace(/\W/g, '');
  const path = outlinePath(ring, 140, 84, 6);
  if (path === '') return null;
  return (
    <svg
      viewBox="0 0 140 84"
      className={styles.plot}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {dashed ? (
        <path d={path} className={styles.guess} vectorEffect="non-scaling-stroke" />
      ) : (
        <>
          <pattern
            id={rows}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-20)"
          >
            <path d="M0 4.500h9" className={styles.row} />
          </pattern>
          <path d={path} className={styles.land} />
          <path d={path} fill={`url(#${rows})`} />
        </>
      )}
    </svg>
  );
};
