import { useSearch } from 'wouter';
import type { Crop } from '#features/crops/domain/crop.ts';
import { isGrowing } from '#features/crops/domain/crop.ts';
import { usualUnit } from '#features/crops/domain/yield.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { measures } from '#kit/pure/measures.ts';
import { areaUnits } from '#kit/pure/units.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { yieldCrops } from '../domain/choices.ts';
import { blankYieldForm, formLists, type YieldForm } from '../domain/form.ts';
import { troublesOf } from '../domain/troubles.ts';

const keyOf = (typed: string | null): string => {
  const key = findCropByName(typed ?? '')?.key ?? '';
  return yieldCrops.includes(key) ? key : '';
};
const formatNumber = (n: number): string => String(Math.round(n * 1000) / 1000);

/** Known facts of a field and its crop. */
export const formOfField = (field: Field, crops: readonly Crop[]): Partial<YieldForm> => {
  const grown = crops.filter(
    (crop) => crop.field_id === field.id && isGrowing(crop) && keyOf(crop.crop_type) !== '',
  );
  const crop = [...grown].sort((a, b) => ((a.planting_date ?? '') < (b.planting_date ?? '') ? 1 : -1))[0];
  const key = keyOf(crop?.crop_type ?? field.crop_type);
  return {
    field: field.id,
    crop: key,
    planted: crop?.planting_date ?? '',
    soil: field.soil_type ?? '',
    trouble: '',
    previous: { size: '', unit: usualUnit(key), weight: '' },
    area: formatNumber(crop?.area_size ?? field.size),
    area_unit: (crop?.area_size ? crop.area_unit : null) ?? field.size_unit,
    county: '',
    place: 'county',
  };
};

/** Values passed by the button on a crop's form, even if unsaved there. */
const formOfUrl = (search: URLSearchParams): Partial<YieldForm> => {
  const unit = areaUnits.find((one) => one === search.get('unit'));
  const key = keyOf(search.get('crop'));
  return {
    ...(key && { crop: key, trouble: '', previous: { size: '', unit: usualUnit(key), weight: '' } }),
    ...(search.get('planted') && { planted: search.get('planted')! }),
    ...(search.get('area') && unit && { area: search.get('area')!, area_unit: unit }),
  };
};

/**
 * The form, prefilled from the farm; typed values stay until a new prediction is started. `fields`: sorted by
 * name (YLD-10).
 */
export const useYieldForm = (fields: readonly Field[], crops: readonly Crop[]) => {
  const search = new URLSearchParams(useSearch());
  const fieldId = search.get('field');
  const start = (): YieldForm => {
    const field = fields.find(({ id }) => id === fieldId) ?? (fieldId === null ? fields[0] : undefined);
    return blankYieldForm({
      ...(field && formOfField(field, crops)),
      ...(fieldId !== null && formOfUrl(search)),
    });
  };
  const read = (saved: unknown): YieldForm | null => {
    // Opened for a specific crop.
    if (saved === null || fieldId !== null) return null;
    const form = restrictToShape(blankYieldForm(), saved, formLists);
    const known =
      form.field === '' || fields.some(({ id }) => id === form.field) ? form : { ...form, field: '' };
    const seen = troublesOf(known.crop).some(({ key }) => key === known.trouble)
      ? known
      : { ...known, trouble: '' };
    return measures.includes(seen.previous.unit) ? seen : { ...seen, previous: blankYieldForm().previous };
  };
  return useDraftForm<YieldForm>('yield', read, start);
};
