import { useRows } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName, crops } from '#knowledge/crops.ts';

/** Crops by name in the farmer's language, with the crops of their own fields first. */
export const useCropOptions = (): readonly { readonly value: string; readonly label: string }[] => {
  const { language } = useLanguage();
  const grownCrops = new Set(
    useRows<{ readonly id: string; readonly crop_type: string }>('field').map(
      ({ crop_type }) => findCropByName(crop_type)?.key,
    ),
  );
  return crops
    .map(({ key, name }) => ({ value: key, label: name[language] }))
    .sort(
      (a, b) =>
        Number(grownCrops.has(b.value)) - Number(grownCrops.has(a.value)) || a.label.localeCompare(b.label),
    );
};
