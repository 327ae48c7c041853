import { useId } from 'react';
import { classes } from './classes.ts';
import type { Option } from './Field.tsx';
import styles from './Choice.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
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
          <label key={option.value} className={classes(styles.chip, option.value === value && styles.on)}>
            <input
              type="radio"
              className="unseen"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
