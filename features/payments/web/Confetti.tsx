import styles from './Confetti.module.css';

const COUNT = 24;
/** Deterministic, so that every phone shows the same pattern. */
const pieces = Array.from({ length: COUNT }, (_, i) => ({
  left: `${(i * 37) % 100}%`,
  delay: `${(i % 8) * 90}ms`,
  tone: i % 4,
}));

export const Confetti = () => (
  <div className={styles.sky} aria-hidden="true">
    {pieces.map(({ left, delay, tone }, i) => (
      <span key={i} className={styles.piece} data-tone={tone} style={{ left, animationDelay: delay }} />
    ))}
  </div>
);
