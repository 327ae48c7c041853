import type { AbilityDecision } from '#features/plans/domain/abilities.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { type Database, empty, type Query, sql } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { JobMonitor } from '#kit/server/jobs/jobs.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import type { RequestTimes } from '#kit/server/request-times.ts';
import * as contract from '../contract.ts';
import { adminAccess } from './access.ts';
import { databaseState } from './database-state.ts';
import { healthFrom, requestStatsOf, staffRequestStatsOf, cachedTotals } from './request-stats.ts';

interface AdminDeps {
  readonly db: Database;
  readonly jobs: JobMonitor;
  readonly times: RequestTimes;
  readonly version: string;
  readonly checkAbility: (userId: string, ability: 'mission_control', now: Date) => Promise<AbilityDecision>;
}

const QUARTER_HOUR_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
const PAGE_SIZE = 50;

interface AuditRow extends Omit<contract.AuditEntryView, 'at'> {
  readonly at: Date;
}

/** Joins the subject's current email address, because the log stores only the user id. */
const auditPage = (tx: Query, after: ReturnType<typeof parseCursor>): Promise<AuditRow[]> =>
  tx.many(sql`
    select a.id, a.at, a.by_email as by, a.act, a.about, u.email as about_email, a.what, a.why
    from staff_acts a
    left join auth_users u on u.id = a.about
      ${after ? sql`where (a.at, a.id) < (${after.at}, ${after.id}::uuid)` : empty} order by a.at desc,
      a.id desc limit ${PAGE_SIZE + 1}
  `);

export const adminServer = ({ db, jobs, times, version, checkAbility: may }: AdminDeps) => {
  const totals = cachedTotals(db);
  const operations: readonly ServedOperation[] = [
    serve(contract.mission, async ({ session: { userId }, now }) => {
      if (!(await may(userId, 'mission_control', now)).ok) return refuse('plans.pro_only');
      const requests = await times.read(QUARTER_HOUR_MINUTES);
      return ok({
        ...(await totals(now)),
        at: now.toISOString(),
        judged: withMutableReasons(healthFrom(requests, await jobs.queues())),
        answers: requestStatsOf(QUARTER_HOUR_MINUTES, requests),
      });
    }),
    serve(contract.system, async ({ now }) => {
      const [quarter, day, queues] = [
        await times.read(QUARTER_HOUR_MINUTES),
        await times.read(DAY_MINUTES),
        await jobs.queues(),
      ];
      return ok({
        at: now.toISOString(),
        version,
        judged: withMutableReasons(healthFrom(quarter, queues)),
        quarter: staffRequestStatsOf(QUARTER_HOUR_MINUTES, quarter),
        day: staffRequestStatsOf(DAY_MINUTES, day),
        queues: [...queues],
      });
    }),
    serve(contract.retryJobs, ({ session: { userId }, now }, { body: { name } }) =>
      db.asSystem(async (tx) => {
        const retried = await jobs.retry(tx, name);
        if (retried > 0)
          await recordAudit(tx, {
            staffId: userId,
            action: 'admin.retry_jobs',
            subjectId: null,
            decision: `${name}: ${retried}`,
            now,
          });
        return ok({ retried });
      }),
    ),
    serve(contract.database, async ({ now }) => ok(await databaseState(db, now))),
    serve(contract.auditLog, async (_ctx, { query }) => {
      const rows = await db.asSystem((tx) => auditPage(tx, parseCursor(query.after)));
      const page = rows.slice(0, PAGE_SIZE);
      return ok({
        acts: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        next: rows.length > PAGE_SIZE ? formatCursor(page[page.length - 1]!) : null,
      });
    }),
  ];
  return defineServerFeature()({
    access: adminAccess,
    operations,
    sweeps: { times: times.sweep },
  });
};

const withMutableReasons = <T extends { readonly reasons: readonly unknown[] }>(assessment: T) => ({
  ...assessment,
  reasons: [...assessment.reasons] as T['reasons'][number][],
});
