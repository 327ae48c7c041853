import { dayInNairobi } from '#kit/pure/days.ts';
import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import type { addEvent, changeEvent, removeEvent } from '../contract.ts';
import { decideAdd, decideChange, type FieldEvent } from '../domain/event.ts';

type Name = (typeof addEvent | typeof changeEvent | typeof removeEvent)['name'];
const today = (at: { readonly deviceTime: string }) => dayInNairobi(new Date(at.deviceTime));

/** What the phone shows of waiting entries: the same rules as the server. */
export const historyProjections: Record<Name, Projection> = {
  'history.add': ((view, args: ArgsOf<typeof addEvent>, at) => {
    const decided = decideAdd(args, {
      exists: view.get('field_event', args.id) !== undefined,
      hasField: true,
      today: today(at),
      at: at.deviceTime,
    });
    if (decided.ok) view.put('field_event', decided.value);
  }) as Projection,
  'history.change': ((view, args: ArgsOf<typeof changeEvent>, at) => {
    const decided = decideChange(
      view.get<FieldEvent>('field_event', args.id) ?? null,
      args,
      today(at),
      at.deviceTime,
    );
    if (decided.ok) view.put('field_event', decided.value);
  }) as Projection,
  'history.remove': ((view, { id }: ArgsOf<typeof removeEvent>) =>
    view.remove('field_event', id)) as Projection,
};
