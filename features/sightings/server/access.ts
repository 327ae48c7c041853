import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';
import { cellOf } from '../domain/cell.ts';

/** The leaf's location. */
const cell = cellOf({ lat: -0.3, lng: 36.1 });

export const sightingsAccess = defineAccess<typeof contract>()({
  operations: {
    'sightings.area': { access: 'user', send: () => ({ query: { cell: '-6:802' } }) },
  },
  commands: {
    'sightings.report': {
      sampleArgs: (caller) => ({ id: newId(), scan_id: caller.idOf('crop_scans', 1), cell }),
      idParams: { id: createdId('sighting_reports', 'applied'), scan_id: 'crop_scans' },
    },
    'sightings.follow': { sampleArgs: () => ({ cell, active: false }) },
    'sightings.read': {
      sampleArgs: (caller) => ({ ids: [caller.idOf('sighting_notices')] }),
      idParams: { ids: 'sighting_notices' },
    },
    'sightings.withdraw': {
      sampleArgs: (caller) => ({ id: caller.idOf('sighting_reports') }),
      idParams: { id: 'sighting_reports' },
    },
  },
});
