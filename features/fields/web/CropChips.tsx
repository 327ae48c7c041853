import { useEffect, useId, useRef, useState } from 'react';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, crops as allCrops, findCropByName } from '#knowledge/crops.ts';
import type { Field } from '../domain/field.ts';
import { drawingOf } from './crop-drawings.tsx';
import { useWizardWords } from './wizard/words.ts';
import styles from './CropChips.module.css';

const FIRST_CROPS = 6;

interface Props {
  readonly label: string;
  /** Keys of crops, in order. */
  readonly crops: readonly string[];
  /** Null when none is chosen. */
  readonly value: string | null;
  readonly onChange: (crop: string) => void;
  /** The chip of no crop in particular, with the value ''. */
  readonly anyLabel?: string;
  /** Several lines, with a visible label, instead of one that scrolls: the first crops, then all after a tap. */
  readonly wrap?: boolean;
  readonly error?: string | undefined;
}

/** Chooses a crop by its picture and name. Radio buttons, so that arrow keys and screen readers work. */
export const CropChips = ({ label, crops, value, onChange, anyLabel, wrap, error }: Props) => {
  const { language } = useLanguage();
  const words = useWizardWords();
  const name = useId();
  const [showsAll, setAll] = useState(false);
  const isFolded = wrap === true && !showsAll && crops.length > FIRST_CROPS;
  const shown = crops.filter((crop, index) => !isFolded || index < FIRST_CROPS || crop === value);
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
        {shown.map((crop) => chip(crop, cropByKey(crop)?.name[language] ?? crop))}
      </div>
      {isFolded && (
        <Button tone="plain" onClick={() => setAll(true)}>
          {words.otherCrops}
        </Button>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** The crops that a farmer in Kenya sells most. */
const COMMON = ['maize', 'bean', 'tomato', 'potato', 'kale', 'onion'];

/** Keys of all crops: those of the farmer's own fields, then the common ones, then the others by name. */
export const useCropKeys = (): readonly string[] => {
  const { language } = useLanguage();
  const grown = useRows<Field>('field').flatMap(({ crop_type }) => findCropByName(crop_type)?.key ?? []);
  const byName = [...allCrops].sort((a, b) => a.name[language].localeCompare(b.name[language]));
  return [...new Set([...grown, ...COMMON, ...byName.map(({ key }) => key)])];
};
