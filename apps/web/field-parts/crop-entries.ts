import { useMemo } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import { useCropWords } from '#features/crops/web/words.ts';
import { yieldText } from '#features/crops/web/yield-text.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { cropText } from '#features/fields/web/crop-text.ts';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import type { TimelineEntry } from '#features/history/domain/timeline.ts';
import { useHistoryWords } from '#features/history/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/index.ts';

/** Planting and harvest of the crops of a field, where their days are known. */
export const useCropEntries = (field: Field): readonly TimelineEntry[] | null => {
  const crops = useRowsOf<Crop>('crop', 'field_id', field.id);
  const words = useHistoryWords();
  const cropWords = useCropWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  return useMemo(
    () =>
      crops &&
      crops.flatMap((crop): TimelineEntry[] => {
        const name = cropText(crop.crop_type, fieldWords, language);
        const known = findCropByName(crop.crop_type)?.name;
        const base = {
          kind: 'crop',
          photo: null,
          href: `/fields/${field.id}?tab=crops`,
          pending: crop.pending,
          search: `${known?.en ?? ''} ${known?.sw ?? ''}`,
        } as const;
        const area =
          crop.area_planted === null
            ? null
            : words.entries.area(sizeText({ size_hectares: crop.area_planted }, fieldWords, format));
        const planted =
          crop.planting_date !== null && crop.status !== 'planning'
            ? [
                {
                  ...base,
                  id: `${crop.id}:planted`,
                  day: crop.planting_date,
                  title: words.entries.planted(name),
                  detail: [crop.variety, area].filter(Boolean).join(' · ') || null,
                },
              ]
            : [];
        const harvested =
          crop.harvested_on === null
            ? []
            : [
                {
                  ...base,
                  id: `${crop.id}:harvested`,
                  day: crop.harvested_on,
                  title: words.entries.harvested(name),
                  detail: yieldText(
                    crop.actual_yield,
                    crop.actual_yield_size,
                    crop.actual_yield_unit,
                    cropWords,
                  ),
                },
              ];
        return [...planted, ...harvested];
      }),
    [crops, field.id, words, cropWords, fieldWords, format, language],
  );
};
