import type { ReactNode } from 'react';
import { useWaterWords } from './words.ts';
import styles from './water.module.css';

/** The rule behind an advice, opened on tap. */
export const Rule = ({ children }: { readonly children: ReactNode }) => {
  const words = useWaterWords();
  return (
    <details className={styles.rule}>
      <summary>{words.rule}</summary>
      {children}
    </details>
  );
};
