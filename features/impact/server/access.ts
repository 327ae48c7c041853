import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const outcome = {
  step: 7,
  answer: 'better',
  doings: [],
  cost_kes: null,
  saved_amount: null,
  saved_unit: null,
  photo: null,
};

export const impactAccess = defineAccess<typeof contract>()({
  operations: {
    'impact.overview': { who: 'user' },
    'impact.economic': { who: 'user' },
    'impact.achievements': { who: 'user' },
    'impact.places': { who: 'user' },
    'outcomes.counts': { who: 'anyone' },
  },
  commands: {
    'outcomes.answer': {
      args: (own) => ({ scan_id: own.idOf('crop_scans'), ...outcome }),
      ids: { scan_id: 'crop_scans', photo: 'photo' },
    },
    'outcomes.pause': {
      args: (own) => ({ scan_id: own.idOf('crop_scans'), until: null }),
      ids: { scan_id: 'crop_scans' },
    },
  },
});
