import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** What to do, in order. At most three are shown at once; more belong behind a fold. */
export const Steps = ({ steps }: { readonly steps: readonly ReactNode[] }) => (
  <ol className={styles.steps}>
    {steps.map((step, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- the steps are a fixed list
      <li key={i}>{step}</li>
    ))}
  </ol>
);
