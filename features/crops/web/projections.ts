import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import type { addCrop, changeCrop, harvestCrop, removeCrop } from '../contract.ts';
import { type Crop, decideAdd, decideChange, decideHarvest } from '../domain/crop.ts';

/**
 * What the phone shows of waiting commands. Names stand here as text: the contract is not needed before a
 * crop screen opens.
 */
export const cropProjections: Record<
  (typeof addCrop | typeof changeCrop | typeof harvestCrop | typeof removeCrop)['name'],
  Projection
> = {
  'crops.add': ((view, args: ArgsOf<typeof addCrop>, at) => {
    const decided = decideAdd(
      args,
      { exists: view.get('crop', args.id) !== undefined, field: view.get('field', args.field_id) },
      at.deviceTime,
    );
    if (decided.ok) view.put('crop', decided.value);
  }) as Projection,
  'crops.change': ((view, args: ArgsOf<typeof changeCrop>, at) => {
    const decided = decideChange(view.get<Crop>('crop', args.id), args, at.deviceTime);
    if (decided.ok) view.put('crop', decided.value);
  }) as Projection,
  'crops.harvest': ((view, args: ArgsOf<typeof harvestCrop>, at) => {
    const decided = decideHarvest(view.get<Crop>('crop', args.id), args, at.deviceTime);
    if (decided.ok) view.put('crop', decided.value);
  }) as Projection,
  'crops.remove': ((view, args: ArgsOf<typeof removeCrop>) => view.remove('crop', args.id)) as Projection,
};
