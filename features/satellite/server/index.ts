import { checkAbility } from '#features/plans/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { type FileReply, serve } from '#kit/server/context.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { lockUserSequence, touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import {
  analyzeField,
  latestRun,
  readRun,
  reportPdf as reportPdfOperation,
  resultRows,
} from '../contract.ts';
import { MAX_FIELD_HA } from '../domain/max-field-size.ts';
import { satelliteAccess } from './access.ts';
import type { PixelSource } from './ports.ts';
import { reportPdf } from './report-pdf.ts';
import { markRunRequested, findLatestRequestedRun } from './request-sql.ts';
import { plotKey, RUN_JOB, type RunDeps, type RunJob, createRunHandler } from './run.ts';
import { sharedScenes } from './scenes/shared-scenes.ts';
import {
  countRequestsSince,
  fieldOf,
  deletePlotResults,
  insertRun,
  hasOtherBoundary,
  findOpenRun,
  resultsByIds,
  runOf,
} from './sql.ts';
import { satelliteTables } from './tables.ts';
import { countOverdueChecks, scheduleCheck, unwatch, type WatchedField } from './watch-sql.ts';
import {
  FIELDS_PAGE_JOB,
  type FieldsPageJob,
  watchFieldsPage,
  WATCH_JOB,
  watchWith,
  sweepWith,
} from './watch.ts';

interface SatelliteDeps extends Pick<RunDeps, 'db' | 'catalogues' | 'listeners' | 'sample' | 'clock'> {
  readonly jobs: Jobs;
  readonly pixels: PixelSource;
}

/**
 * There is a new pass every five days at most: more frequent requests get the same result. The second limit
 * includes analyses that failed because of the archive or us.
 */
const [MAX_PER_DAY, MAX_STARTED_PER_DAY] = [6, 24];

const deleteResults = async (tx: Transaction, userId: string, id: string): Promise<void> => {
  if (await deletePlotResults(tx, userId, id))
    await touchRows(tx, [{ userId, kind: 'satellite_result', id, deleted: true }]);
};

/** A changed boundary is another plot: results of the old one are deleted. A new name changes nothing. */
const listenersWith = ({ clock = () => new Date() }: Pick<RunDeps, 'clock'>): Listeners => ({
  'field.removed': [
    async (tx, { userId, payload }) => {
      await deleteResults(tx, userId, String(payload.id));
      await unwatch(tx, userId, String(payload.id));
    },
  ],
  'field.changed': [
    async (tx, { userId, payload }) => {
      const field = await fieldOf(tx, userId, String(payload.id));
      if (
        !field ||
        !(await hasOtherBoundary(tx, userId, field.id, [
          plotKey(field.boundary),
          plotKey(field.boundary, true),
        ]))
      )
        return;
      await deleteResults(tx, userId, field.id);
      if (await unwatch(tx, userId, field.id)) await scheduleCheck(tx, userId, field.id, clock());
    },
  ],
});

export const satelliteServer = (deps: SatelliteDeps) => {
  const { db, jobs, catalogues, listeners, pixels, sample = false, clock } = deps;
  const run = createRunHandler({
    db,
    catalogues,
    listeners,
    open: sharedScenes(pixels),
    sample,
    ...(clock && { clock }),
  });
  jobs.handleJobs<RunJob>(RUN_JOB, run);
  // A separate queue: a farmer's request does not wait behind the regular watch.
  jobs.handleJobs<WatchedField>(WATCH_JOB, watchWith(deps, run));
  jobs.handleJobs<FieldsPageJob>(FIELDS_PAGE_JOB, watchFieldsPage(deps));
  return defineServerFeature<typeof contract>()({
    access: satelliteAccess,
    tables: satelliteTables,
    listeners: listenersWith(deps),
    synced: [serveSynced(resultRows, resultsByIds, { writtenByServer: true })],
    operations: [
      serve(analyzeField, async ({ session: { userId }, now }, { body: { field_id: fieldId } }) => {
        return db.asUser(userId, async (tx) => {
          if (!(await checkAbility(tx, userId, 'satellite', now)).ok) return refuse('plans.pro_only');
          if (catalogues.length === 0) return refuse('satellite.off');
          const field = await fieldOf(tx, userId, fieldId);
          if (!field) return refuse('satellite.not_found');
          if (field.unconfirmed) return refuse('satellite.unconfirmed');
          if (field.hectares > MAX_FIELD_HA) return refuse('satellite.too_large', { hectares: MAX_FIELD_HA });
          // One request at a time: otherwise each would count the daily limit without the others, and miss an
          // analysis that is just ending.
          await lockUserSequence(tx, userId);
          const open = await findOpenRun(tx, userId, fieldId);
          if (open) {
            await markRunRequested(tx, userId, open.run.id);
            return ok(open.run);
          }
          const { counted, all } = await countRequestsSince(tx, userId, new Date(now.getTime() - DAY_MS));
          if (counted >= MAX_PER_DAY || all >= MAX_STARTED_PER_DAY)
            return refuse('satellite.too_many', { limit: MAX_PER_DAY });
          const newRun = await insertRun(tx, userId, { id: newId(), fieldId, asked: true, now });
          // Started on two phones at once.
          if (!newRun) return ok((await findOpenRun(tx, userId, fieldId))!.run);
          await jobs.enqueue<RunJob>(tx, RUN_JOB, { userId, runId: newRun.id }, { singletonKey: newRun.id });
          return ok(newRun);
        });
      }),
      serve(readRun, async ({ session: { userId } }, { params: { id } }) => {
        const found = await db.readAsUser(userId, (tx) => runOf(tx, userId, id));
        return found ? ok(found) : refuse('satellite.not_found');
      }),
      serve(latestRun, async ({ session: { userId } }, { params: { id } }) => {
        const found = await db.readAsUser(
          userId,
          async (tx) =>
            (await fieldOf(tx, userId, id)) && { run: await findLatestRequestedRun(tx, userId, id) },
        );
        return found ? ok(found) : refuse('satellite.not_found');
      }),
      serve(reportPdfOperation, async ({ session: { userId } }, { params: { id }, query: { language } }) => {
        const found = await db.readAsUser(userId, async (tx) => ({
          field: await fieldOf(tx, userId, id),
          results: await resultsByIds(tx, userId, [id]),
        }));
        const [result] = found.results;
        return found.field && result
          ? ok({ body: await reportPdf(found.field, result, language) } satisfies FileReply)
          : refuse('satellite.not_found');
      }),
    ],
    /** Without a catalogue no fields are watched. */
    sweeps: { satellite: sweepWith(deps, catalogues.length > 0) },
    metrics: [
      {
        name: 'mavuno_satellite_late',
        help: 'Fields of Pro that the satellite watch should have looked at a day ago',
        read: () => db.asSystem((tx) => countOverdueChecks(tx, new Date())),
      },
    ],
  });
};
