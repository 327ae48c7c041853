import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ColourScene.module.css';

interface Props {
  /** That of `renderScene`. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
  /** Leaves room for a card that lies over the lower edge. */
  readonly isOverlapped?: boolean;
}

/** The top of a screen as one field of colour, which its `ground` names. */
export const ColourScene = ({ head, children, isOverlapped }: Props) => (
  <div className={classes(styles.scene, isOverlapped && styles.overlapped)}>
    <div className={styles.head}>{head}</div>
    {children}
  </div>
);
