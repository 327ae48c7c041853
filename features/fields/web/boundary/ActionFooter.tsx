import type { ReactNode } from 'react';
import styles from './boundary.module.css';

/**
 * The primary action of a method, within reach of the thumb; the editor is also used inside other screens
 * with their own header.
 */
export const ActionFooter = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
