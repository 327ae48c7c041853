import { readScan } from '#features/scanner/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import { answerOutcome, countOutcomes, outcomePauseRows, outcomeRows, pauseOutcome } from '../contract.ts';
import { decideAnswer, outcomeId } from '../domain/outcome.ts';
import { impactAccess } from './access.ts';
import { MIN_ANSWERS, readCounts } from './counts.ts';
import { fillCounties, saveCounty } from './county.ts';
import { dashboardOperations } from './dashboard.ts';
import { deleteOrphans, namesPhoto, outcomesByIds, pausesByIds, upsertOutcome, upsertPause } from './sql.ts';
import { impactTables } from './tables.ts';

interface ImpactDeps {
  readonly db: Database;
  readonly jobs: Jobs;
}

const commandsWith = (jobs: Jobs) => [
  serveCommand(answerOutcome, async (ctx, args) => {
    const decided = decideAnswer(args, await readScan(ctx.tx, ctx.userId, args.scan_id), ctx.now);
    if (!decided.ok) return decided;
    const previousPhoto = await upsertOutcome(ctx.tx, ctx.userId, decided.value, ctx.now);
    if (previousPhoto !== args.photo) await deleteUnusedPhotos(jobs, ctx.tx, ctx.userId, [previousPhoto]);
    ctx.touch('outcome', outcomeId(args.scan_id, args.step));
    ctx.event('outcome.answered', { scan_id: args.scan_id, step: args.step, answer: args.answer });
    return ok(undefined);
  }),
  serveCommand(pauseOutcome, async (ctx, { scan_id: scanId, until }) => {
    if (!(await readScan(ctx.tx, ctx.userId, scanId))) return refuse('outcomes.scan_not_found');
    await upsertPause(ctx.tx, ctx.userId, scanId, until);
    ctx.touch('outcome_pause', scanId);
    return ok(undefined);
  }),
];

const listenersWith = (jobs: Jobs): Listeners => {
  /** Deletes a plant's answers with its check. */
  const deleteOutcomes = async (
    tx: Transaction,
    userId: string,
    target: { scanId?: string; fieldId?: string },
  ): Promise<void> => {
    const { outcomes, pauses } = await deleteOrphans(tx, userId, target);
    await touchRows(tx, [
      ...outcomes.map((o) => ({ userId, kind: 'outcome', id: outcomeId(o.scan_id, o.step), deleted: true })),
      ...pauses.map((id) => ({ userId, kind: 'outcome_pause', id, deleted: true })),
    ]);
    await deleteUnusedPhotos(
      jobs,
      tx,
      userId,
      outcomes.map((o) => o.photo),
    );
  };
  return {
    'scan.removed': [(tx, { userId, payload }) => deleteOutcomes(tx, userId, { scanId: String(payload.id) })],
    'field.removed': [
      (tx, { userId, payload }) => deleteOutcomes(tx, userId, { fieldId: String(payload.id) }),
      (tx, { userId }) => saveCounty(tx, userId),
    ],
    'field.added': [(tx, { userId }) => saveCounty(tx, userId)],
    'field.changed': [(tx, { userId }) => saveCounty(tx, userId)],
  };
};

export const impactServer = ({ db, jobs }: ImpactDeps) =>
  defineServerFeature<typeof contract>()({
    access: impactAccess,
    tables: impactTables,
    commands: commandsWith(jobs),
    refersToPhoto: namesPhoto,
    listeners: listenersWith(jobs),
    synced: [
      serveSynced(outcomeRows, async (tx, userId, ids) =>
        (await outcomesByIds(tx, userId, ids)).map((row) => ({ ...row, doings: [...row.doings] })),
      ),
      serveSynced(outcomePauseRows, pausesByIds),
    ],
    operations: [
      ...dashboardOperations(db),
      serve(countOutcomes, async () => {
        const counts = await db.asSystem(readCounts);
        return ok({
          least: MIN_ANSWERS,
          answered: counts.reduce((sum, c) => sum + c.n, 0),
          conditions: counts.filter((c) => c.n >= MIN_ANSWERS),
        });
      }),
    ],
    sweeps: { counties: () => fillCounties(db) },
  });
