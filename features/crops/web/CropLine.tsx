import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/crops.ts';
import { type Crop, isGrowing } from '../domain/crop.ts';
import { cropName } from './crop-name.ts';
import { growingText } from './days-text.ts';
import { useCropWords } from './words.ts';
import { yieldText } from './yield-text.ts';

/** One crop of a field: days to harvest while it grows, its yield once harvested (FDC-03). */
export const CropLine = ({ crop, today }: { readonly crop: Crop; readonly today: Day }) => {
  const words = useCropWords();
  const { language } = useLanguage();
  const format = useFormat();
  const name = cropName(crop.crop_type, language);
  const actualYield = yieldText(crop.actual_yield, crop.actual_yield_size, crop.actual_yield_unit, words);
  const outcome =
    crop.status === 'failed'
      ? words.tab.failed
      : actualYield === null
        ? words.tab.notWeighed
        : words.tab.brought(actualYield);
  const when = crop.harvested_on ?? crop.planting_date;
  const subtitleText = isGrowing(crop)
    ? growingText(crop, today, words, format.monthName)
    : when
      ? `${outcome} · ${format.shortDay(when)}`
      : outcome;
  return (
    <ListItem
      to={`/fields/${crop.field_id}/crops/${crop.id}`}
      icon={() => drawingOf(findCropByName(crop.crop_type)?.key ?? '')}
      title={crop.variety ? `${name} · ${crop.variety}` : name}
      subtitle={subtitleText}
      trailing={
        crop.harvest_source === 'estimate' && isGrowing(crop) ? (
          <Badge tone="maize">{words.harvestEstimate.estimateShort}</Badge>
        ) : null
      }
    />
  );
};
