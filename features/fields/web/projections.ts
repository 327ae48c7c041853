import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import { addField, changeField, removeField, setBoundary } from '../contract.ts';
import { decideAdd, decideChange, type Farm, type Field, shaped } from '../domain/field.ts';

/**
 * What the phone shows of waiting commands: the same rules as the server, without the limit, which the server
 * decides.
 */
export const fieldProjections: Record<string, Projection> = {
  [addField.name]: ((view, args: ArgsOf<typeof addField>, at) => {
    const decided = decideAdd(
      args,
      { fields: view.all<Field>('field'), farm: view.all<Farm>('farm')[0] ?? null, fieldLimit: null },
      at.deviceTime,
    );
    if (!decided.ok) return;
    view.put('field', decided.value.field);
    if (decided.value.farm) view.put('farm', decided.value.farm);
  }) as Projection,
  [changeField.name]: ((view, args: ArgsOf<typeof changeField>, at) => {
    const field = view.get<Field>('field', args.id);
    const decided = field && decideChange(field, args, at.deviceTime);
    if (decided?.ok) view.put('field', decided.value);
  }) as Projection,
  [setBoundary.name]: ((view, args: ArgsOf<typeof setBoundary>, at) => {
    const field = view.get<Field>('field', args.id);
    if (field) view.put('field', shaped(field, args, at.deviceTime));
  }) as Projection,
  [removeField.name]: ((view, args: ArgsOf<typeof removeField>) =>
    view.remove('field', args.id)) as Projection,
};
