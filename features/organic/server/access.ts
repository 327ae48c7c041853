import { dayInNairobi } from '#kit/pure/days.ts';
import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const organicAccess = defineAccess<typeof contract>()({
  operations: {
    'organic.daily': { access: 'user' },
  },
  // Another user's field is ignored like one that does not exist.
  commands: {
    'organic.complete': {
      sampleArgs: (caller) => ({
        day: dayInNairobi(new Date()),
        action: 'compost_heap',
        field_id: caller.idOf('fields'),
        crop_type: null,
      }),
      idParams: { field_id: 'fields' },
    },
  },
});
