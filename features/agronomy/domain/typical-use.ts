import type { Crop } from '#features/crops/domain/crop.ts';
import { type Day, daysBetween } from '#kit/pure/days.ts';
import { rowOfCrop } from './crop-row.ts';
import { isPlanted, seasonOfCrop } from './season.ts';
import { cropWaterOn } from './water/crop-water.ts';
import { irrigationNeed, type IrrigationNeed } from './water/irrigation.ts';

/** Water that planted crops use on a typical day of the month, without application losses. */
export const typicalUse = (
  crops: readonly Crop[],
  hectares: number,
  et0: number,
  today: Day,
): readonly { readonly crop: Crop; readonly mm: number; readonly need: IrrigationNeed }[] =>
  crops.flatMap((crop) => {
    const { crop: key, plantedOn, totalDays } = seasonOfCrop(crop);
    if (plantedOn === null || !isPlanted(crop, today)) return [];
    const age = daysBetween(plantedOn, today);
    const found = rowOfCrop(key, totalDays, age);
    if (!found || (totalDays !== null && age > totalDays)) return [];
    const mm = et0 * cropWaterOn(found.row, age - found.startsAfterDays, totalDays, null).kc;
    const need = irrigationNeed(mm, crop.area_planted ?? hectares, 1);
    return need ? [{ crop, mm, need }] : [];
  });
