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
    'impact.overview': { access: 'user' },
    'impact.economic': { access: 'user' },
    'impact.achievements': { access: 'user' },
    'impact.places': { access: 'user' },
    'outcomes.counts': { access: 'anyone' },
  },
  commands: {
    'outcomes.answer': {
      sampleArgs: (caller) => ({ scan_id: caller.idOf('crop_scans'), ...outcome }),
      idParams: { scan_id: 'crop_scans', photo: 'photo' },
    },
    'outcomes.pause': {
      sampleArgs: (caller) => ({ scan_id: caller.idOf('crop_scans'), until: null }),
      idParams: { scan_id: 'crop_scans' },
    },
  },
});
