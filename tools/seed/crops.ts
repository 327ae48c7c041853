import { addCrop, harvestCrop } from '#features/crops/contract.ts';
import { withHarvestDates } from '#features/crops/domain/harvest-dates.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import { sampleId } from './sample-id.ts';
import { type Person, SAMPLE, type SampleField } from './village.ts';

interface Done {
  readonly name: string;
  readonly key: string;
  readonly args: unknown;
}

const planted = (
  key: string,
  fieldId: string,
  field: SampleField,
  daysAgo: number,
  now: Date,
): ArgsOf<typeof addCrop> =>
  withHarvestDates<ArgsOf<typeof addCrop>>({
    id: sampleId(key),
    field_id: fieldId,
    crop_type: field.crop,
    variety: null,
    variety_class: null,
    status: 'growing',
    area_size: field.acres,
    area_unit: 'acres',
    planting_date: addDays(dayInNairobi(now), -daysAgo),
    expected_harvest_date: null,
    harvest_source: null,
    harvest_from: null,
    harvest_to: null,
    altitude_band: null,
    county: field.town.split(', ')[1] ?? null,
    expected_yield: null,
    expected_yield_size: null,
    expected_yield_unit: null,
    notes: SAMPLE,
  });

const GROWING_SINCE = 62;
const [LAST_SEASON, LAST_HARVEST] = [330, 150];
const BAG_KG = 90;

/** A field's current crop and, for market farmers, last season's harvest. */
export const cropsOn = (person: Person, field: SampleField, fieldId: string, now: Date): Done[] => {
  if (field.crop === 'mixed') return [];
  const key = `${person.key} crop ${field.name}`;
  const growing = { name: addCrop.name, key, args: planted(key, fieldId, field, GROWING_SINCE, now) };
  if (!person.pro) return [growing];
  const last = `${key} last season`;
  const bags = Math.round(field.acres * 8);
  const harvest: ArgsOf<typeof harvestCrop> = {
    id: sampleId(last),
    harvested_on: addDays(dayInNairobi(now), -LAST_HARVEST),
    actual_yield: bags * BAG_KG,
    actual_yield_size: bags,
    actual_yield_unit: 'bag_90kg',
  };
  return [
    growing,
    { name: addCrop.name, key: last, args: planted(last, fieldId, field, LAST_SEASON, now) },
    { name: harvestCrop.name, key: `${last} harvest`, args: harvest },
  ];
};
