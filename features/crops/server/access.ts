import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const crop = {
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'planted',
  area_size: 0.1,
  area_unit: 'acres',
  planting_date: '2026-03-20',
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
};

export const cropsAccess = defineAccess<typeof contract>()({
  commands: {
    'crops.add': {
      sampleArgs: (caller) => ({ id: newId(), field_id: caller.idOf('fields'), ...crop }),
      idParams: { id: createdId('crops'), field_id: 'fields' },
    },
    'crops.change': {
      sampleArgs: (caller) => ({ id: caller.idOf('crops'), notes: 'Vizuri' }),
      idParams: { id: 'crops' },
    },
    'crops.harvest': {
      sampleArgs: (caller) => ({
        id: caller.idOf('crops'),
        harvested_on: '2026-09-20',
        actual_yield: 900,
        actual_yield_size: 10,
        actual_yield_unit: 'bag_90kg',
      }),
      idParams: { id: 'crops' },
    },
    'crops.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('crops') }),
      idParams: { id: 'crops' },
      runsLast: true,
    },
  },
});
