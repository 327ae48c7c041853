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
      args: (own) => ({ id: newId(), field_id: own.idOf('fields'), ...event }),
      ids: { id: createdId('field_events'), field_id: 'fields', photos: 'photo' },
    },
    'history.change': {
      args: (own) => ({ id: own.idOf('field_events'), notes: 'Vizuri' }),
      ids: { id: 'field_events', photos: 'photo' },
    },
    'history.remove': {
      args: (own) => ({ id: own.idOf('field_events') }),
      ids: { id: 'field_events' },
      runsLast: true,
    },
  },
});
