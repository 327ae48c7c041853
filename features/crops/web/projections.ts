import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { type Crop, decideAdd, decideChange, decideHarvest } from '../domain/crop.ts';

/**
 * Projections of waiting commands. Names are strings here: the contract is not needed before a crop screen
 * opens.
 */
export const projections: ProjectionsOf<typeof contract> = {
  'crops.add': (view, args, at) => {
    const decided = decideAdd(
      args,
      { exists: view.get('crop', args.id) !== undefined, field: view.get('field', args.field_id) },
      at.deviceTime,
    );
    if (decided.ok) view.put('crop', decided.value);
  },
  'crops.change': (view, args, at) => {
    const decided = decideChange(view.get<Crop>('crop', args.id), args, at.deviceTime);
    if (decided.ok) view.put('crop', decided.value);
  },
  'crops.harvest': (view, args, at) => {
    const decided = decideHarvest(view.get<Crop>('crop', args.id), args, at.deviceTime);
    if (decided.ok) view.put('crop', decided.value);
  },
  'crops.remove': (view, args) => view.remove('crop', args.id),
};
