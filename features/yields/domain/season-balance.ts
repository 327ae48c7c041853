import type { CropWater } from '#features/agronomy/domain/water/crop-water.ts';
import { countsAsRain, runoff } from '#features/agronomy/domain/water/rain.ts';
import { depletionFraction, soilOf } from '#features/agronomy/domain/water/soil.ts';
import { stepDay } from '#features/agronomy/domain/water/water-balance.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import type { SeasonDays } from './season-days.ts';

/** Water used over water demanded in a season, 0 to 1. `crop`: its demand on each of these days. */
export const shareUsed = ({ rain, et0 }: SeasonDays, crop: readonly CropWater[], type: SoilType): number => {
  const soil = soilOf(type);
  let depletion = Number.NaN;
  let used = 0;
  let wanted = 0;
  for (let age = 0; age < crop.length; age += 1) {
    const { kc, root, p } = crop[age]!;
    const fell = rain[age]!;
    const etc = kc * et0[age]!;
    const taw = soil.mmPerMetre * root;
    const fraction = depletionFraction(p * soil.pFactor, etc);
    const effective = countsAsRain(fell, et0[age]!) ? fell - runoff(fell, soil.curve) : 0;
    const out = stepDay(Number.isNaN(depletion) ? fraction * taw : depletion, {
      rain: effective,
      irrigation: 0,
      etc,
      taw,
      p: fraction,
    });
    depletion = out.depletion;
    used += out.used;
    wanted += etc;
  }
  return wanted > 0 ? Math.min(1, used / wanted) : 1;
};
