import { checkAbility } from '#features/plans/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import { lessonBySlug } from '#knowledge/lessons/index.ts';
import type * as contract from '../contract.ts';
import { enrol, enrolmentRows, leave, readSection, remind } from '../contract.ts';
import { decideReminder, markSectionRead as readOne } from '../domain/enrolment.ts';
import { isFree } from '../domain/resource.ts';
import { trainingAccess } from './access.ts';
import { openGuideFiles, type GuideFiles } from './guide-files.ts';
import type { TrainingDeps } from './ports.ts';
import { scheduleReminder, REMIND_JOB, type RemindJob, createReminderHandler } from './reminders.ts';
import { seedResources } from './resources.ts';
import { trainingRoutes } from './routes.ts';
import {
  addEnrolment,
  deleteEnrolment,
  enrolmentById,
  enrolmentsByIds,
  resourceBySlug,
  saveReadSections,
  writeReminder,
} from './sql.ts';
import { trainingTables } from './tables.ts';

/** The files, once their rows are in the database. */
const seededGuideFiles = (db: Database, folder: string | null): (() => Promise<GuideFiles>) => {
  const open = openGuideFiles(folder);
  let seeded: Promise<GuideFiles> | null = null;
  return () => {
    seeded ??= open()
      .then(async (guideFiles) => {
        await seedResources(db, guideFiles);
        return guideFiles;
      })
      .catch((fault: unknown) => {
        seeded = null;
        throw fault;
      });
    return seeded;
  };
};

const commandsWith = (jobs: Jobs) => [
  serveCommand(enrol, async (ctx, { id, remind_on: day }) => {
    const { tx, userId, now } = ctx;
    const lesson = lessonBySlug(id);
    if (!lesson) return refuse('training.not_found');
    // A server that hides or prices a lesson has a row for it; a new server has none yet.
    const row = await resourceBySlug(tx, id);
    if (row && !isFree(row) && !(await checkAbility(tx, userId, 'pro_resources', now)).ok)
      return refuse('plans.pro_only');
    const decided = decideReminder(day, dayInNairobi(now));
    if (!decided.ok) return decided;
    if ((await addEnrolment(tx, userId, { id, sections: lesson.sections.length, remind_on: day }, now)) > 0) {
      await scheduleReminder(jobs, tx, userId, id, day);
      ctx.event('training.enrolled', { id });
    } else if (day !== null && (await enrolmentById(tx, userId, id))?.remind_on !== day) {
      // Another phone enrolled first, with another reminder day or none.
      await writeReminder(tx, userId, id, day);
      await scheduleReminder(jobs, tx, userId, id, day);
    }
    ctx.touch('enrolment', id);
    return ok(undefined);
  }),
  serveCommand(readSection, async (ctx, { id, section }) => {
    const row = await enrolmentById(ctx.tx, ctx.userId, id);
    if (!row) return refuse('training.not_enrolled');
    const next = readOne(
      { read: row.read, of: row.sections, done_at: row.done_at?.toISOString() ?? null },
      section,
      ctx.now.toISOString(),
    );
    await saveReadSections(ctx.tx, ctx.userId, id, next.read, next.done_at);
    ctx.touch('enrolment', id);
    if (next.done_at !== null && row.done_at === null) ctx.event('training.done', { id });
    return ok(undefined);
  }),
  serveCommand(remind, async (ctx, { id, remind_on: day }) => {
    const decided = decideReminder(day, dayInNairobi(ctx.now));
    if (!decided.ok) return decided;
    if ((await writeReminder(ctx.tx, ctx.userId, id, day)) === 0) return refuse('training.not_enrolled');
    await scheduleReminder(jobs, ctx.tx, ctx.userId, id, day);
    ctx.touch('enrolment', id);
    return ok(undefined);
  }),
  serveCommand(leave, async (ctx, { id }) => {
    if ((await deleteEnrolment(ctx.tx, ctx.userId, id)) === 0) return refuse('training.not_enrolled');
    ctx.remove('enrolment', id);
    ctx.event('training.left', { id });
    return ok(undefined);
  }),
];

export const trainingServer = (deps: TrainingDeps) => {
  const { db, jobs } = deps;
  jobs.handleJobs<RemindJob>(REMIND_JOB, createReminderHandler(db, deps.listeners));
  return defineServerFeature<typeof contract>()({
    access: trainingAccess,
    tables: trainingTables,
    commands: commandsWith(jobs),
    synced: [
      serveSynced(enrolmentRows, async (tx, userId, ids) =>
        (await enrolmentsByIds(tx, userId, ids)).map(
          ({ id, enrolled_at, read, sections, done_at, remind_on }) => ({
            id,
            enrolled_at: enrolled_at.toISOString(),
            read: [...read],
            of: sections,
            done_at: done_at?.toISOString() ?? null,
            remind_on,
          }),
        ),
      ),
    ],
    operations: trainingRoutes({ ...deps, guideFiles: seededGuideFiles(db, deps.folder) }),
  });
};
