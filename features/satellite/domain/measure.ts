import { indexOf, type IndexId, indices } from './indices.ts';
import { type Band, type Calibration, reflectanceOf, type Reflectances } from './reflectance.ts';
import { isClear, isCloudy, isSeen } from './scene-class.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

/** A block of pixels on one grid, row by row. */
export interface Block {
  readonly bands: Readonly<
    Record<Band, { readonly pixels: ArrayLike<number>; readonly calibration: Calibration }>
  >;
  readonly scl: ArrayLike<number>;
}

export interface Measurement {
  readonly indices: Readonly<Record<IndexId, Statistics | null>>;
  /** Pixels of the plot seen clearly, and all its pixels. Edge pixels count by their share. */
  readonly valid: number;
  readonly total: number;
  /** Shares of the plot under cloud or cloud shadow, and outside the image, 0 to 1. */
  readonly cloud: number;
  readonly unseen: number;
}

/** The five bands of one pixel, or null when a band has no data or the ground was not visible. */
export const pixelOf = ({ bands: read, scl }: Block, i: number): Reflectances | null => {
  if (!isClear(scl[i] ?? 0)) return null;
  const of = ({ pixels, calibration }: Block['bands'][Band]): number | null =>
    reflectanceOf(pixels[i] ?? 0, calibration);
  // Unrolled, because it runs for every pixel of every image.
  const [blue, green, red, nir, swir] = [
    of(read.blue),
    of(read.green),
    of(read.red),
    of(read.nir),
    of(read.swir),
  ];
  return blue === null || green === null || red === null || nir === null || swir === null
    ? null
    : { blue, green, red, nir, swir };
};

export type Visibility = Pick<Measurement, 'valid' | 'total' | 'cloud' | 'unseen'>;

/** How much of a plot was visible, from the scene classes alone. */
export const visibilityOf = (scl: ArrayLike<number>, cover: ArrayLike<number>): Visibility => {
  const sums = { valid: 0, total: 0, cloud: 0, unseen: 0 };
  for (let i = 0; i < cover.length; i += 1) {
    const weight = cover[i]!;
    const sceneClass = scl[i] ?? 0;
    sums.total += weight;
    if (isClear(sceneClass)) sums.valid += weight;
    if (isCloudy(sceneClass)) sums.cloud += weight;
    if (!isSeen(sceneClass)) sums.unseen += weight;
  }
  const share = (part: number): number => (sums.total === 0 ? 0 : part / sums.total);
  return { ...sums, cloud: share(sums.cloud), unseen: share(sums.unseen) };
};

/** The measurements of a pass for the part of a block that `cover` marks. */
export const measure = (block: Block, cover: ArrayLike<number>): Measurement => {
  const clear: { readonly weight: number; readonly pixel: Reflectances }[] = [];
  for (let i = 0; i < cover.length; i += 1) {
    const pixel = cover[i]! > 0 ? pixelOf(block, i) : null;
    if (pixel) clear.push({ weight: cover[i]!, pixel });
  }
  const of = (id: IndexId): Statistics | null => {
    const values: { readonly value: number; readonly weight: number }[] = [];
    for (const { pixel, weight } of clear) {
      const value = indexOf[id](pixel);
      if (value !== null) values.push({ value, weight });
    }
    return statisticsOf(values);
  };
  return {
    indices: Object.fromEntries(indices.map((id) => [id, of(id)])) as Record<IndexId, Statistics | null>,
    // Clear, and every band has data.
    ...visibilityOf(block.scl, cover),
    valid: clear.reduce((all, { weight }) => all + weight, 0),
  };
};
