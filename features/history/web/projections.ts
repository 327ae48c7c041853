import { dayInNairobi } from '#kit/pure/days.ts';
import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { decideAdd, decideChange, type FieldEvent } from '../domain/event.ts';

const today = (at: { readonly deviceTime: string }) => dayInNairobi(new Date(at.deviceTime));

/** Optimistic view of pending entries, by the same rules as the server. */
export const projections: ProjectionsOf<typeof contract> = {
  'history.add': (view, args, at) => {
    const decided = decideAdd(args, {
      exists: view.get('field_event', args.id) !== undefined,
      hasField: true,
      today: today(at),
      at: at.deviceTime,
    });
    if (decided.ok) view.put('field_event', decided.value);
  },
  'history.change': (view, args, at) => {
    const decided = decideChange(
      view.get<FieldEvent>('field_event', args.id) ?? null,
      args,
      today(at),
      at.deviceTime,
    );
    if (decided.ok) view.put('field_event', decided.value);
  },
  'history.remove': (view, { id }) => view.remove('field_event', id),
};
