import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Option } from './Field.tsx';
import styles from './Choice.module.css';

interface Props<Value extends string> {
  readonly label: string;
  /** `drawing`: a small picture of what is chosen. */
  readonly options: readonly (Option<Value> & { readonly drawing?: ReactNode })[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The label is for screen readers only, where the screen already shows the question above. */
  readonly isLabelHidden?: boolean;
}

/** Single choice as chips. Real radio buttons, so that arrow keys and screen readers work. */
export const Choice = <Value extends string>({
  label,
  options,
  value,
  onChange,
  isLabelHidden,
}: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? 'unseen' : styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              styles.chip,
              option.drawing !== undefined && styles.drawn,
              option.value === value && styles.on,
            )}
          >
            <input
              type="radio"
              className="unseen"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
