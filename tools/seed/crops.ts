import { addCrop, harvestCrop } from '#features/crops/contract.ts';
import { withHarvestDates } from '#features/crops/domain/harvest-dates.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import { sampleId } from './sample-id.ts';
import { type Person, SAMPLE_LABEL, type SampleField } from './sample-people.ts';

interface CommandInput {
  readonly name: string;
  readonly key: string;
  readonly args: unknown;
}

const cropArgs = (
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
    notes: SAMPLE_LABEL,
  });

const PLANTED_DAYS_AGO = 62;
const [LAST_PLANTED_DAYS_AGO, HARVESTED_DAYS_AGO] = [330, 150];
const BAG_KG = 90;

/** A field's current crop and, for market farmers, last season's harvest. */
export const cropsOn = (person: Person, field: SampleField, fieldId: string, now: Date): CommandInput[] => {
  if (field.crop === 'mixed') return [];
  const key = `${person.key} crop ${field.name}`;
  const growing = { name: addCrop.name, key, args: cropArgs(key, fieldId, field, PLANTED_DAYS_AGO, now) };
  if (!person.pro) return [growing];
  const last = `${key} last season`;
  const bags = Math.round(field.acres * 8);
  const harvest: ArgsOf<typeof harvestCrop> = {
    id: sampleId(last),
    harvested_on: addDays(dayInNairobi(now), -HARVESTED_DAYS_AGO),
    actual_yield: bags * BAG_KG,
    actual_yield_size: bags,
    actual_yield_unit: 'bag_90kg',
  };
  return [
    growing,
    { name: addCrop.name, key: last, args: cropArgs(last, fieldId, field, LAST_PLANTED_DAYS_AGO, now) },
    { name: harvestCrop.name, key: `${last} harvest`, args: harvest },
  ];
};
