import { useFormat } from '../format.ts';
import styles from './Progress.module.css';

interface Props {
  /** The current stage: "Checking the leaf". */
  readonly label: string;
  /** Leave out both when the total is unknown: the bar then only shows activity. */
  readonly done?: number;
  readonly total?: number;
  readonly unit?: 'bytes' | 'percent';
}

/** Progress bar for anything that takes longer than a second. Shows real figures or none. */
export const Progress = ({ label, done, total, unit = 'percent' }: Props) => {
  const format = useFormat();
  const isKnown = done !== undefined && total !== undefined && total > 0;
  const share = isKnown ? Math.min(1, done / total) : 0;
  const figure = !isKnown
    ? ''
    : unit === 'bytes'
      ? `${format.bytes(done)} / ${format.bytes(total)}`
      : format.percent(share);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span role="status">{label}</span>
        <span>{figure}</span>
      </div>
      <progress className={styles.bar} aria-label={label} max={1} {...(isKnown ? { value: share } : {})} />
    </div>
  );
};

/** A share of the largest, beside its figure in words. */
export const Bar = ({ share }: { readonly share: number }) => (
  <progress className={styles.bar} aria-hidden="true" max={1} value={share} />
);
