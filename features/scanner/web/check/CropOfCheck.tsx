import { type KeyboardEvent, useRef, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { DownIcon } from '#kit/web/ui/icons.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, crops } from '#knowledge/index.ts';
import { isPhotoCheckable } from '../crop-of-field.ts';
import { useScannerWords } from '../words.ts';
import styles from './CameraFrame.module.css';

const offered = crops.filter((crop) => crop.offered);
const checkable = offered.filter(isPhotoCheckable).map(({ key }) => key);
/** Crops without a photo check are behind one more tap. */
const cropKeys = [...new Set([...checkable, ...offered.map(({ key }) => key)])];

interface Props {
  readonly crop: string | null;
  readonly field: Field | undefined;
  readonly onChoose: (crop: string | null) => void;
}

/** The crop as picture and word, and the field of the check. A tap opens the choice; "not sure" is one too. */
export const CropOfCheck = ({ crop, field, onChoose }: Props) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = crop && cropByKey(crop)?.name[language];
  // An arrow key only moves the choice; Enter, Space or a tap is the decision.
  const isMoving = useRef(false);
  const close = (): void => setOpen(false);
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    isMoving.current = key.startsWith('Arrow');
    if (key === 'Enter' && target instanceof HTMLInputElement) close();
  };
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.cropButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {crop ? drawingOf(crop) : <HelpIcon />}
        <span>{name ?? words.crop}</span>
        <DownIcon size={18} />
      </button>
      {field && <span>{field.name ? words.forField(field.name) : words.forUnnamed}</span>}
      {isOpen && (
        <Sheet title={words.crop} onClose={close}>
          <div
            role="presentation"
            onKeyDown={onKeyDown}
            onPointerDown={() => {
              isMoving.current = false;
            }}
          >
            <CropChoice
              label={words.crop}
              isLabelHidden
              crops={cropKeys}
              first={checkable.length}
              value={crop ?? ''}
              none={{ label: words.cropNotSure, drawing: <HelpIcon size={32} />, isLast: true }}
              onChange={(chosen) => {
                onChoose(chosen || null);
                if (!isMoving.current) close();
              }}
            />
          </div>
        </Sheet>
      )}
    </div>
  );
};
