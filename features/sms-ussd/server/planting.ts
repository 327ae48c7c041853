import { addCrop, changeCrop } from '#features/crops/contract.ts';
import { bandOf } from '#features/crops/domain/harvest.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Known, State } from '../domain/interpret.ts';
import { type FactsContext, factsOf, type Planting } from './facts.ts';
import { deterministicId, type LeafDeps } from './photo-check.ts';

interface PlantingDeps {
  readonly db: Database;
  readonly act: LeafDeps['act'];
}

/** The crop, with the planting day that the farmer's weeks give; planned when it is not planted yet. */
const cropArgs = ({ fieldId, crop, county, elevation }: Planting, plantedOn: string | null) => ({
  field_id: fieldId,
  crop_type: crop,
  variety: null,
  variety_class: null,
  status: plantedOn === null ? 'planning' : 'growing',
  area_size: null,
  area_unit: null,
  planting_date: plantedOn,
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  altitude_band: bandOf(elevation),
  county,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
});

/** The same answer on one day, which a network may repeat, saves it once. */
const savePlanting = async (
  { act }: PlantingDeps,
  userId: string,
  planting: Planting,
  weeks: number,
  now: Date,
): Promise<void> => {
  const today = dayInNairobi(now);
  const plantedOn = weeks === 0 ? null : addDays(today, -7 * weeks);
  const { fieldId, plannedId } = planting;
  if (plannedId !== null && plantedOn === null) return;
  const at = Date.parse(today);
  await act(userId, {
    id: deterministicId(`planting ${fieldId} ${weeks}`, at),
    at: now,
    ...(plannedId === null
      ? {
          name: addCrop.name,
          args: { id: deterministicId(`crop ${fieldId}`, at), ...cropArgs(planting, plantedOn) },
        }
      : {
          name: changeCrop.name,
          args: { id: plannedId, status: 'growing', planting_date: plantedOn },
        }),
  });
};

/** State and facts for a reply, after saving the planting day that this input gives. */
export const factsAfterInput = async (
  deps: PlantingDeps,
  userId: string,
  context: FactsContext,
  stateWith: (known: Known) => State,
): ReturnType<typeof factsOf> => {
  const read = () => deps.db.readAsUser(userId, (tx) => factsOf(tx, userId, context, stateWith));
  const before = await read();
  const { weeks } = before.state;
  if (weeks === null || before.planting === null) return before;
  await savePlanting(deps, userId, before.planting, weeks, context.now);
  return read();
};
