import { useState } from 'react';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { DownIcon } from '#kit/web/ui/icons.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import { useScannerWords } from '../words.ts';
import { CropPicker } from './CropPicker.tsx';
import styles from './CropPicker.module.css';

interface Props {
  readonly crop: string | null;
  readonly onChoose: (crop: string | null) => void;
}

/** The crop as picture and word. A tap opens the choice. */
export const CropChip = ({ crop, onChoose }: Props) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = crop && cropByKey(crop)?.name[language];
  return (
    <>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {crop ? drawingOf(crop) : <HelpIcon />}
        <span>{name ?? words.crop}</span>
        <DownIcon size={18} />
      </button>
      {isOpen && (
        <Sheet title={words.crop} onClose={() => setOpen(false)}>
          <CropPicker
            value={crop}
            onChange={(chosen) => {
              onChoose(chosen);
              setOpen(false);
            }}
          />
        </Sheet>
      )}
    </>
  );
};
