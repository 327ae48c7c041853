import { findFieldSummary } from '#features/fields/server/api.ts';
import { dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import { addEvent, changeEvent, eventRows, removeEvent } from '../contract.ts';
import { decideAdd, decideChange } from '../domain/event.ts';
import { historyAccess } from './access.ts';
import {
  deleteEventsOfField,
  purgeRemoved,
  eventsByIds,
  insertEvent,
  markRemoved,
  isPhotoReferenced,
  updateEvent,
} from './sql.ts';
import { historyTables } from './tables.ts';

interface HistoryDeps {
  readonly db: Database;
  readonly jobs: Jobs;
}

const PURGE_JOB = 'history.drop_removed';
const UNDO_WINDOW_MS = HOUR_MS;
interface PurgeJob {
  readonly userId: string;
  readonly id: string;
  /** Absent in jobs of older versions. */
  readonly removedAt?: string;
}

const commandsWith = (jobs: Jobs) => [
  serveCommand(addEvent, async (ctx, args) => {
    const [existing] = await eventsByIds(ctx.tx, ctx.userId, [args.id]);
    const hasField = (await findFieldSummary(ctx.tx, ctx.userId, args.field_id)) !== null;
    const decided = decideAdd(args, {
      exists: existing !== undefined,
      hasField,
      today: dayInNairobi(ctx.now),
      at: ctx.now.toISOString(),
    });
    if (!decided.ok) return decided;
    await insertEvent(ctx.tx, ctx.userId, decided.value);
    ctx.touch('field_event', args.id);
    ctx.event('history.added', {
      id: args.id,
      field_id: args.field_id,
      event_type: args.event_type,
      date: args.date,
    });
    return ok(undefined);
  }),
  serveCommand(changeEvent, async (ctx, args) => {
    const [before] = await eventsByIds(ctx.tx, ctx.userId, [args.id]);
    const decided = decideChange(before ?? null, args, dayInNairobi(ctx.now), ctx.now.toISOString());
    if (!decided.ok) return decided;
    await updateEvent(ctx.tx, ctx.userId, decided.value);
    await deleteUnusedPhotos(
      jobs,
      ctx.tx,
      ctx.userId,
      before!.photos.filter((hash) => !decided.value.photos.includes(hash)),
    );
    ctx.touch('field_event', args.id);
    return ok(undefined);
  }),
  serveCommand(removeEvent, async (ctx, { id }) => {
    if ((await markRemoved(ctx.tx, ctx.userId, id, ctx.now)) === 0) return refuse('history.not_found');
    const job: PurgeJob = { userId: ctx.userId, id, removedAt: ctx.now.toISOString() };
    await jobs.enqueue(ctx.tx, PURGE_JOB, job, { runAt: new Date(ctx.now.getTime() + UNDO_WINDOW_MS) });
    ctx.remove('field_event', id);
    ctx.event('history.removed', { id });
    return ok(undefined);
  }),
];

export const historyServer = ({ db, jobs }: HistoryDeps) => {
  jobs.handleJobs<PurgeJob>(PURGE_JOB, ({ userId, id, removedAt }) =>
    db.asUser(userId, async (tx) =>
      deleteUnusedPhotos(jobs, tx, userId, await purgeRemoved(tx, userId, id, removedAt ?? null)),
    ),
  );
  const listeners: Listeners = {
    // Deleting a field deletes everything of it, as its dialog says (FLD-07).
    'field.removed': [
      async (tx, { userId, payload }) => {
        const removed = await deleteEventsOfField(tx, userId, String(payload.id));
        await touchRows(
          tx,
          removed.map(({ id }) => ({ userId, kind: 'field_event', id, deleted: true })),
        );
        await deleteUnusedPhotos(
          jobs,
          tx,
          userId,
          removed.flatMap((event) => event.photos),
        );
      },
    ],
  };
  return defineServerFeature<typeof contract>()({
    access: historyAccess,
    tables: historyTables,
    commands: commandsWith(jobs),
    listeners,
    refersToPhoto: isPhotoReferenced,
    synced: [
      serveSynced(eventRows, async (tx, userId, ids) =>
        (await eventsByIds(tx, userId, ids)).map((event) => ({ ...event, photos: [...event.photos] })),
      ),
    ],
  });
};
