import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  readonly isLabelHidden?: boolean | undefined;
  /** One line that scrolls sideways, instead of several. */
  readonly isLine?: boolean | undefined;
  readonly error?: string | null | undefined;
}

/** Single choice as chips. Real radio buttons, so that arrow keys and screen readers work. */
export const Choice = <Value extends string>({
  label,
  options,
  value,
  onChange,
  isLabelHidden,
  isLine,
  error,
}: Props<Value>) => {
  const name = useId();
  const chips = useRef<HTMLDivElement>(null);
  // The chosen chip of a line that scrolls stays in view.
  useEffect(() => {
    const [box, on] = [chips.current, chips.current?.querySelector<HTMLElement>('[data-on]')];
    if (isLine && box && on) box.scrollLeft = on.offsetLeft - box.offsetLeft - 16;
  }, [isLine, value]);
  return (
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined}>
      <legend className={isLabelHidden ? 'unseen' : styles.legend}>{label}</legend>
      <div ref={chips} className={classes(styles.chips, isLine && styles.line)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              styles.chip,
              option.drawing !== undefined && styles.drawn,
              option.value === value && styles.on,
            )}
            data-on={option.value === value || undefined}
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
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
