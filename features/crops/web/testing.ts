import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Crop } from '../domain/crop.ts';
import { projections as cropProjections } from './projections.ts';

export const projections = { ...fieldProjections, ...cropProjections };

export const crop = (over: Partial<Crop> = {}): Crop => ({
  id: newId(),
  field_id: '01970000-0000-7000-8000-00000000000f',
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'growing',
  area_planted: 0.2,
  area_size: 0.5,
  area_unit: 'acres',
  planting_date: '2026-10-20',
  expected_harvest_date: '2027-02-10',
  harvest_source: 'calendar',
  harvest_from: '2027-01-20',
  harvest_to: '2027-03-01',
  altitude_band: null,
  county: null,
  harvested_on: null,
  actual_yield: null,
  actual_yield_size: null,
  actual_yield_unit: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
  created_at: '2026-10-20T08:00:00.000Z',
  updated_at: '2026-10-20T08:00:00.000Z',
  ...over,
});
