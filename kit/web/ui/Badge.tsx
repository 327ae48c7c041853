import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Badge.module.css';

export const Badge = ({
  children,
  tone = 'leaf',
}: {
  readonly children: ReactNode;
  readonly tone?: 'leaf' | 'maize' | 'sky' | 'clay' | 'plain';
}) => <span className={classes(styles.badge, styles[tone])}>{children}</span>;
