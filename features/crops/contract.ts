import * as z from 'zod/mini';
import { idSchema } from '#kit/pure/id-schema.ts';
import { areaUnits } from '#kit/pure/units.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { addRefusals, altitudeBands, changeRefusals, cropStatuses, harvestSources } from './domain/crop.ts';

export const NOTES_MAX = 2000;
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const day = z.iso.date();

const details = {
  crop_type: text(60),
  variety: z.nullable(text(60)),
  variety_class: z.nullable(text(40)),
  status: z.enum(cropStatuses),
  area_size: z.nullable(z.number()),
  area_unit: z.nullable(z.enum(areaUnits)),
  planting_date: z.nullable(day),
  /** The farmer's own date when `harvest_source` says so; any other is recomputed by the server. */
  expected_harvest_date: z.nullable(day),
  harvest_source: z.nullable(z.enum(harvestSources)),
  harvest_from: z.nullable(day),
  harvest_to: z.nullable(day),
  altitude_band: z.nullable(z.enum(altitudeBands)),
  county: z.nullable(text(40)),
  expected_yield: z.nullable(z.number()),
  expected_yield_size: z.nullable(z.number()),
  expected_yield_unit: z.nullable(text(30)),
  notes: z.nullable(text(NOTES_MAX)),
};
const actualYield = {
  actual_yield: z.nullable(z.number()),
  actual_yield_size: z.nullable(z.number()),
  actual_yield_unit: z.nullable(text(30)),
};

export const cropRows = synced(
  'crop',
  z.object({
    id: z.string(),
    field_id: z.string(),
    ...details,
    ...actualYield,
    area_planted: z.nullable(z.number()),
    harvested_on: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

export const addCrop = command(
  'crops.add',
  z.object({ id: idSchema, field_id: idSchema, ...details }),
  addRefusals,
);
export const changeCrop = command(
  'crops.change',
  z.extend(z.partial(z.object(details)), { id: idSchema }),
  changeRefusals,
  {
    edits: 'crop',
    // A crop that is no longer harvested has no yield.
    sets: { status: ['harvested_on', 'actual_yield', 'actual_yield_size', 'actual_yield_unit'] },
  },
);
export const harvestCrop = command(
  'crops.harvest',
  z.object({ id: idSchema, harvested_on: day, ...actualYield }),
  changeRefusals,
  { edits: 'crop', asks: ['actual_yield_size'], sets: { harvested_on: ['status'] } },
);
export const removeCrop = command('crops.remove', z.object({ id: idSchema }), ['crops.not_found'], {
  removes: 'crop',
});
