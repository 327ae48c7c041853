import { indexOf } from './indices.ts';
import { type Block, pixelOf } from './measure.ts';
import type { Grid } from './pixel-coverage.ts';
import type { Reflectances } from './reflectance.ts';

export const views = ['ndvi', 'rgb', 'infrared', 'moisture'] as const;
export type View = (typeof views)[number];
type Colour = readonly [red: number, green: number, blue: number];

/** A ramp from its lowest value to its highest; the picture's legend. */
export interface Ramp {
  readonly from: number;
  readonly to: number;
  readonly colours: readonly Colour[];
}
export const ramps: Readonly<Record<'ndvi' | 'moisture', Ramp>> = {
  // Brown to green in five steps with rising lightness contrast, readable for red-green colour-blind users.
  ndvi: {
    from: 0,
    to: 0.9,
    colours: [
      [122, 70, 26],
      [201, 151, 76],
      [240, 228, 160],
      [120, 178, 84],
      [16, 94, 42],
    ],
  },
  moisture: {
    from: -0.3,
    to: 0.5,
    colours: [
      [140, 81, 10],
      [216, 179, 101],
      [245, 245, 245],
      [90, 180, 172],
      [1, 102, 94],
    ],
  },
};

export const colourAt = ({ from, to, colours }: Ramp, value: number): Colour => {
  const at = Math.min(1, Math.max(0, (value - from) / (to - from))) * (colours.length - 1);
  const [low, high] = [colours[Math.floor(at)]!, colours[Math.ceil(at)]!];
  const share = at - Math.floor(at);
  const between = (one: number, other: number): number => Math.round(one + (other - one) * share);
  return [between(low[0], high[0]), between(low[1], high[1]), between(low[2], high[2])];
};

/** Reflectance shown as full brightness. `brightnessOf` applies a perceptual gamma curve. */
const FULL_BRIGHTNESS = 0.3;
const NIR_FULL_BRIGHTNESS = 0.5;
const brightnessOf = (reflectance: number, full: number): number =>
  Math.round(255 * Math.min(1, reflectance / full) ** (1 / 1.6));

const colourOf: Readonly<Record<View, (pixel: Reflectances) => Colour | null>> = {
  ndvi: (pixel) => {
    const value = indexOf.ndvi(pixel);
    return value === null ? null : colourAt(ramps.ndvi, value);
  },
  moisture: (pixel) => {
    const value = indexOf.ndmi(pixel);
    return value === null ? null : colourAt(ramps.moisture, value);
  },
  rgb: ({ red, green, blue }) => [
    brightnessOf(red, FULL_BRIGHTNESS),
    brightnessOf(green, FULL_BRIGHTNESS),
    brightnessOf(blue, FULL_BRIGHTNESS),
  ],
  infrared: ({ nir, red, green }) => [
    brightnessOf(nir, NIR_FULL_BRIGHTNESS),
    brightnessOf(red, FULL_BRIGHTNESS),
    brightnessOf(green, FULL_BRIGHTNESS),
  ],
};

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row from the north-west. Transparent where nothing was seen. */ readonly rgba: Uint8ClampedArray;
}

/**
 * The four views of a field travel to the phone in one row, so a field larger than a square kilometre is
 * drawn at reduced resolution.
 */
const MAX_SIDE = 128;

/** Renders one view. */
export const pictureOf = (block: Block, { width, height }: Grid, view: View): Picture => {
  const shrink = Math.min(1, MAX_SIDE / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink))];
  const rgba = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const pixel = pixelOf(
        block,
        Math.floor(((y + 0.5) * height) / h) * width + Math.floor(((x + 0.5) * width) / w),
      );
      const colour = pixel && colourOf[view](pixel);
      if (!colour) continue;
      const at = (y * w + x) * 4;
      [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]] = [colour[0], colour[1], colour[2], 255];
    }
  }
  return { width: w, height: h, rgba };
};
