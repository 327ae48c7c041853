import { useEffect, useId, useRef } from 'react';
import { classes } from '#kit/web/ui/classes.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import { drawingOf } from './crop-drawings.tsx';
import styles from './CropChips.module.css';

interface Props {
  readonly label: string;
  /** Keys of crops, in order. */
  readonly crops: readonly string[];
  /** Null when none is chosen. */
  readonly value: string | null;
  readonly onChange: (crop: string) => void;
  /** The chip of no crop in particular, with the value ''. */
  readonly anyLabel?: string;
  /** Several lines instead of one that scrolls. */
  readonly wrap?: boolean;
  readonly error?: string | undefined;
}

/** Chooses a crop by its picture and name. Radio buttons, so that arrow keys and screen readers work. */
export const CropChips = ({ label, crops, value, onChange, anyLabel, wrap, error }: Props) => {
  const { language } = useLanguage();
  const name = useId();
  const line = useRef<HTMLDivElement>(null);
  // The line scrolls sideways: the chosen crop stays in view.
  useEffect(() => {
    const [box, on] = [line.current, line.current?.querySelector<HTMLElement>('[data-on]')];
    if (box && on) box.scrollLeft = on.offsetLeft - box.offsetLeft - 16;
  }, [value]);
  const chip = (crop: string, text: string) => (
    <label
      key={crop}
      className={classes(styles.chip, crop === value && styles.on)}
      data-on={crop === value || undefined}
    >
      <input
        type="radio"
        className="unseen"
        name={name}
        checked={crop === value}
        onChange={() => onChange(crop)}
      />
      {crop !== '' && drawingOf(crop)}
      {text}
    </label>
  );
  return (
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined}>
      <legend className={wrap ? styles.legend : 'unseen'}>{label}</legend>
      <div ref={line} className={classes(styles.chips, wrap && styles.wrap)}>
        {anyLabel !== undefined && chip('', anyLabel)}
        {crops.map((crop) => chip(crop, cropByKey(crop)?.name[language] ?? crop))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
