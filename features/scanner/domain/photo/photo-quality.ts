/**
 * Whether a photo is good enough for a scan, before it costs one. Thresholds are set on the validation photos
 * so that hardly a good one is rejected (vision/photo-quality.test.ts counts them); a photo that passes may
 * still be bad.
 */
import { toSquare } from './preprocess.ts';
import type { Pixels } from './preprocess.ts';

/** `screen`: a screenshot. Its colours are exactly uniform, which no lens produces. */
export type PhotoQuality = 'good' | 'dark' | 'bright' | 'blurred' | 'screen';

export type FrameQuality = Exclude<PhotoQuality, 'screen'>;

interface QualityMeasures {
  /** 95th percentile of brightness, 0 to 255. The next value is the 5th percentile. */
  readonly highLuma: number;
  readonly lowLuma: number;
  /** Sharpness of the sharpest edges, relative to the photo's contrast: low when out of focus. */
  readonly sharpness: number;
  /** Share of pixels identical to their neighbours. Overexposed and black pixels are excluded. */
  readonly uniformShare: number;
}

export const SIZE = 224;
const DARK = 70;
const BRIGHT = 215;
const BLURRED = 0.115;
const FLAT = 0.6;

const quantile = (sorted: Float32Array, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))]!;

const lumaOf = (rgb: Uint8Array): Float32Array => {
  const out = new Float32Array(rgb.length / 3);
  for (let i = 0; i < out.length; i++)
    out[i] = 0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!;
  return out;
};

/** Absolute second differences: large only where brightness changes within a pixel or two. */
const curvature = (luma: Float32Array, size: number): Float32Array => {
  const out = new Float32Array((size - 2) ** 2);
  for (let y = 1, o = 0; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++, o++) {
      const i = y * size + x;
      out[o] = Math.abs(4 * luma[i]! - luma[i - 1]! - luma[i + 1]! - luma[i - size]! - luma[i + size]!);
    }
  }
  return out;
};

/** Compares about this many pixels at most, in whole rows. */
const MAX_SAMPLED_PIXELS = 400_000;

const flatShare = ({ data, width, height, channels }: Pixels): number => {
  if (width < 3 || height < 3) return 0;
  const every = Math.max(1, Math.floor((width * height) / MAX_SAMPLED_PIXELS));
  let flat = 0;
  let seen = 0;
  for (let y = 0; y + 1 < height; y += every) {
    for (let x = 0; x + 1 < width; x++) {
      const i = (y * width + x) * channels;
      const below = i + width * channels;
      seen++;
      const r = data[i]!;
      const g = data[i + 1]!;
      const b = data[i + 2]!;
      if (Math.min(r, g, b) > 248 || Math.max(r, g, b) < 7) continue;
      if (
        r === data[i + channels] &&
        g === data[i + channels + 1] &&
        b === data[i + channels + 2] &&
        r === data[below] &&
        g === data[below + 1] &&
        b === data[below + 2]
      )
        flat++;
    }
  }
  return flat / seen;
};

const measureQuality = (photo: Pixels, square: Uint8Array = toSquare(photo, SIZE)): QualityMeasures => {
  const luma = lumaOf(square);
  const size = Math.round(Math.sqrt(luma.length));
  const edges = curvature(luma, size).sort();
  luma.sort();
  const contrast = Math.max(20, quantile(luma, 0.95) - quantile(luma, 0.05));
  return {
    highLuma: quantile(luma, 0.95),
    lowLuma: quantile(luma, 0.05),
    sharpness: quantile(edges, 0.99) / contrast,
    uniformShare: flatShare(photo),
  };
};

const lightAndSharpness = ({
  highLuma,
  lowLuma,
  sharpness,
}: Omit<QualityMeasures, 'uniformShare'>): FrameQuality => {
  if (highLuma < DARK) return 'dark';
  if (lowLuma > BRIGHT) return 'bright';
  return sharpness < BLURRED ? 'blurred' : 'good';
};

/** `square`: the `toSquare` result, if already available. */
export const photoQuality = (photo: Pixels, square?: Uint8Array): PhotoQuality => {
  const measures = measureQuality(photo, square);
  // A screenshot has sharp edges; an image that is soft all over is out of focus, even with flat colours.
  const quality = lightAndSharpness(measures);
  return quality === 'good' && measures.uniformShare > FLAT ? 'screen' : quality;
};

/** Counts a value by its whole number. */
const count = (counts: Uint32Array, value: number): void => {
  const at = Math.round(value);
  counts[at] = (counts[at] ?? 0) + 1;
};

/** The value below which `share` of the counted values lie. */
const countedQuantile = (counts: Uint32Array, total: number, share: number): number => {
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen > share * (total - 1)) return value;
  }
  return counts.length - 1;
};

/**
 * The same measures for a video frame of `SIZE` × `SIZE` RGBA pixels, to whole steps of brightness: counting
 * takes a few milliseconds on a slow phone where sorting would block it.
 */
export const frameQuality = (rgba: Uint8ClampedArray): FrameQuality => {
  const luma = new Float32Array(SIZE * SIZE);
  const lumaCounts = new Uint32Array(256);
  for (let i = 0; i < luma.length; i++) {
    const brightness =
      0.299 * (rgba[i * 4] ?? 0) + 0.587 * (rgba[i * 4 + 1] ?? 0) + 0.114 * (rgba[i * 4 + 2] ?? 0);
    luma[i] = brightness;
    count(lumaCounts, brightness);
  }
  const edges = curvature(luma, SIZE);
  const edgeCounts = new Uint32Array(4 * 255 + 1);
  for (const edge of edges) count(edgeCounts, edge);
  const highLuma = countedQuantile(lumaCounts, luma.length, 0.95);
  const lowLuma = countedQuantile(lumaCounts, luma.length, 0.05);
  const sharpness = countedQuantile(edgeCounts, edges.length, 0.99) / Math.max(20, highLuma - lowLuma);
  return lightAndSharpness({ highLuma, lowLuma, sharpness });
};
