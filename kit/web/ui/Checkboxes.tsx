import { classes } from './classes.ts';
import type { Option } from './Field.tsx';
import styles from './Choice.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
}

/** Multiple choice as chips. Each has a visually hidden checkbox, for keyboards and screen readers. */
export const Checkboxes = <Value extends string>({ label, options, values, onChange }: Props<Value>) => (
  <fieldset>
    <legend className={styles.legend}>{label}</legend>
    <div className={styles.chips}>
      {options.map(({ value, label: text, disabled }) => {
        const isChecked = values.includes(value);
        return (
          <label key={value} className={classes(styles.chip, isChecked && styles.on)}>
            <input
              type="checkbox"
              className="unseen"
              disabled={disabled}
              checked={isChecked}
              onChange={() => onChange(isChecked ? values.filter((v) => v !== value) : [...values, value])}
            />
            {text}
          </label>
        );
      })}
    </div>
  </fieldset>
);
