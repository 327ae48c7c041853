import { useId } from 'react';
import { classes } from '../classes.ts';
import { fitRing } from './outline.ts';
import type { Ring } from './outline.ts';
import { paintClass, type PlotPaint } from './plot-paint.ts';
import { SickPatch } from './SickPatch.tsx';
import styles from './PlotOutline.module.css';

interface Props {
  readonly ring: Ring;
  /** A label for screen readers; without it the outline is decorative. */
  readonly label?: string;
  /** Dashed and pale for an estimated boundary around a point: nobody measured it. */
  readonly dashed?: boolean;
  /** Colour of the crop's rows. */
  readonly paint?: PlotPaint | undefined;
  /** Where something is wrong. Not drawn on an estimated boundary. */
  readonly sick?: Ring;
}

/** The shape of a plot, drawn from its boundary, with planted rows. */
export const PlotOutline = ({ ring, label, dashed, paint, sick = [] }: Props) => {
  const id = useId().replace(/\W/g, '');
  const fitted = fitRing(ring, 140, 84, 6);
  if (fitted === null) return null;
  const { path, place } = fitted;
  return (
    <svg
      viewBox="0 0 140 84"
      className={classes(styles.plot, paintClass(paint))}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)">
        <path d="M0 4.500h9" className={styles.row} />
      </pattern>
      {dashed ? (
        <g className={styles.guess}>
          <path d={path} className={styles.land} />
          <path d={path} fill={`url(#${id})`} />
          <path d={path} className={styles.dashes} vectorEffect="non-scaling-stroke" />
        </g>
      ) : (
        <>
          <path d={path} className={styles.land} />
          <path d={path} fill={`url(#${id})`} />
          {sick.length > 0 && (
            <>
              <clipPath id={`${id}s`}>
                <path d={path} />
              </clipPath>
              <g clipPath={`url(#${id}s)`}>
                {sick.map((point) => (
                  <SickPatch key={point.join()} at={place(point)} scale={0.7} />
                ))}
              </g>
            </>
          )}
        </>
      )}
    </svg>
  );
};
