import type { CropParameters } from './crop-parameters.ts';

/** FAO-33: 1 − Ya/Ym = Ky (1 − ETa/ETm). Returns Ya/Ym, between 0 and 1; null for invalid inputs. */
export const yieldShare = (ky: number, etaOverEtm: number): number | null =>
  ky >= 0 && etaOverEtm >= 0 && etaOverEtm <= 1 ? Math.min(1, Math.max(0, 1 - ky * (1 - etaOverEtm))) : null;

/** Product of the factors of several stages; not to be combined with the factor of the season. */
export const yieldShareByStages = (
  stages: readonly { readonly ky: number; readonly etaOverEtm: number }[],
): number | null =>
  stages.reduce<number | null>((all, { ky, etaOverEtm }) => {
    const one = yieldShare(ky, etaOverEtm);
    return all === null || one === null ? null : all * one;
  }, 1);

/** FAO-33's measurements go down to about half of the water. */
const MIN_VALID_RATIO = 0.5;

export type YieldEffect =
  | { readonly known: true; readonly share: number; readonly ky: number; readonly etaOverEtm: number }
  | { readonly known: false; readonly why: 'no_ky' | 'beyond_range' | 'no_days' };

/**
 * The yield loss from water stress so far, if the rest of the season goes well; absent with a reason when
 * nothing is published.
 */
export const yieldEffect = (row: Pick<CropParameters, 'ky'>, used: number, needed: number): YieldEffect => {
  if (!row.ky) return { known: false, why: 'no_ky' };
  if (!(needed > 0) || !(used >= 0)) return { known: false, why: 'no_days' };
  const etaOverEtm = Math.min(1, used / needed);
  if (etaOverEtm < MIN_VALID_RATIO) return { known: false, why: 'beyond_range' };
  return { known: true, share: yieldShare(row.ky.total, etaOverEtm)!, ky: row.ky.total, etaOverEtm };
};
