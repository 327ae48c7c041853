import styles from './drawings.module.css';

/** Empty state: a clipboard with a leaf. */
export const ClipboardDrawing = () => (
  <svg viewBox="0 0 120 100" width="120" height="100" className={styles.drawing}>
    <rect x="30" y="14" width="60" height="76" rx="8" className={styles.board} />
    <rect x="46" y="8" width="28" height="14" rx="5" className={styles.clip} />
    <path d="M42 40l5 5 9-10M42 58l5 5 9-10" className={styles.tick} />
    <path d="M64 42h16M64 60h16M44 76h36" className={styles.line} />
  </svg>
);
