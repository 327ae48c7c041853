/** The stored and sent size: upright, at most 1024 px on the long edge. */
const LONG_EDGE = 1024;
const QUALITY = 0.8;

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('canvas.toBlob returned no JPEG'))),
      'image/jpeg',
      QUALITY,
    ),
  );

/** Re-encoding also removes all EXIF data, so no location or phone model remains. */
export const shrinkToJpeg = (whole: HTMLCanvasElement): Promise<Blob> => {
  const scale = Math.min(1, LONG_EDGE / Math.max(whole.width, whole.height));
  if (scale === 1) return toJpeg(whole);
  const small = document.createElement('canvas');
  small.width = Math.max(1, Math.round(whole.width * scale));
  small.height = Math.max(1, Math.round(whole.height * scale));
  const context = small.getContext('2d');
  if (!context) return Promise.reject(new Error('no 2D canvas context'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, small.width, small.height);
  return toJpeg(small);
};
