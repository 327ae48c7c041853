import { useId } from 'react';
import styles from './Switch.module.css';

interface Props { readonly label: string; readonly hint?: string; readonly on: boolean; readonly onChange: (on: boolean) => Promise<void> }

/** On or off at once: no button below has to be found. What could not be kept goes back. */
export const Switch = ({ label, hint, on, onChange }: Props) => {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}{hint && <small id={`${id}-hint`}>{hint}</small>}</label>
      <input id={id} type="checkbox" role="switch" aria-checked={on} checked={on} aria-describedby={hint && `${id}-hint`} onChange={(event) => void onChange(event.currentTarget.checked)} />
    </div>
  );
};
