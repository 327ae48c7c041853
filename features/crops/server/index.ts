import { findFieldSummary } from '#features/fields/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type CommandContext, serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import { addCrop, changeCrop, cropRows, harvestCrop, removeCrop } from '../contract.ts';
import { type Crop, decideAdd, decideChange, decideHarvest } from '../domain/crop.ts';
import { withHarvestDates } from '../domain/harvest-dates.ts';
import { cropsAccess } from './access.ts';
import type { HarvestDateModel } from './ports.ts';
import { MODEL_DATE_JOB, requestModelDate, type ModelDateJob } from './request-model-date.ts';
import { cropById, cropsByIds, deleteCrop, deleteCropsOfField, insertCrop, updateCrop } from './sql.ts';
import { cropsTables } from './tables.ts';

interface CropsDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Language model for crops without a calendar; absent when not configured. */ readonly model?:
    | HarvestDateModel
    | undefined;
}

/** Listeners for a deleted field. */
const listeners: Listeners = {
  'field.removed': [
    async (tx, { userId, payload }) => {
      const removed = await deleteCropsOfField(tx, userId, String(payload.id));
      await touchRows(
        tx,
        removed.map((id) => ({ userId, kind: 'crop', id, deleted: true })),
      );
    },
  ],
};

export const cropsServer = ({ db, jobs, model }: CropsDeps) => {
  if (model) jobs.handleJobs<ModelDateJob>(MODEL_DATE_JOB, requestModelDate(db, model));
  const enqueueModelDate = async (
    { tx, userId }: CommandContext,
    crop: Crop,
    before: Crop | null = null,
  ): Promise<void> => {
    const isNew = before?.crop_type !== crop.crop_type || before.planting_date !== crop.planting_date;
    if (model && isNew && crop.harvest_source === 'estimate')
      await jobs.enqueue(tx, MODEL_DATE_JOB, { userId, id: crop.id });
  };
  const saveChange = async (ctx: CommandContext, crop: Crop, event: string): Promise<void> => {
    await updateCrop(ctx.tx, ctx.userId, crop);
    ctx.touch('crop', crop.id);
    ctx.event(event, { id: crop.id, field_id: crop.field_id });
  };
  const commands = [
    serveCommand(addCrop, async (ctx, args) => {
      const exists = (await cropById(ctx.tx, ctx.userId, args.id)) !== null;
      const decided = decideAdd(
        withHarvestDates(args),
        { exists, field: await findFieldSummary(ctx.tx, ctx.userId, args.field_id) },
        ctx.now.toISOString(),
      );
      if (!decided.ok) return decided;
      await insertCrop(ctx.tx, ctx.userId, decided.value);
      ctx.touch('crop', args.id);
      ctx.event('crop.added', { id: args.id, field_id: args.field_id });
      await enqueueModelDate(ctx, decided.value);
      return ok(undefined);
    }),
    serveCommand(changeCrop, async (ctx, args) => {
      const before = await cropById(ctx.tx, ctx.userId, args.id);
      const decided = decideChange(before, args, ctx.now.toISOString(), (next) =>
        withHarvestDates(next, before),
      );
      if (!decided.ok) return decided;
      await saveChange(ctx, decided.value, 'crop.changed');
      await enqueueModelDate(ctx, decided.value, before);
      return ok(undefined);
    }),
    serveCommand(harvestCrop, async (ctx, args) => {
      const decided = decideHarvest(await cropById(ctx.tx, ctx.userId, args.id), args, ctx.now.toISOString());
      if (!decided.ok) return decided;
      await saveChange(ctx, decided.value, 'crop.harvested');
      return ok(undefined);
    }),
    serveCommand(removeCrop, async (ctx, { id }) => {
      if ((await deleteCrop(ctx.tx, ctx.userId, id)) === 0) return refuse('crops.not_found');
      ctx.remove('crop', id);
      ctx.event('crop.removed', { id });
      return ok(undefined);
    }),
  ];
  return defineServerFeature<typeof contract>()({
    access: cropsAccess,
    tables: cropsTables,
    commands,
    listeners,
    synced: [serveSynced(cropRows, cropsByIds)],
  });
};
