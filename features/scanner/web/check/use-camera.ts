import { useEffect, useRef, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { type CameraFault, hasLamp, openCamera, stopCamera, switchLamp } from './camera.ts';

type CameraState =
  | { readonly state: 'opening' | 'live' }
  | { readonly state: 'failed'; readonly fault: CameraFault };

/**
 * The rear camera in a video element while `isWanted`. It stops when this unmounts and while the page is
 * hidden.
 */
export const useCamera = (isWanted: boolean) => {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>({ state: 'opening' });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isLampOn, setLampOn] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return undefined;
    let opened: MediaStream | null = null;
    let cancelled = false;
    const close = (): void => {
      if (opened) stopCamera(opened);
      opened = null;
      setStream(null);
      setLampOn(false);
    };
    const open = async (): Promise<void> => {
      setCamera({ state: 'opening' });
      const result = await openCamera();
      if (cancelled || document.hidden) return result.ok ? stopCamera(result.value) : undefined;
      if (!result.ok) return setCamera({ state: 'failed', fault: result.code });
      opened = result.value;
      setStream(opened);
      if (!video.current) return undefined;
      video.current.srcObject = opened;
      // Not every browser starts the video automatically; one that does not shows its own button.
      void video.current.play()?.catch(logError('scanner.use_camera'));
    };
    const onVisibility = (): void => {
      if (document.hidden) close();
      else if (!opened) void open();
    };
    void open();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancelled = true;
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    };
  }, [isWanted, attempt]);

  const lamp =
    stream && hasLamp(stream)
      ? {
          isOn: isLampOn,
          toggle: () => {
            void switchLamp(stream, !isLampOn).then(
              () => setLampOn(!isLampOn),
              logError('scanner.use_camera'),
            );
          },
        }
      : null;
  return {
    video,
    camera,
    lamp,
    onPlaying: () => setCamera({ state: 'live' }),
    openAgain: () => setAttempt((n) => n + 1),
  };
};
