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
    'scans.list': { access: 'user' },
    'scans.accuracy': { access: 'anyone' },
  },
  commands: {
    'scans.save': {
      sampleArgs: (caller) => ({
        id: newId(),
        field_id: caller.idOf('fields'),
        photo: null,
        location: null,
        taken_at: '2026-11-01T08:00:00.000Z',
        known_used: 15,
        ...measuredFinding,
      }),
      expectedAnswer: proOnly('scans.limit_reached', 'applied'),
      idParams: { id: createdId('crop_scans'), field_id: 'fields', photo: 'photo', photos: 'photo' },
    },
    'scans.add_leaves': {
      sampleArgs: (caller) => ({
        id: caller.idOf('crop_scans'),
        photos: [caller.idOf('photo')],
        ...measuredFinding,
      }),
      idParams: { id: 'crop_scans', photos: 'photo' },
    },
    'scans.pick': {
      sampleArgs: (caller) => ({ id: caller.idOf('crop_scans'), condition: 'none' }),
      expectedAnswer: 'scans.not_a_candidate',
      idParams: { id: 'crop_scans' },
    },
    'scans.set_field': {
      sampleArgs: (caller) => ({
        id: caller.idOf('crop_scans'),
        field_id: caller.idOf('fields'),
        confirmed: true,
      }),
      idParams: { id: 'crop_scans', field_id: 'fields' },
    },
    'scans.confirm_crop': {
      sampleArgs: (caller) => ({ id: caller.idOf('crop_scans'), crop_type: 'bean' }),
      expectedAnswer: 'scans.crop_not_asked',
      idParams: { id: 'crop_scans' },
    },
    'scans.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('crop_scans') }),
      idParams: { id: 'crop_scans' },
      runsLast: true,
    },
  },
});
