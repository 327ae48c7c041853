import { Button } from '#kit/web/ui/Button.tsx';
import { useScannerWords } from '../words.ts';
import { CameraFrame, FramedPhoto } from './CameraFrame.tsx';
import { useObjectUrl } from './use-object-url.ts';
import type { ScannerState } from './use-scanner.ts';
import styles from './CameraFrame.module.css';

type PoorPhotoState = Extract<ScannerState, { state: 'poor_photo' }>;

/** Warns about a poor photo before it counts towards the limit of checks. */
export const PhotoQualityWarning = ({ quality, picture, decide }: PoorPhotoState) => {
  const words = useScannerWords();
  const source = useObjectUrl(picture);
  const { title, advice } = words.quality[quality];
  return (
    <CameraFrame renderPicture={() => <FramedPhoto source={source} label={words.photoOf(title)} />}>
      <div className={styles.warning}>
        <h2>{title}</h2>
        <p>{advice}</p>
        <p>{words.qualityFree}</p>
      </div>
      <Button wide className={styles.act} onClick={() => decide(false)}>
        {words.takeAgain}
      </Button>
      <Button wide className={styles.other} onClick={() => decide(true)}>
        {words.useAnyway}
      </Button>
    </CameraFrame>
  );
};
