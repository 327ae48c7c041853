import styles from './TalkDrawing.module.css';

/** Two people talking about a seedling, for screens without a message yet. */
export const TalkDrawing = () => (
  <svg viewBox="0 0 220 120" className={styles.talk} aria-hidden="true">
    <path
      className={styles.question}
      d="M84 8h116a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-6v16l-18-16H84a16 16 0 0 1-16-16V24A16 16 0 0 1 84 8z"
    />
    <path className={styles.lines} d="M92 32h96M92 50h62" />
    <path
      className={styles.answer}
      d="M20 44h74a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H44l-18 16v-16h-6A16 16 0 0 1 4 86V60a16 16 0 0 1 16-16z"
    />
    <path className={styles.stem} d="M57 92V66" />
    <path className={styles.dark} d="M57 72c1-12 10-18 27-17-1 13-11 19-27 17z" />
    <path className={styles.light} d="M57 80c-1-10-9-15-25-14 1 11 10 16 25 14z" />
  </svg>
);
