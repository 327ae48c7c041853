import { type RefObject, useEffect, useState } from 'react';
import { type FrameQuality, frameQuality, SIZE } from '../../domain/photo/photo-quality.ts';

/** About three frames a second. */
const INTERVAL_MS = 330;

/** Light and sharpness of what the camera sees; null until two frames in a row agree. */
export const useAim = (video: RefObject<HTMLVideoElement | null>, isLive: boolean): FrameQuality | null => {
  const [aim, setAim] = useState<FrameQuality | null>(null);
  useEffect(() => {
    if (!isLive) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context?.getImageData) return undefined;
    // Without it, skipped pixels would look like sharp edges.
    context.imageSmoothingQuality = 'medium';
    let last: FrameQuality | null = null;
    const timer = setInterval(() => {
      if (!video.current || video.current.readyState < 2) return;
      context.drawImage(video.current, 0, 0, SIZE, SIZE);
      const quality = frameQuality(context.getImageData(0, 0, SIZE, SIZE).data);
      if (quality === last) setAim(quality);
      last = quality;
    }, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setAim(null);
    };
  }, [video, isLive]);
  return aim;
};
