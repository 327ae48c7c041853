import type { ReactNode } from 'react';
import styles from './boundary.module.css';

/**
 * The one act of a way, in the thumb's reach; the editor also stands inside other screens, which have their
 * own head.
 */
export const Foot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
