/** Photos with more pixels are refused before decoding (a decompression bomb, or a stitched panorama). */
const MAX_PIXELS = 60_000_000;
/**
 * Maximum canvas size in pixels. Larger canvases fail silently on some phones (16.7 megapixels on iOS), so
 * larger photos are scaled down.
 */
const CANVAS_PIXELS = 16_000_000;

export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
  readonly tooLarge: boolean;
  constructor(tooLarge: boolean) {
    super(tooLarge ? 'too many pixels' : 'not a picture this browser can read');
    this.tooLarge = tooLarge;
  }
}

const loadImage = (photo: Blob): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const image = new Image();
    const url = URL.createObjectURL(photo);
    image.onload = () => {
      URL.revokeObjectURL(url);
      done(image);
    };
    image.onerror = () => {
      URL.revokeObjectURL(url);
      fail(new UnreadablePhoto(false));
    };
    image.src = url;
  });

/** Draws the photo upright (the browser applies its EXIF orientation), with at most `pixels` pixels. */
export const drawPhoto = async (photo: Blob, pixels = CANVAS_PIXELS): Promise<HTMLCanvasElement> => {
  const image = await loadImage(photo);
  const { naturalWidth: w, naturalHeight: h } = image;
  if (w * h > MAX_PIXELS) throw new UnreadablePhoto(true);
  if (w * h === 0) throw new UnreadablePhoto(false);
  const scale = Math.min(1, Math.sqrt(pixels / (w * h)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(w * scale));
  canvas.height = Math.max(1, Math.floor(h * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhoto(false);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};
