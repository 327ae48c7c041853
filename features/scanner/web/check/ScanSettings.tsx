import { useState } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useScannerWords } from '../words.ts';
import { SAVE_UPLOADS_KEY } from './save-uploads-key.ts';
import styles from './ScanSettings.module.css';

/** Settings of this phone, not of the account. */
export const ScanSettings = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useScannerWords();
  const [on, setOn] = useState(() => readPreference(SAVE_UPLOADS_KEY) === 'yes');
  const change = (next: boolean): void => {
    writePreference(SAVE_UPLOADS_KEY, next ? 'yes' : null);
    setOn(next);
  };
  return (
    <Sheet title={words.settings} onClose={onClose}>
      <Stack>
        <label className={styles.line}>
          <input
            type="checkbox"
            className={styles.box}
            checked={on}
            onChange={(event) => change(event.target.checked)}
          />
          <span>{words.keepUploads}</span>
        </label>
        <MutedText>{words.keepUploadsNote}</MutedText>
      </Stack>
    </Sheet>
  );
};
