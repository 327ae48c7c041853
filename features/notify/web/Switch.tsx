import { startTransition, useId, useOptimistic } from 'react';
import styles from './Switch.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => Promise<void>;
}

/** Shows the new state at once, and the saved state again when saving fails. */
export const Switch = ({ label, hint, on, onChange }: Props) => {
  const id = useId();
  const [shown, setShown] = useOptimistic(on);
  const change = (next: boolean): void =>
    startTransition(async () => {
      setShown(next);
      await onChange(next);
    });
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={shown}
        checked={shown}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </div>
  );
};
