import { isDefaultSize } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Result } from '#kit/pure/result.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { addCrop } from '../contract.ts';
import { type AddCrop, decideAdd } from '../domain/crop.ts';
import { withHarvestDates } from '../domain/harvest-dates.ts';
import { bandOf } from '../domain/harvest.ts';

/**
 * Adds the wizard's crop to its new field (WIZ-11). Planned if the day is null or in the future. Returns the
 * crop's id.
 */
export const usePlantCrop = () => {
  const store = useStore();
  return async (fieldId: string, cropType: string, plantingDate: Day | null): Promise<Result<string>> => {
    const field = store.snapshot().view.get('field', fieldId) as Field | undefined;
    // A default size is not stored as the crop's area; the field may be another size once the farmer says it.
    const sized = field && !isDefaultSize(field) ? field : null;
    const isPlanted = plantingDate !== null && plantingDate <= dayInNairobi(new Date());
    const crop = withHarvestDates<AddCrop>({
      id: newId(),
      field_id: fieldId,
      crop_type: findCropByName(cropType)?.key ?? cropType,
      variety: null,
      variety_class: null,
      status: isPlanted ? 'growing' : 'planning',
      area_size: sized?.size ?? null,
      area_unit: sized?.size_unit ?? null,
      planting_date: plantingDate,
      expected_harvest_date: null,
      harvest_source: null,
      harvest_from: null,
      harvest_to: null,
      altitude_band: bandOf(field?.elevation ?? null),
      county: null,
      expected_yield: null,
      expected_yield_size: null,
      expected_yield_unit: null,
      notes: null,
    });
    const decided = decideAdd(crop, { exists: false, field }, new Date().toISOString());
    const result = decided.ok ? await store.send(addCrop, crop) : decided;
    return result.ok ? { ok: true, value: crop.id } : result;
  };
};
