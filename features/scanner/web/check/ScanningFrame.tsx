import type { Stage } from '../../domain/scan-stages.ts';
import { useScannerWords } from '../words.ts';
import { CameraFrame, FramedPhoto } from './CameraFrame.tsx';
import { Scanning } from './Scanning.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** The photo that is being checked, with the stage of its check. */
export const ScanningFrame = ({
  stage,
  picture,
}: {
  readonly stage: Stage;
  readonly picture: Blob | null;
}) => {
  const words = useScannerWords();
  const source = useObjectUrl(picture);
  return (
    <CameraFrame renderPicture={() => <FramedPhoto source={source} label={words.photoOf(words.title)} />}>
      <Scanning stage={stage} />
    </CameraFrame>
  );
};
