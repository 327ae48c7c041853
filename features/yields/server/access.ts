import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, proOnly } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const yieldsAccess = defineAccess<typeof contract>()({
  operations: {
    'yields.price': {
      access: 'user',
      send: (caller) => ({ query: { crop: 'maize', field: caller.idOf('fields'), county: 'Nakuru' } }),
      expectedAnswer: proOnly('403 plans.pro_only', '200'),
      idParams: { 'query.field': 'fields' },
    },
  },
  // Another user's field is ignored like one that does not exist.
  commands: {
    'yields.predict': {
      sampleArgs: (caller) => ({
        id: newId(),
        field_id: caller.idOf('fields'),
        crop_type: 'maize',
        area_size: 1,
        area_unit: 'acres',
        soil_type: 'loam',
        planting_date: dayInNairobi(new Date()),
        expected_rainfall: 'moderate',
        fertilizer_use: 'organic',
        fertilizer_amount: null,
        seed: null,
        previous_yield: null,
        county: 'Nakuru',
        place_from: 'field',
        own_price: null,
        reckoned: null,
      }),
      expectedAnswer: proOnly('plans.pro_only', 'applied'),
      idParams: { id: createdId('yield_predictions'), field_id: 'fields' },
    },
  },
});
