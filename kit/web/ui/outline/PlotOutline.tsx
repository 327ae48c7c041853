import { classes } from '../classes.ts';
import { outlinePath } from './outline.ts';
import type { Ring } from './outline.ts';
import styles from './PlotOutline.module.css';

interface Props {
  readonly ring: Ring;
  /** A label for screen readers; without it the outline is decorative. */
  readonly label?: string;
  readonly tone?: 'leaf' | 'clay';
  /** Dashed for an estimated boundary around a point. */
  readonly dashed?: boolean;
}

/** The shape of a plot, drawn from its boundary. */
export const PlotOutline = ({ ring, label, tone = 'leaf', dashed }: Props) => {
  const path = outlinePath(ring, 100, 60, 6);
  if (path === '') return null;
  return (
    <svg
      viewBox="0 0 100 60"
      className={classes(styles[tone], dashed && styles.dashed)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};
