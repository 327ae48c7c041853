import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '#kit/web/ui/classes.ts';
import { HelpIcon } from '#kit/web/ui/icons.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/index.ts';
import { useScannerWords } from './words.ts';
import styles from './CropPicker.module.css';

const drawings: Readonly<Record<string, ReactNode>> = {
  maize: <><path d="M16 4c5 4 6 12 3 20h-6c-3-8-2-16 3-20z" /><path d="M13 9h6M12 13h8M12 17h8M13 21h6M16 5v19" /><path d="M13 24c-5-1-8-6-8-12 4 1 6 5 8 12zM19 24c5-1 8-6 8-12-4 1-6 5-8 12z" /></>,
  bean: <><path d="M6 8c2 10 8 17 20 18-1-5-4-8-8-10S10 11 9 6z" /><circle cx="12" cy="13" r="1.500" /><circle cx="16" cy="18" r="1.500" /><circle cx="21" cy="22" r="1.500" /></>,
  coffee: <><path d="M16 4v8" /><circle cx="11" cy="18" r="6" /><circle cx="22" cy="20" r="5" /><path d="M16 8c4-4 8-4 11-2-2 4-7 5-11 2z" /></>,
};

interface Props { readonly value: string | null; readonly onChange: (crop: string | null) => void }

/** One tap on a picture; "not sure" is an answer too. */
export const CropPicker = ({ value, onChange }: Props) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const group = useId();
  const options = [...crops.filter((c) => c.check === 'photo').map((c) => ({ key: c.key as string | null, name: c.name[language] })), { key: null, name: words.cropNotSure }];
  return (
    <fieldset>
      <legend className={styles.legend}>{words.crop}</legend>
      <div className={styles.crops}>
        {options.map(({ key, name }) => (
          <label key={name} className={classes(styles.crop, key === value && styles.on)}>
            <input type="radio" className="unseen" name={group} checked={key === value} onChange={() => onChange(key)} />
            {key === null ? <HelpIcon size={32} /> : <svg viewBox="0 0 32 32" className={styles.drawing} aria-hidden="true">{drawings[key]}</svg>}
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
