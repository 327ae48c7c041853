import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { decideAdd, decideChange, type Farm, type Field, applyBoundary } from '../domain/field.ts';

/**
 * Optimistic view of pending commands: the server's rules, except the field limit, which only the server
 * decides.
 */
export const projections: ProjectionsOf<typeof contract> = {
  'fields.add': (view, args, at) => {
    const decided = decideAdd(
      args,
      { fields: view.all<Field>('field'), farm: view.all<Farm>('farm')[0] ?? null, fieldLimit: null },
      at.deviceTime,
    );
    if (!decided.ok) return;
    view.put('field', decided.value.field);
    if (decided.value.farm) view.put('farm', decided.value.farm);
  },
  'fields.change': (view, args, at) => {
    const field = view.get<Field>('field', args.id);
    const decided = field && decideChange(field, args, at.deviceTime);
    if (decided?.ok) view.put('field', decided.value);
  },
  'fields.set_boundary': (view, args, at) => {
    const field = view.get<Field>('field', args.id);
    if (field) view.put('field', applyBoundary(field, args, at.deviceTime));
  },
  'fields.remove': (view, args) => view.remove('field', args.id),
};
