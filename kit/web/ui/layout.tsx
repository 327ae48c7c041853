import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

interface Props {
  readonly children: ReactNode;
  readonly gap?: 'small' | 'normal' | 'large';
  readonly className?: string;
}

/** Vertical stack. */
export const Stack = ({ children, gap = 'normal', className }: Props) => (
  <div className={classes(styles.stack, styles[gap], className)}>{children}</div>
);

/** Elements side by side that share the width. They wrap on narrow screens and with large text. */
export const Row = ({ children, gap = 'normal', className }: Props) => (
  <div className={classes(styles.row, styles[gap], className)}>{children}</div>
);

/** A heading on the left and a small element on the right. */
export const SpaceBetween = ({ children, gap = 'normal', className }: Props) => (
  <div className={classes(styles.between, styles[gap], className)}>{children}</div>
);

export const MutedText = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.soft}>{children}</p>
);

/** Visible to screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="unseen">{children}</span>
);
