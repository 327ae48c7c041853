import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, proOnly, type IdMeaning } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const field = {
  name: 'Shamba jipya',
  size: 1,
  size_unit: 'acres',
  crop_type: 'bean',
  season: '2026',
  soil_type: 'loam',
  irrigation_type: null,
  place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
  location_description: 'Njoro',
};
const tile: IdMeaning = { notPersonalReason: 'a square of the map' };

export const fieldsAccess = defineAccess<typeof contract>()({
  operations: {
    'fields.list': { access: 'user' },
    'map.ground': { access: 'user' },
    'map.tile': {
      access: 'user',
      send: () => ({ params: { z: 0, x: 0, y: 0 } }),
      expectedAnswer: '400 request.invalid',
      idParams: { 'params.z': tile, 'params.x': tile, 'params.y': tile },
    },
  },
  commands: {
    'fields.add': {
      sampleArgs: () => ({ id: newId(), farm_id: newId(), ...field }),
      expectedAnswer: proOnly('fields.limit_reached', 'applied'),
      idParams: { id: createdId('fields'), farm_id: createdId('farms') },
    },
    'fields.change': {
      sampleArgs: (caller) => ({ id: caller.idOf('fields'), soil_type: 'clay' }),
      idParams: { id: 'fields' },
    },
    'fields.set_boundary': {
      sampleArgs: (caller) => ({
        id: caller.idOf('fields'),
        boundary: null,
        boundary_source: 'walked',
        area_error_m2: null,
        measured_at: '2026-11-20T08:00:00.000Z',
      }),
      idParams: { id: 'fields' },
    },
    'fields.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('fields') }),
      idParams: { id: 'fields' },
      runsLast: true,
    },
  },
});
