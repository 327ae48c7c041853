import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const event = {
  date: '2026-04-10',
  event_type: 'weeding',
  description: 'Palizi',
  notes: null,
  photos: [],
  product: null,
  wait_days: null,
  quantity: null,
  quantity_unit: null,
};

export const historyAccess = defineAccess<typeof contract>()({
  commands: {
    'history.add': {
      sampleArgs: (caller) => ({ id: newId(), field_id: caller.idOf('fields'), ...event }),
      idParams: { id: createdId('field_events'), field_id: 'fields', photos: 'photo' },
    },
    'history.change': {
      sampleArgs: (caller) => ({ id: caller.idOf('field_events'), notes: 'Vizuri' }),
      idParams: { id: 'field_events', photos: 'photo' },
    },
    'history.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('field_events') }),
      idParams: { id: 'field_events' },
      runsLast: true,
    },
  },
});
