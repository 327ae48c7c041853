import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './FigureRow.module.css';

export interface Figure {
  /** The number with its unit; a dash while it is not known. */
  readonly figure: ReactNode;
  /** What it is, then its source or age. */
  readonly meaning: ReactNode;
  readonly tone?: 'good' | 'watch' | 'bad' | undefined;
}

/** At most three figures side by side; below each other in very large text. */
export const FigureRow = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <ul className={styles.figures}>
    {figures.map(({ figure, meaning, tone }, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- the figures are a fixed list
      <li key={i}>
        <strong className={classes(styles.figure, tone && styles[tone])}>{figure}</strong>
        <small>{meaning}</small>
      </li>
    ))}
  </ul>
);
