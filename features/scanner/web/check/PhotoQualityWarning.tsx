import { useEffect, useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useScannerWords } from '../words.ts';
import type { ScannerState } from './use-scanner.ts';
import styles from '#kit/web/photo/Photo.module.css';

type PoorPhotoState = Extract<ScannerState, { state: 'poor_photo' }>;

/** Warns about a poor photo before it counts towards the limit of checks. */
export const PhotoQualityWarning = ({ quality, picture, decide }: PoorPhotoState) => {
  const words = useScannerWords();
  const [photoUrl, setPhotoUrl] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setPhotoUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  const { title, advice } = words.quality[quality];
  return (
    <Stack>
      {photoUrl && <img className={styles.photo} src={photoUrl} alt={words.photoOf(title)} />}
      <Notice tone="warn" title={title}>
        {advice} {words.qualityFree}
      </Notice>
      <Row gap="small">
        <Button tone="quiet" onClick={() => decide(true)}>
          {words.useAnyway}
        </Button>
        <Button onClick={() => decide(false)}>{words.takeAgain}</Button>
      </Row>
    </Stack>
  );
};
