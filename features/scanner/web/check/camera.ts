import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { log } from '#kit/web/log.ts';

/** `unsupported`: this page cannot show a camera, but the phone may have one of its own. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'unsupported';

const faultOf = (error: unknown): CameraFault => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
};

/**
 * Opens the rear camera as a live stream. The caller must stop every track. A stored photo is at most 1,024
 * pixels long, and larger frames would make the measuring of light and sharpness too slow.
 */
export const openCamera = async (): Promise<Result<MediaStream, CameraFault>> => {
  if (!navigator.mediaDevices?.getUserMedia) return refuse('unsupported');
  try {
    return ok(
      await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } },
      }),
    );
  } catch (error) {
    log.warn('scanner.camera', { error });
    return refuse(faultOf(error));
  }
};

export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The lamp beside the camera, which TypeScript's list of capabilities lacks. */
interface Lamp {
  readonly torch?: boolean;
}

export const hasLamp = (stream: MediaStream): boolean =>
  stream.getTracks().some((track) => (track.getCapabilities?.() as Lamp | undefined)?.torch === true);

export const switchLamp = async (stream: MediaStream, isOn: boolean): Promise<void> => {
  for (const track of stream.getTracks())
    await track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
};

/** Captures the current video frame as JPEG at quality 0.8. */
export const captureFrame = (video: HTMLVideoElement): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.8));
};
