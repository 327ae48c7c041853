import type { Database } from '#kit/server/database/database.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { modelDate } from '../domain/harvest.ts';
import type { HarvestDateModel } from './ports.ts';
import { cropById, updateCrop } from './sql.ts';

export const MODEL_DATE_JOB = 'crops.ask_model';
export interface ModelDateJob {
  readonly userId: string;
  readonly id: string;
}

/**
 * Replaces the default of 90 days for a crop without a calendar. A missing or implausible answer keeps the
 * default silently.
 */
export const requestModelDate =
  (db: Database, model: HarvestDateModel) =>
  async ({ userId, id }: ModelDateJob): Promise<void> => {
    const before = await db.readAsUser(userId, (tx) => cropById(tx, userId, id));
    if (!before || before.harvest_source !== 'estimate' || before.planting_date === null) return;
    const answer = await model.harvestDate({
      crop: before.crop_type,
      plantedOn: before.planting_date,
      altitudeBand: before.altitude_band,
    });
    const date = modelDate(answer, before.planting_date);
    if (date === null) return;
    await db.asUser(userId, async (tx) => {
      await touchRows(tx, [{ userId, kind: 'crop', id }]);
      const crop = await cropById(tx, userId, id);
      // The farmer may have changed the crop or planting date while the model was answering.
      if (
        crop?.harvest_source !== 'estimate' ||
        crop.crop_type !== before.crop_type ||
        crop.planting_date !== before.planting_date
      )
        return;
      await updateCrop(tx, userId, {
        ...crop,
        expected_harvest_date: date,
        harvest_source: 'model',
        harvest_from: null,
        harvest_to: null,
      });
    });
  };
