import styles from './Confetti.module.css';

const COUNT = 24;
/** Deterministic, so that every phone shows the same pattern. */
const pieces = Array.from({ length: COUNT }, (_, i) => ({
  left: `${(i * 37) % 100}%`,
  delay: `${(i % 8) * 90}ms`,
  tone: i % 4,
}));

/** Falls once over the screen; nothing for who wants less motion. */
export const Confetti = () => (
  <div className={styles.sky} aria-hidden="true" data-confetti="">
    {pieces.map(({ left, delay, tone }, i) => (
      <span key={i} className={styles.piece} data-tone={tone} style={{ left, animationDelay: delay }} />
    ))}
  </div>
);
