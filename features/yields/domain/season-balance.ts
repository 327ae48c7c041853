import type { CropWater } from '#features/agronomy/domain/water/crop-water.ts';
import { isEffectiveRain, runoff } from '#features/agronomy/domain/water/rain.ts';
import { depletionFraction, soilOf } from '#features/agronomy/domain/water/soil.ts';
import { stepDay } from '#features/agronomy/domain/water/water-balance.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import type { SeasonWeather } from './season-weather.ts';

/** Water used over water demanded in a season, 0 to 1. `crop`: its demand on each of these days. */
export const waterSatisfaction = (
  { rain, et0 }: SeasonWeather,
  dailyCropWater: readonly CropWater[],
  soilType: SoilType,
): number => {
  const soil = soilOf(soilType);
  let depletion = Number.NaN;
  let actualEt = 0;
  let potentialEt = 0;
  for (let age = 0; age < dailyCropWater.length; age += 1) {
    const { kc, root, p } = dailyCropWater[age]!;
    const rainMm = rain[age]!;
    const etc = kc * et0[age]!;
    const taw = soil.mmPerMetre * root;
    const fraction = depletionFraction(p * soil.pFactor, etc);
    const effective = isEffectiveRain(rainMm, et0[age]!) ? rainMm - runoff(rainMm, soil.curveNumber) : 0;
    const result = stepDay(Number.isNaN(depletion) ? fraction * taw : depletion, {
      rain: effective,
      irrigation: 0,
      etc,
      taw,
      p: fraction,
    });
    depletion = result.depletion;
    actualEt += result.used;
    potentialEt += etc;
  }
  return potentialEt > 0 ? Math.min(1, actualEt / potentialEt) : 1;
};
