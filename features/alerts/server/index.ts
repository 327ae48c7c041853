import { findFieldSummary } from '#features/fields/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import { type Cell, cellOf } from '#features/weather/domain/cell.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Language } from '#kit/pure/words.ts';
import { serve } from '#kit/server/context.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import { type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { loadCondition } from '#knowledge/index.ts';
import type * as contract from '../contract.ts';
import {
  alertRows,
  answerAlert,
  listAlerts,
  evaluateNow,
  evaluationRows,
  muteAlerts,
  muteRows,
  readAlerts,
  readHitRates,
  unmuteAlerts,
} from '../contract.ts';
import { MIN_ANSWERS } from '../domain/hit-rate.ts';
import { impactOf } from '../domain/impact.ts';
import { localDayAt } from '../domain/local-day.ts';
import { alertText } from '../domain/text/alert-text.ts';
import { alertsAccess } from './access.ts';
import { loadCellWeather } from './cell-weather.ts';
import { evaluatePlots, nothingEvaluated } from './evaluate-fields.ts';
import {
  startDailyEvaluation,
  CELL_JOB,
  type CellJob,
  cellHandler,
  BATCH_JOB,
  type BatchJob,
  batchHandler,
  sweepAlerts,
} from './evaluation-batch.ts';
import { onGreenDrop } from './green-drop-listener.ts';
import { readOpenAlerts } from './open-alerts.ts';
import { countUnconfirmedFields, listUserFields } from './rule-inputs-sql.ts';
import {
  alertsByIds,
  type AlertRow,
  deleteFieldAlerts,
  deleteMute,
  evaluationsByField,
  markRead,
  mutesByThemes,
  upsertAnswer,
  insertMute,
  countAnswersByRule,
} from './sql.ts';
import { alertsTables } from './tables.ts';

interface AlertsDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly listeners: () => Listeners;
  /** Fetches the forecast of a new cell. */
  readonly fetchForecast: (cell: Cell, now: Date) => Promise<unknown>;
}

const toRow = ({ forecast_at, closed_at, created_at, raised, place: _, ...row }: AlertRow) => ({
  ...row,
  raised: structuredCopy(raised),
  forecast_at: forecast_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
/** The rule's arrays are read-only. The contract's are mutable. */
const structuredCopy = ({ doubts, doFirst, seen, ...rest }: AlertRow['raised']) => ({
  ...rest,
  doubts: [...doubts],
  doFirst: [...doFirst],
  seen: { ...seen, days: [...seen.days] },
});

const commands = [
  serveCommand(muteAlerts, async (ctx, { theme }) => {
    await insertMute(ctx.tx, ctx.userId, theme, ctx.now);
    ctx.touch('alert_mute', theme);
    ctx.event('alert.muted', { theme });
    return ok(undefined);
  }),
  serveCommand(unmuteAlerts, async (ctx, { theme }) => {
    await deleteMute(ctx.tx, ctx.userId, theme);
    ctx.remove('alert_mute', theme);
    return ok(undefined);
  }),
  serveCommand(answerAlert, async (ctx, { id, answer }) => {
    const [alert] = await alertsByIds(ctx.tx, ctx.userId, [id]);
    if (!alert) return refuse('alerts.not_found');
    await upsertAnswer(ctx.tx, ctx.userId, id, alert.raised.rule, answer, ctx.now);
    ctx.touch('alert', id);
    ctx.event('alert.answered', { id, rule: alert.raised.rule, answer });
    return ok(undefined);
  }),
  serveCommand(readAlerts, async (ctx, { ids }) => {
    for (const id of await markRead(ctx.tx, ctx.userId, ids)) ctx.touch('alert', id);
    return ok(undefined);
  }),
];

const listenersWith = (all: () => Listeners): Listeners => ({
  'satellite.dropped': [onGreenDrop(all)],
  'field.removed': [
    async (tx, { userId, payload }) => {
      const fieldId = String(payload.id);
      const { alerts, hadEvaluation } = await deleteFieldAlerts(tx, userId, fieldId);
      await touchRows(tx, [
        ...alerts.map((id) => ({ userId, kind: 'alert', id, deleted: true })),
        ...(hadEvaluation ? [{ userId, kind: 'alert_look', id: fieldId, deleted: true }] : []),
      ]);
      for (const id of alerts) await recordEvent(tx, { userId, name: 'alert.gone', payload: { id } }, all());
    },
  ],
});

type AlertReply = ReplyOf<typeof listAlerts>['alerts'][number];

const toReply = async (
  tx: Query,
  userId: string,
  alert: AlertRow,
  language: Language,
  now: Date,
): Promise<AlertReply> => {
  const { category, urgency, seen, rule, basis, confidence, from, until, condition } = alert.raised;
  const { title, message, action, recommendations } = alertText(alert.raised, language);
  const page = condition === null ? undefined : await loadCondition(condition);
  const plot = await findFieldSummary(tx, userId, alert.field_id);
  return {
    id: alert.id,
    type: category,
    urgencyLevel: urgency,
    title,
    message,
    action,
    conditions: seen.conditions,
    recommendations: [...recommendations],
    estimatedImpact: impactOf(
      alert.raised,
      page?.yieldLoss?.range ?? null,
      plot,
      localDayAt(alert.place, now),
    ),
    fieldId: alert.field_id,
    rule,
    basis,
    confidence,
    from,
    until,
    forecastSource: alert.forecast_source,
    forecastAt: alert.forecast_at.toISOString(),
    createdAt: alert.created_at.toISOString(),
  };
};

/** Maximum cells fetched per request. The others wait for the next batch. */
const MAX_CELLS_FETCHED = 3;

/** For one farmer, on any plan: the user waits for it, in the app or by message. */
const evaluateForUser =
  ({ db, listeners: all, fetchForecast }: AlertsDeps) =>
  async (userId: string, now: Date) => {
    const { plots, withoutPlace } = await db.asUser(userId, async (tx) => ({
      plots: await listUserFields(tx, userId),
      withoutPlace: await countUnconfirmedFields(tx, userId),
    }));
    const cells = [...new Set(plots.map((p) => cellOf(p.location)))];
    const saved = await db.asSystem((tx) => loadCellWeather(tx, cells, now, 0));
    await Promise.all(
      cells
        .filter((c) => !saved.has(c))
        .slice(0, MAX_CELLS_FETCHED)
        .map((c) => fetchForecast(c, now)),
    );
    const { fields, raised, withoutWeather } =
      plots.length === 0
        ? nothingEvaluated
        : await db.asSystem((tx) => evaluatePlots(tx, plots, { now, listeners: all(), isUserWaiting: true }));
    return { fields, raised, withoutPlace, withoutWeather, at: now.toISOString() };
  };

const operationsWith = (deps: AlertsDeps, { db } = deps) => [
  serve(evaluateNow, async ({ session: { userId }, now }) => ok(await evaluateForUser(deps)(userId, now))),
  serve(listAlerts, async ({ session: { userId }, now }) => {
    const alerts = await db.readAsUser(userId, async (tx) => {
      const language = await languageOf(tx, userId);
      const replies: AlertReply[] = [];
      for (const alert of await readOpenAlerts(tx, userId, now, 200))
        replies.push(await toReply(tx, userId, alert, language, now));
      return replies;
    });
    return ok({ alerts });
  }),
  serve(readHitRates, async () => ok({ least: MIN_ANSWERS, rules: await db.asSystem(countAnswersByRule) })),
];

export const alertsServer = (deps: AlertsDeps) => {
  const { db, jobs } = deps;
  jobs.handleJobs<BatchJob>(BATCH_JOB, batchHandler(deps, jobs));
  jobs.handleJobs<CellJob>(CELL_JOB, cellHandler(deps));
  return defineServerFeature<typeof contract>()({
    access: alertsAccess,
    tables: alertsTables,
    commands,
    listeners: listenersWith(deps.listeners),
    synced: [
      serveSynced(alertRows, async (tx, userId, ids) => (await alertsByIds(tx, userId, ids)).map(toRow), {
        writtenByServer: true,
      }),
      serveSynced(muteRows, async (tx, userId, ids) =>
        (await mutesByThemes(tx, userId, ids)).map((m) => ({ ...m, muted_at: m.muted_at.toISOString() })),
      ),
      serveSynced(
        evaluationRows,
        async (tx, userId, ids) =>
          (await evaluationsByField(tx, userId, ids)).map((l) => ({
            ...l,
            looked_at: l.looked_at.toISOString(),
            forecast_at: l.forecast_at.toISOString(),
          })),
        { writtenByServer: true },
      ),
    ],
    operations: operationsWith(deps),
    /** For a farmer who requests an evaluation by message. */
    evaluateForUser: evaluateForUser(deps),
    /** For the weather feature: a cell's new forecast. */
    onForecast: (tx: Transaction, cell: Cell): Promise<void> =>
      jobs.enqueue<CellJob>(tx, CELL_JOB, { cell }, { singletonKey: cell }),
    sweeps: {
      alerts: async (): Promise<void> => {
        const now = new Date();
        await sweepAlerts(db, now);
        await startDailyEvaluation(deps, jobs, now);
      },
    },
  });
};
