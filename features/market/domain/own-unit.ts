import { factorOf, type Measure, measures, quotedFor } from '#kit/pure/measures.ts';

export interface OwnUnit {
  readonly measure: Measure;
  readonly kg: number;
  /** About: heaped, or as markets quote it. */ readonly rough: boolean;
}

/** What a farmer sells a crop by, where what it weighs is known: by our own table, else as markets quote it. */
export const unitsOf = (crop: string): readonly OwnUnit[] =>
  measures.flatMap((measure): OwnUnit[] => {
    const factor = factorOf(measure, crop);
    if (factor) return [{ measure, kg: factor.kg, rough: factor.rough }];
    const quoted = quotedFor(measure, crop);
    return quoted ? [{ measure, kg: quoted.kg, rough: true }] : [];
  });

const usual: readonly Measure[] = ['bag_90kg', 'bag_50kg', 'crate', 'kg'];

/** The initial unit of a screen. */
export const usualUnit = (crop: string): OwnUnit => {
  const units = unitsOf(crop);
  return (
    usual.flatMap((measure) => units.find((unit) => unit.measure === measure) ?? [])[0] ?? {
      measure: 'kg',
      kg: 1,
      rough: false,
    }
  );
};
