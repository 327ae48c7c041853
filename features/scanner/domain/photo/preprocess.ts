/**
 * The only conversion from a photo to the network's input: training arrays, evaluation, server and browser
 * all call `toSquare`. The whole photo is squeezed to a square (no crop, to keep a long leaf whole; training
 * varies the aspect ratio for this).
 */

/** EXIF orientation: how to rotate the stored pixels. Browsers have already rotated them: 1. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** 3: RGB, 4: RGBA (alpha is ignored). */
  readonly channels: 3 | 4;
  readonly orientation?: Orientation;
}

interface Taps {
  readonly start: Int32Array;
  readonly weights: readonly Float64Array[];
}

/**
 * Triangle filter, widened by the reduction factor so that no source pixel is skipped (no aliasing at 12
 * megapixels).
 */
const taps = (from: number, to: number): Taps => {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const start = new Int32Array(to);
  const weights: Float64Array[] = [];
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * scale;
    const first = Math.max(0, Math.floor(centre - reach + 0.5));
    const last = Math.min(from, Math.floor(centre + reach + 0.5));
    const w = new Float64Array(last - first);
    let sum = 0;
    for (let k = 0; k < w.length; k++) {
      const v = Math.max(0, 1 - Math.abs((first + k + 0.5 - centre) / reach));
      w[k] = v;
      sum += v;
    }
    for (let k = 0; k < w.length; k++) w[k] = w[k]! / sum;
    start[i] = first;
    weights.push(w);
  }
  return { start, weights };
};

const squeezeRows = ({ data, width, height, channels }: Pixels, size: number): Float32Array => {
  const { start, weights } = taps(width, size);
  const out = new Float32Array(height * size * 3);
  for (let y = 0, o = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < size; x++, o += 3) {
      const w = weights[x]!;
      let r = 0,
        g = 0,
        b = 0;
      for (let k = 0, i = (row + start[x]!) * channels; k < w.length; k++, i += channels) {
        const f = w[k]!;
        r += f * data[i]!;
        g += f * data[i + 1]!;
        b += f * data[i + 2]!;
      }
      out[o] = r;
      out[o + 1] = g;
      out[o + 2] = b;
    }
  }
  return out;
};

const squeezeColumns = (rows: Float32Array, height: number, size: number): Uint8Array => {
  const { start, weights } = taps(height, size);
  const line = size * 3;
  const out = new Uint8Array(size * line);
  for (let y = 0; y < size; y++) {
    const w = weights[y]!;
    for (let x = 0; x < line; x++) {
      let v = 0;
      for (let k = 0, i = start[y]! * line + x; k < w.length; k++, i += line) v += w[k]! * rows[i]!;
      out[y * line + x] = Math.max(0, Math.min(255, Math.floor(v + 0.5)));
    }
  }
  return out;
};

/**
 * Rotating the finished square equals rotating the photo first, because the filter is symmetric and the
 * target is square.
 */
const upright = (square: Uint8Array, size: number, orientation: Orientation): Uint8Array => {
  if (orientation === 1) return square;
  const end = size - 1;
  const from: Record<Orientation, (x: number, y: number) => readonly [number, number]> = {
    1: (x, y) => [x, y],
    2: (x, y) => [end - x, y],
    3: (x, y) => [end - x, end - y],
    4: (x, y) => [x, end - y],
    5: (x, y) => [y, x],
    6: (x, y) => [y, end - x],
    7: (x, y) => [end - y, end - x],
    8: (x, y) => [end - y, x],
  };
  const source = from[orientation];
  const out = new Uint8Array(square.length);
  for (let y = 0, o = 0; y < size; y++) {
    for (let x = 0; x < size; x++, o += 3) {
      const [sx, sy] = source(x, y);
      const i = (sy * size + sx) * 3;
      out[o] = square[i]!;
      out[o + 1] = square[i + 1]!;
      out[o + 2] = square[i + 2]!;
    }
  }
  return out;
};

/** Upright RGB of `size` × `size`, bit-identical in every JavaScript engine. */
export const toSquare = (photo: Pixels, size: number): Uint8Array => {
  const { width, height, channels, data } = photo;
  if (width < 1 || height < 1 || data.length < width * height * channels)
    throw new RangeError('pixel data is shorter than width × height × channels');
  return upright(squeezeColumns(squeezeRows(photo, size), height, size), size, photo.orientation ?? 1);
};

/** Scales bytes to the backbone's training range, -1 to 1. */
export const toNetworkRange = (rgb: Uint8Array): Float32Array => {
  const out = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) out[i] = rgb[i]! / 127.5 - 1;
  return out;
};
