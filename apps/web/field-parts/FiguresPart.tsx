import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import { harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { FieldFigures } from '#features/fields/web/field/FieldFigures.tsx';
import { healthEn } from '#features/history/words.health.en.ts';
import { healthSw } from '#features/history/words.health.sw.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { useFieldHealth } from './health-evidence.ts';

/** The harvest that comes first, of what is already planted. */
const useNextHarvest = (fieldId: string) => {
  const { language } = useLanguage();
  return (useRowsOf<Crop>('crop', 'field_id', fieldId) ?? [])
    .filter((crop) => isGrowing(crop) && crop.status !== 'planning')
    .flatMap((crop) => {
      const days = harvestWindow(crop);
      return days ? [{ crop: cropName(crop.crop_type, language), from: days.from, to: days.to }] : [];
    })
    .reduce<{ crop: string; from: string; to: string } | null>(
      (first, one) => (first && first.from <= one.from ? first : one),
      null,
    );
};

export const FiguresPart = ({ field }: FieldSlotProps) => {
  const { bands } = useWords({ en: healthEn, sw: healthSw });
  const { health } = useFieldHealth(field);
  return (
    <FieldFigures
      field={field}
      health={health && { ...health, bandText: bands[health.band] }}
      harvest={useNextHarvest(field.id)}
    />
  );
};
