import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, proOnly } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const finding = {
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.9,
  top3: [],
  model: 'ab'.repeat(32),
};
const measuredFinding = { crop_type: 'bean', severity: null, affected_area_percentage: null, ...finding };

export const scannerAccess = defineAccess<typeof contract>()({
  operations: {
    'scans.list': { who: 'user' },
    'scans.accuracy': { who: 'anyone' },
  },
  commands: {
    'scans.save': {
      args: (own) => ({
        id: newId(),
        field_id: own.idOf('fields'),
        photo: null,
        location: null,
        taken_at: '2026-11-01T08:00:00.000Z',
        known_used: 15,
        ...measuredFinding,
      }),
      expectedAnswer: proOnly('scans.limit_reached', 'applied'),
      ids: { id: createdId('crop_scans'), field_id: 'fields', photo: 'photo', photos: 'photo' },
    },
    'scans.add_leaves': {
      args: (own) => ({ id: own.idOf('crop_scans'), photos: [own.idOf('photo')], ...measuredFinding }),
      ids: { id: 'crop_scans', photos: 'photo' },
    },
    'scans.pick': {
      args: (own) => ({ id: own.idOf('crop_scans'), condition: 'none' }),
      expectedAnswer: 'scans.not_a_candidate',
      ids: { id: 'crop_scans' },
    },
    'scans.set_field': {
      args: (own) => ({ id: own.idOf('crop_scans'), field_id: own.idOf('fields'), confirmed: true }),
      ids: { id: 'crop_scans', field_id: 'fields' },
    },
    'scans.confirm_crop': {
      args: (own) => ({ id: own.idOf('crop_scans'), crop_type: 'bean' }),
      expectedAnswer: 'scans.crop_not_asked',
      ids: { id: 'crop_scans' },
    },
    'scans.remove': {
      args: (own) => ({ id: own.idOf('crop_scans') }),
      ids: { id: 'crop_scans' },
      runsLast: true,
    },
  },
});
