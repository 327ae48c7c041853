import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

interface Props {
  readonly children: ReactNode;
  readonly gap?: 'small' | 'normal' | 'large';
  readonly className?: string;
}

/** Things one under the other. */
export const Stack = ({ children, gap = 'normal', className }: Props) => (
  <div className={classes(styles.stack, styles[gap], className)}>{children}</div>
);

/** Things side by side that share the width; they wrap on narrow screens and at large text. */
export const Row = ({ children, gap = 'normal', className }: Props) => (
  <div className={classes(styles.row, styles[gap], className)}>{children}</div>
);

/** A heading on the left, a small thing on the right. */
export const Between = ({ children, gap = 'normal', className }: Props) => (
  <div className={classes(styles.between, styles[gap], className)}>{children}</div>
);

export const Soft = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.soft}>{children}</p>
);

/** Read by a screen reader, not shown. */
export const Unseen = ({ children }: { readonly children: ReactNode }) => (
  <span className="unseen">{children}</span>
);
