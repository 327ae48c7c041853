import { dayInNairobi } from '#kit/pure/days.ts';
import type { CommandPolicy, Policy } from './policy.ts';

export const organicPolicy: Readonly<Record<string, Policy>> = { 'organic.daily': { who: 'user' } };

/** A field of somebody else is left out like one that does not exist. */
export const organicCommands: Readonly<Record<string, CommandPolicy>> = {
  'organic.complete': {
    args: (own) => ({
      day: dayInNairobi(new Date()),
      action: 'compost_heap',
      field_id: own.has('fields'),
      crop_type: null,
    }),
    ids: { field_id: 'fields' },
  },
};
