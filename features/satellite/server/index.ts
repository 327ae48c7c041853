import { can } from '#features/plans/server/api.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { type FileReply, serve } from '#kit/server/context.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { analyzeField, readRun, reportPdf as reportPdfDoor, resultRows } from '../contract.ts';
import type { PixelSource } from './ports.ts';
import { reportPdf } from './report-pdf.ts';
import { RUN_JOB, type RunDeps, type RunJob, runWith } from './run.ts';
import { sharedScenes } from './shared-scenes.ts';
import { askedSince, fieldOf, forgetPlot, insertRun, openRunOf, resultsByIds, runOf } from './sql.ts';

export interface SatelliteDeps extends Pick<RunDeps, 'db' | 'catalogues' | 'sample' | 'clock'> { readonly jobs: Jobs; readonly pixels: PixelSource }

const DAY = 86_400_000;
/** A new pass comes every five days at most: who asks more often is told the same. */
const A_DAY = 6;
/** What a farm of this app is; larger ones take more bytes than an account's share. */
const LARGEST_HA = 2_000;

export const satelliteServer = ({ db, jobs, catalogues, pixels, sample = false, clock }: SatelliteDeps) => {
  jobs.work<RunJob>(RUN_JOB, runWith({ db, catalogues, open: sharedScenes(pixels), sample, ...(clock && { clock }) }));
  const listeners: Listeners = {
    'field.removed': [async (tx, { userId, payload }) => {
      const id = String(payload.id);
      if (await forgetPlot(tx, userId, id)) await touchRows(tx, [{ userId, kind: 'satellite_result', id, deleted: true }]);
    }],
  };
  return {
    listeners,
    synced: [serveSynced(resultRows, resultsByIds)],
    operations: [
      serve(analyzeField, async ({ session: { userId }, now }, { body: { field_id: fieldId } }) => {
        return db.asUser(userId, async (tx) => {
          if (!(await can(tx, userId, 'satellite', now)).ok) return refuse('plans.pro_only');
          if (catalogues.length === 0) return refuse('satellite.off');
          const field = await fieldOf(tx, userId, fieldId);
          if (!field) return refuse('satellite.not_found');
          if (field.unconfirmed) return refuse('satellite.unconfirmed');
          if (field.hectares > LARGEST_HA) return refuse('satellite.too_large', { hectares: LARGEST_HA });
          const open = await openRunOf(tx, userId, fieldId);
          if (open) return ok(open);
          if ((await askedSince(tx, userId, new Date(now.getTime() - DAY))) >= A_DAY) return refuse('satellite.too_many', { limit: A_DAY });
          const run = await insertRun(tx, userId, { id: newId(), fieldId, asked: true, now });
          await jobs.enqueue<RunJob>(tx, RUN_JOB, { userId, runId: run.id }, { singletonKey: run.id });
          return ok(run);
        });
      }),
      serve(readRun, async ({ session: { userId } }, { params: { id } }) => {
        const run = await db.readAsUser(userId, (tx) => runOf(tx, userId, id));
        return run ? ok(run) : refuse('satellite.not_found');
      }),
      serve(reportPdfDoor, async ({ session: { userId } }, { params: { id }, query: { language } }) => {
        const found = await db.readAsUser(userId, async (tx) => ({ field: await fieldOf(tx, userId, id), results: await resultsByIds(tx, userId, [id]) }));
        const [result] = found.results;
        return found.field && result ? ok({ body: await reportPdf(found.field.name, result, language) } satisfies FileReply) : refuse('satellite.not_found');
      }),
    ],
  };
};
