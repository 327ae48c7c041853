import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';
import { cellOf } from '../domain/cell.ts';

/** The leaf's location. */
const cell = cellOf({ lat: -0.3, lng: 36.1 });

export const sightingsAccess = defineAccess<typeof contract>()({
  operations: {
    'sightings.area': { who: 'user', send: () => ({ query: { cell: '-6:802' } }) },
  },
  commands: {
    'sightings.report': {
      args: (own) => ({ id: newId(), scan_id: own.idOf('crop_scans', 1), cell }),
      ids: { id: createdId('sighting_reports', 'applied'), scan_id: 'crop_scans' },
    },
    'sightings.follow': { args: () => ({ cell, active: false }) },
    'sightings.read': {
      args: (own) => ({ ids: [own.idOf('sighting_notices')] }),
      ids: { ids: 'sighting_notices' },
    },
    'sightings.withdraw': {
      args: (own) => ({ id: own.idOf('sighting_reports') }),
      ids: { id: 'sighting_reports' },
    },
  },
});
