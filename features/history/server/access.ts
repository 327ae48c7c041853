import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made } from '#kit/server/access.ts';
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
      args: (own) => ({ id: newId(), field_id: own.has('fields'), ...event }),
      ids: { id: made('field_events'), field_id: 'fields', photos: 'photo' },
    },
    'history.change': {
      args: (own) => ({ id: own.has('field_events'), notes: 'Vizuri' }),
      ids: { id: 'field_events', photos: 'photo' },
    },
    'history.remove': {
      args: (own) => ({ id: own.has('field_events') }),
      ids: { id: 'field_events' },
      last: true,
    },
  },
});
