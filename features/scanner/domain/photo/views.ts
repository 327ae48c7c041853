/** Several views of the same photo. Their mean is more stable than a single view (test-time augmentation). */
import { toSquare } from './preprocess.ts';
import type { Pixels } from './preprocess.ts';

const CROP_SCALE = 0.85;

const cropPhoto = (
  { data, width, height, channels, orientation }: Pixels,
  left: number,
  top: number,
): Pixels => {
  const [w, h] = [Math.max(1, Math.round(width * CROP_SCALE)), Math.max(1, Math.round(height * CROP_SCALE))];
  const [x0, y0] = [Math.round((width - w) * left), Math.round((height - h) * top)];
  const out = new Uint8Array(w * h * channels);
  for (let y = 0; y < h; y++) {
    const from = ((y0 + y) * width + x0) * channels;
    out.set(data.subarray(from, from + w * channels), y * w * channels);
  }
  return { data: out, width: w, height: h, channels, ...(orientation && { orientation }) };
};

export const mirrored = (square: Uint8Array, size: number): Uint8Array => {
  const out = new Uint8Array(square.length);
  for (let i = 0; i < size * size; i++) {
    const from = (i - (i % size) + size - 1 - (i % size)) * 3;
    out.set(square.subarray(from, from + 3), i * 3);
  }
  return out;
};

const CROP_POSITIONS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
] as const;

/**
 * The whole photo, its mirror image, and five closer crops, every other one mirrored. Squares of the
 * network's size.
 */
export const viewsOf = (photo: Pixels, size: number): Uint8Array[] => {
  const whole = toSquare(photo, size);
  const closer = CROP_POSITIONS.map(([left, top], i) => {
    const square = toSquare(cropPhoto(photo, left, top), size);
    return i % 2 ? mirrored(square, size) : square;
  });
  return [whole, mirrored(whole, size), ...closer];
};
