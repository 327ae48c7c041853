import styles from './EmptyPlot.module.css';

/** Placeholder for a field not created yet: bare rows inside a dashed outline. */
export const EmptyPlot = () => (
  <svg viewBox="0 0 160 110" className={styles.plot}>
    <path className={styles.outline} d="M18 40 88 12l54 26-20 60-92-8z" />
    <path className={styles.rows} d="M36 44 46 84M56 36l14 52M78 28l18 64M100 26l18 58" />
  </svg>
);
