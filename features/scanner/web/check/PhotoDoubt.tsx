import { useEffect, useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useScannerWords } from '../words.ts';
import type { ScannerState } from './use-scanner.ts';
import styles from '#kit/web/photo/Photo.module.css';

type Doubt = Extract<ScannerState, { state: 'doubt' }>;

/** A warning about a poor photo, before it costs a check. */
export const PhotoDoubt = ({ quality, picture, decide }: Doubt) => {
  const words = useScannerWords();
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  const { title, why } = words.quality[quality];
  return (
    <Stack>
      {source && <img className={styles.photo} src={source} alt={words.photoOf(title)} />}
      <Notice tone="warn" title={title}>
        {why} {words.qualityFree}
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
