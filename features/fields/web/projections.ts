import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import { addField, changeField, removeField } from '../contract.ts';
import { changed, decideAdd, type Farm, type Field } from '../domain/field.ts';

/** What the phone shows of waiting commands: the same rules as the server, without the limit, which the server decides. */
export const fieldProjections: Record<string, Projection> = {
  [addField.name]: ((view, args: ArgsOf<typeof addField>, at) => {
    const decided = decideAdd(args, { fields: view.all<Field>('field'), farm: view.all<Farm>('farm')[0] ?? null, fieldLimit: null }, at.deviceTime);
    if (!decided.ok) return;
    view.put('field', decided.value.field);
    if (decided.value.farm) view.put('farm', decided.value.farm);
  }) as Projection,
  [changeField.name]: ((view, args: ArgsOf<typeof changeField>, at) => {
    const field = view.get<Field>('field', args.id);
    if (field) view.put('field', changed(field, args, at.deviceTime));
  }) as Projection,
  [removeField.name]: ((view, args: ArgsOf<typeof removeField>) => view.remove('field', args.id)) as Projection,
};
