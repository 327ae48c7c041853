import { useId } from 'react';
import styles from './ConfirmationCheckbox.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A statement that the expert confirms. */
export const ConfirmationCheckbox = ({ label, hint, checked, onChange }: Props) => {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
    </div>
  );
};
