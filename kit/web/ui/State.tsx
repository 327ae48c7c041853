import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './State.module.css';

export type StateTone = 'good' | 'watch' | 'bad' | 'unknown';

/**
 * How something is: always a shape, a word and a colour. A circle is well, a diamond to watch, a triangle
 * needs you.
 */
export const State = ({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }) => (
  <span className={classes(styles.state, styles[tone])}>{children}</span>
);
