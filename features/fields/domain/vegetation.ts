import type { Day } from '#kit/pure/days.ts';
import type { Vegetation } from './health.ts';

/** The part of a satellite reading that field health needs; the satellite feature stores more. */
export interface SatelliteReading {
  /** The id of the field. */
  readonly id: string;
  /** From the sample archive. */
  readonly sample: boolean;
  readonly of: 'plot' | 'around';
  readonly boundary: 'measured' | 'approximate';
  readonly pass_date: Day;
  readonly health: { /** 0 to 1. */ readonly value: number; readonly against: 'crop' | 'canopy' } | null;
}
interface PlantedCrop {
  readonly status: string;
  readonly planting_date: Day | null;
}

/**
 * Whether a satellite reading is evidence of a field's health: real, of the field itself, compared with its
 * crop at that age, and of a crop that still grows there. Greenness compared with a closed canopy shows only
 * that a young crop is young, so it does not count.
 */
export const vegetationOf = (
  reading: SatelliteReading | null | undefined,
  crops: readonly PlantedCrop[],
): Vegetation | null => {
  if (!reading?.health || reading.sample || reading.of !== 'plot' || reading.health.against !== 'crop')
    return null;
  const {
    id,
    pass_date: day,
    health: { value: share },
    boundary,
  } = reading;
  const wasGrowing = crops.some(
    ({ status, planting_date: planted }) =>
      (status === 'growing' || status === 'planted') && planted !== null && planted <= day,
  );
  return wasGrowing
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
