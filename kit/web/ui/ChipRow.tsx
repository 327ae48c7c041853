import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

interface ChipProps {
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export const Chip = ({ disabled = false, onClick, children }: ChipProps) => (
  <button type="button" className={styles.chip} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);

/** Suggestions to tap, in one row. */
export const ChipRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.row} role="group" aria-label={label}>
    {children}
  </div>
);
