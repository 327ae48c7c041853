import type { Visibility } from './measure.ts';
import { countWholePixels } from './pixel-coverage.ts';

/** Minimum whole pixels: below it, most of the measurement is of neighbouring land. */
export const MIN_PIXELS = 12;
/** Metres around a plot that is too small; the figures then cover this area. */
export const SURROUNDING_METRES = 100;
/** Minimum visible share of a plot for the pass to count: the mask misses thin haze at cloud edges. */
const MIN_VISIBLE_SHARE = 0.6;

export type Usability =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'cloud' | 'outside' | 'hidden' };

export const isSmall = (cover: Float64Array): boolean => countWholePixels(cover) < MIN_PIXELS;

/** Whether a pass is usable for a plot, and if not why. */
export const usabilityOf = ({ valid, total, cloud, unseen }: Visibility): Usability => {
  if (total > 0 && valid / total >= MIN_VISIBLE_SHARE) return { ok: true };
  if (unseen > 1 - MIN_VISIBLE_SHARE) return { ok: false, why: 'outside' };
  const hidden = total > 0 ? 1 - valid / total : 0;
  return { ok: false, why: hidden > 0 && cloud >= hidden / 2 ? 'cloud' : 'hidden' };
};
