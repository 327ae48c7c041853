import { classes } from '#kit/web/ui/classes.ts';
import type { Option } from '#kit/web/ui/Field.tsx';
import chips from '#kit/web/ui/Choice.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
}

/** Multiple choice, as chips with real checkboxes. */
export const CheckboxChips = <Value extends string>({ label, options, values, onChange }: Props<Value>) => (
  <fieldset>
    <legend className={chips.legend}>{label}</legend>
    <div className={chips.chips}>
      {options.map(({ value, label: text }) => {
        const on = values.includes(value);
        return (
          <label key={value} className={classes(chips.chip, on && chips.on)}>
            <input
              type="checkbox"
              className="unseen"
              checked={on}
              onChange={() => onChange(on ? values.filter((v) => v !== value) : [...values, value])}
            />
            {text}
          </label>
        );
      })}
    </div>
  </fieldset>
);
