import type { ReactNode } from 'react';
import styles from './Empty.module.css';

interface Props {
  readonly drawing: ReactNode;
  readonly sentence: string;
  readonly action?: ReactNode;
}

/** Empty state: a drawing, one sentence and one button. */
export const EmptyState = ({ drawing, sentence, action }: Props) => (
  <div className={styles.empty}>
    <div className={styles.drawing} aria-hidden="true">
      {drawing}
    </div>
    <p>{sentence}</p>
    {action}
  </div>
);
