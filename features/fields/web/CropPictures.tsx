import { useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName, crops } from '#knowledge/crops.ts';
import { drawingOf } from './crop-drawings.tsx';
import { useWizardWords } from './wizard/words.ts';
import styles from './CropPictures.module.css';

/** The most common crops in Kenya first; the rest behind one more tap. */
const COMMON_CROPS = [
  'maize',
  'bean',
  'potato',
  'kale',
  'tomato',
  'banana',
  'coffee',
  'tea',
  'cassava',
  'avocado',
];

interface Props {
  readonly label: string;
  /** As typed or chosen, in either language. */ readonly value: string;
  /** Offers only these, by key; the first ten at once. */ readonly only?: readonly string[];
  readonly error?: string | null;
  readonly onChoose: (name: string, key: string) => void;
}

/** Picks a crop by tapping its picture. The name is given in the reader's language. */
export const CropPictures = ({ label, value, only, error, onChoose }: Props) => {
  const words = useWizardWords();
  const { language } = useLanguage();
  const chosen = findCropByName(value)?.key;
  const [isExpanded, setExpanded] = useState(false);
  const offered = only ? only.flatMap((key) => crops.find((c) => c.key === key) ?? []) : crops;
  const first = only ? only.slice(0, COMMON_CROPS.length) : COMMON_CROPS;
  const shown = offered.filter((c) => isExpanded || c.key === chosen || first.includes(c.key));
  return (
    <div role="group" aria-label={label}>
      <div className={styles.crops}>
        {shown.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            className={classes(styles.crop, key === chosen && styles.on)}
            onClick={() => onChoose(name[language], key)}
          >
            {drawingOf(key)}
            <span>{name[language]}</span>
          </button>
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {!isExpanded && shown.length < offered.length && (
        <Button tone="plain" onClick={() => setExpanded(true)}>
          {words.otherCrops}
        </Button>
      )}
    </div>
  );
};
