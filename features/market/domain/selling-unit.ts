import { factorOf, type Measure, measures, quotedFor } from '#kit/pure/measures.ts';

export interface SellingUnit {
  readonly measure: Measure;
  readonly kg: number;
  /** Approximate: heaped, or as quoted by markets. */ readonly rough: boolean;
}

/**
 * The units a farmer sells a crop in, where their weight is known: from our own table, otherwise as quoted by
 * markets.
 */
export const sellingUnitsOf = (crop: string): readonly SellingUnit[] =>
  measures.flatMap((measure): SellingUnit[] => {
    const factor = factorOf(measure, crop);
    if (factor) return [{ measure, kg: factor.kg, rough: factor.isApproximate }];
    const quoted = quotedFor(measure, crop);
    return quoted ? [{ measure, kg: quoted.kg, rough: true }] : [];
  });

const preferredMeasures: readonly Measure[] = ['bag_90kg', 'bag_50kg', 'crate', 'kg'];

/** The initial unit of a screen. */
export const defaultUnit = (crop: string): SellingUnit => {
  const units = sellingUnitsOf(crop);
  return (
    preferredMeasures.flatMap((measure) => units.find((unit) => unit.measure === measure) ?? [])[0] ?? {
      measure: 'kg',
      kg: 1,
      rough: false,
    }
  );
};
