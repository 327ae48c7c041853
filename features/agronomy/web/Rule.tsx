import type { ReactNode } from 'react';
import styles from './water.module.css';
import { useWaterWords } from './words.ts';

/** The rule behind an advice, on tap. */
export const Rule = ({ children }: { readonly children: ReactNode }) => {
  const words = useWaterWords();
  return (
    <details className={styles.rule}>
      <summary>{words.rule}</summary>
      {children}
    </details>
  );
};
