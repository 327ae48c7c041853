import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/index.ts';
import { isPhotoCheckable } from '../crop-of-field.ts';
import { useScannerWords } from '../words.ts';
import styles from './CropPicker.module.css';

interface Props {
  readonly value: string | null;
  readonly onChange: (crop: string | null) => void;
}
interface OptionProps {
  readonly group: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly drawing: ReactNode;
  readonly onChoose: () => void;
}

const Option = ({ group, name, chosen, drawing, onChoose }: OptionProps) => (
  <label className={classes(styles.crop, chosen && styles.on)}>
    <input type="radio" className="unseen" name={group} checked={chosen} onChange={onChoose} />
    {drawing}
    <span>{name}</span>
  </label>
);

/** One tap on a crop; "not sure" is an answer too. Crops without a photo check are behind one more tap. */
export const CropPicker = ({ value, onChange }: Props) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const group = useId();
  const isChosenUncheckable = crops.some((c) => c.key === value && !isPhotoCheckable(c));
  const [showsAll, setAll] = useState(false);
  const shown = crops.filter(
    (c) => c.offered && (isPhotoCheckable(c) || showsAll || (isChosenUncheckable && c.key === value)),
  );
  return (
    <fieldset>
      <legend className="unseen">{words.crop}</legend>
      <div className={styles.crops}>
        {shown.map(({ key, name }) => (
          <Option
            key={key}
            group={group}
            name={name[language]}
            chosen={key === value}
            drawing={drawingOf(key)}
            onChoose={() => onChange(key)}
          />
        ))}
        <Option
          group={group}
          name={words.cropNotSure}
          chosen={value === null}
          drawing={<HelpIcon size={32} />}
          onChoose={() => onChange(null)}
        />
      </div>
      {!showsAll && (
        <Button tone="plain" onClick={() => setAll(true)}>
          {words.otherCrops}
        </Button>
      )}
    </fieldset>
  );
};
