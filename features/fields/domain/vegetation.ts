import type { Day } from '#kit/pure/days.ts';
import type { Vegetation } from './health.ts';

/** The part of a satellite reading that field health needs; the satellite feature stores more. */
export interface SeenFromAbove {
  /** The id of the field. */
  readonly id: string;
  /** From the sample archive. */
  readonly sample: boolean;
  readonly of: 'plot' | 'around';
  readonly boundary: 'measured' | 'approximate';
  readonly pass_date: Day;
  readonly health: { /** 0 to 1. */ readonly value: number; readonly against: 'crop' | 'canopy' } | null;
}
interface Standing {
  readonly status: string;
  readonly planting_date: Day | null;
}

/**
 * Whether a satellite reading is evidence of a field's health: real, of the field itself, compared with its
 * crop at that age, and of a crop that still grows there. Greenness compared only with a closed canopy says
 * of a young crop only that it is young.
 */
export const vegetationOf = (
  seen: SeenFromAbove | null | undefined,
  crops: readonly Standing[],
): Vegetation | null => {
  if (!seen?.health || seen.sample || seen.of !== 'plot' || seen.health.against !== 'crop') return null;
  const {
    id,
    pass_date: day,
    health: { value: share },
    boundary,
  } = seen;
  const stood = crops.some(
    ({ status, planting_date: planted }) =>
      (status === 'growing' || status === 'planted') && planted !== null && planted <= day,
  );
  return stood
    ? {
        kind: 'vegetation',
        id: `vegetation-${id}`,
        day,
        href: `/fields/${id}?tab=satellite`,
        share,
        isGuessed: boundary === 'approximate',
      }
    : null;
};
