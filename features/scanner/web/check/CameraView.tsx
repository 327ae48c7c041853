import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { logError } from '#kit/web/log.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { useScannerWords } from '../words.ts';
import { type CameraFault, captureFrame, openCamera, stopCamera } from './camera.ts';
import styles from './CameraView.module.css';

interface Props {
  readonly onPicture: (picture: Blob) => void;
  readonly onCancel: () => void;
  readonly onFault: (fault: CameraFault) => void;
}

/** Live picture, shutter and cancel. The camera stops when this unmounts. */
export const CameraView = ({ onPicture, onCancel, onFault }: Props) => {
  const words = useScannerWords();
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);

  const reportFault = useEffectEvent(onFault);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let cancelled = false;
    void openCamera().then((opened) => {
      if (!opened.ok) return cancelled ? undefined : reportFault(opened.code);
      if (cancelled) return stopCamera(opened.value);
      stream = opened.value;
      if (!video.current) return;
      video.current.srcObject = stream;
      // Not every browser starts the video automatically; one that does not shows its own button.
      void video.current.play()?.catch(logError('scanner.camera_view'));
    });
    return () => {
      cancelled = true;
      if (stream) stopCamera(stream);
    };
  }, []);

  const shoot = useExclusiveAction(async () => {
    const picture = video.current && (await captureFrame(video.current));
    if (picture) onPicture(picture);
  });
  return (
    <Stack>
      {/* Never hidden: browsers do not play a muted video that is not visible. */}
      <video
        ref={video}
        className={styles.video}
        autoPlay
        playsInline
        muted
        aria-label={words.viewfinder}
        onPlaying={() => setLive(true)}
      />
      <p>{words.tip}</p>
      <Row>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button icon={CameraIcon} disabled={!live} busy={shoot.busy} onClick={() => shoot.run()}>
          {words.shutter}
        </Button>
      </Row>
    </Stack>
  );
};
