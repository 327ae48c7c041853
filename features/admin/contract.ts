import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';

const timestamp = z.string();
const health = z.object({
  health: z.enum(['good', 'strained', 'bad']),
  reasons: z.array(z.enum(['few_requests', 'faults', 'late_jobs', 'failed_jobs'])),
});
/** Milliseconds from request to response; null without requests. */
const requestStats = z.object({
  minutes: z.int(),
  requests: z.int(),
  faults: z.int(),
  median_ms: z.nullable(z.number()),
  p95_ms: z.nullable(z.number()),
});
export type RequestStats = z.output<typeof requestStats>;
/** For staff, adds the number of requests answered 429, too many requests. */
const staffRequestStats = z.extend(requestStats, { limited: z.int() });
export type StaffRequestStats = z.output<typeof staffRequestStats>;

export const mission = operation({
  id: 'admin.mission',
  method: 'GET',
  path: '/api/mission',
  access: 'user',
  perMinute: 60,
  summary:
    'Totals of users, farms and leaf checks; health and response times of the last 15 minutes (MSC-01, 02).',
  reply: z.object({
    users: z.int(),
    farms: z.int(),
    scans: z.int(),
    /** Those of the last seven days. */
    week: z.object({ users: z.int(), farms: z.int(), scans: z.int() }),
    at: timestamp,
    judged: health,
    answers: requestStats,
  }),
  refusals: { 'plans.pro_only': 403 },
});
export type Mission = z.output<typeof mission.reply>;

const queue = z.object({
  name: z.string(),
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  failed: z.int(),
  late: z.nullable(z.int()),
  fault: z.nullable(z.string()),
});
export type QueueView = z.output<typeof queue>;

export const system = operation({
  id: 'admin.system',
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  perMinute: 60,
  summary: 'Requests, errors and response times of the last 15 minutes and of the last day; all job queues.',
  reply: z.object({
    at: timestamp,
    version: z.string(),
    judged: health,
    quarter: staffRequestStats,
    day: staffRequestStats,
    queues: z.array(queue),
  }),
});
export type System = z.output<typeof system.reply>;

export const retryJobs = operation({
  id: 'admin.retry_jobs',
  method: 'POST',
  path: '/api/admin/jobs/retry',
  access: 'admin',
  perMinute: 30,
  summary: 'Retries the jobs of a queue that failed after their last attempt.',
  body: z.object({ name: z.string().check(z.maxLength(80)) }),
  reply: z.object({ retried: z.int() }),
});

export const database = operation({
  id: 'admin.database',
  method: 'GET',
  path: '/api/admin/database',
  access: 'admin',
  perMinute: 60,
  summary: 'Size, largest tables, connections, slow statements if the extension is installed, and replicas.',
  reply: z.object({
    at: timestamp,
    version: z.string(),
    bytes: z.number(),
    connections: z.int(),
    most_connections: z.int(),
    /** Share of reads served from memory; null before any reads. */
    from_memory: z.nullable(z.number()),
    /** `rows` is an estimate; null where PostgreSQL has none. */
    tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.nullable(z.number()) })),
    /** Statements that have been running for more than a second. */
    running: z.array(z.object({ seconds: z.number(), text: z.string() })),
    /** null: pg_stat_statements is not installed. */
    slow: z.nullable(z.array(z.object({ mean_ms: z.number(), calls: z.number(), text: z.string() }))),
    replicas: z.array(
      z.object({ name: z.string(), state: z.string(), behind_bytes: z.nullable(z.number()) }),
    ),
  }),
});
export type DatabaseState = z.output<typeof database.reply>;

export const auditLog = operation({
  id: 'admin.acts',
  method: 'GET',
  path: '/api/admin/acts',
  access: 'admin',
  perMinute: 60,
  summary: 'Audit log of staff actions, newest first: who, what, for which user, when and why.',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(80))) }),
  reply: z.object({
    acts: z.array(
      z.object({
        id: idSchema,
        at: timestamp,
        by: z.string(),
        act: z.string(),
        about: z.nullable(idSchema),
        about_email: z.nullable(z.string()),
        what: z.nullable(z.string()),
        why: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
export type AuditEntryView = z.output<typeof auditLog.reply>['acts'][number];
