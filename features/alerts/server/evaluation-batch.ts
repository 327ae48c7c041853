import { usersWithAbility } from '#features/plans/server/api.ts';
import { type Cell, centreOfCell } from '#features/weather/domain/cell.ts';
import { addDays, type Day, DAY_MS, dayInNairobi, hourInNairobi } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { nextSequences, writeLogs } from '#kit/server/sync/bulk-writes.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { earliestLocalDay } from '../domain/local-day.ts';
import { addEvaluated, evaluatePlots, type EvaluatedCounts, nothingEvaluated } from './evaluate-fields.ts';
import { type FieldCursor, type AlertField, listFieldPage } from './rule-inputs-sql.ts';
import {
  claimDay,
  closeAlerts,
  deleteAlerts,
  listExpiredAlerts,
  deleteDaysBefore,
  listAlertsBefore,
  type UserRowKey,
} from './sql.ts';

export const BATCH_JOB = 'alerts.round';
export const CELL_JOB = 'alerts.cell';
/** `day`: the morning on which it started, so that there is one per day. */
export interface BatchJob {
  readonly day: Day;
  readonly after: FieldCursor | null;
}
export interface CellJob {
  readonly cell: Cell;
}

interface BatchDeps {
  readonly db: Database;
  readonly listeners: () => Listeners;
  readonly clock?: () => Date;
}

const PAGE_SIZE = 500;
/** Pages per job, so that it finishes well before the job is retried. */
const PAGES_PER_JOB = 20;

/** The server evaluates automatically for Pro; on Free on request (PAY-04). */
const filterPro = async (
  tx: Transaction,
  plots: readonly AlertField[],
  now: Date,
): Promise<readonly AlertField[]> => {
  const may = await usersWithAbility(tx, [...new Set(plots.map((p) => p.userId))], 'daily_alerts', now);
  return plots.filter((p) => may.has(p.userId));
};

type CellPosition = { readonly row: number; readonly column: number } | null;

const evaluatePage = (
  { db, listeners, clock = () => new Date() }: BatchDeps,
  page: readonly AlertField[],
): Promise<EvaluatedCounts> => {
  const now = clock();
  return db.asSystem(async (tx) => {
    const plots = await filterPro(tx, page, now);
    return plots.length > 0 ? evaluatePlots(tx, plots, { now, listeners: listeners() }) : nothingEvaluated;
  });
};

interface PagesResult {
  readonly evaluated: EvaluatedCounts;
  /** Where to continue. `null` at the end. */ readonly after: FieldCursor | null;
}

/** Lists fields for many pages at once, because each list has to be sorted. */
const LIST_SIZE = PAGE_SIZE * PAGES_PER_JOB;
const splitIntoPages = (plots: readonly AlertField[]): (readonly AlertField[])[] =>
  Array.from({ length: Math.ceil(plots.length / PAGE_SIZE) }, (_, i) =>
    plots.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE),
  );

/** Starts each page before the previous one has finished. Each page is its own transaction. */
const evaluatePages = async (
  deps: BatchDeps,
  from: FieldCursor | null,
  lists: number,
  only: CellPosition = null,
): Promise<PagesResult> => {
  let [looked, after, before] = [nothingEvaluated, from, Promise.resolve(nothingEvaluated)];
  for (let n = 0, more = true; more && n < lists; n += 1) {
    const list = await deps.db.asSystem((tx) => listFieldPage(tx, after, LIST_SIZE, only));
    after = list.length === LIST_SIZE ? list[list.length - 1]!.cursor : null;
    more = after !== null;
    for (const page of splitIntoPages(list)) {
      const running = evaluatePage(deps, page);
      // Awaited one iteration later; handles its rejection until then.
      running.catch(() => undefined);
      looked = addEvaluated(looked, await before);
      before = running;
    }
  }
  return { evaluated: addEvaluated(looked, await before), after };
};

/**
 * Evaluates every Pro field with a confirmed location, page by page in order of weather cell. Idempotent: a
 * second run raises nothing twice.
 */
export const evaluateAll = async (deps: BatchDeps): Promise<EvaluatedCounts> =>
  (await evaluatePages(deps, null, Infinity)).evaluated;

export const batchHandler =
  (deps: BatchDeps, jobs: Jobs) =>
  async ({ day, after }: BatchJob): Promise<void> => {
    const page = await evaluatePages(deps, after, 1);
    if (page.after !== null)
      await deps.db.asSystem((tx) =>
        jobs.enqueue<BatchJob>(
          tx,
          BATCH_JOB,
          { day, after: page.after },
          { singletonKey: `${day} ${page.after!.id}` },
        ),
      );
  };

/** After a cell's new forecast. */
export const cellHandler =
  (deps: BatchDeps) =>
  async ({ cell }: CellJob): Promise<void> => {
    const { lat, lng } = centreOfCell(cell);
    await evaluatePages(deps, null, Infinity, { row: Math.round(lat * 10), column: Math.round(lng * 10) });
  };

/** Hour in Nairobi from which the morning's forecasts are available, before the farmer sets out. */
const MORNING_HOUR = 5;

/** Called hourly by every server; one of them starts the day's batch. */
export const startDailyEvaluation = async ({ db }: BatchDeps, jobs: Jobs, now: Date): Promise<void> => {
  const day = dayInNairobi(now);
  if (hourInNairobi(now) < MORNING_HOUR) return;
  await db.asSystem(async (tx) => {
    if (await claimDay(tx, day))
      await jobs.enqueue<BatchJob>(tx, BATCH_JOB, { day, after: null }, { singletonKey: day });
    await deleteDaysBefore(tx, addDays(day, -30));
  });
};

const updateInPages = async (
  db: Database,
  read: (tx: Transaction) => Promise<UserRowKey[]>,
  work: (tx: Transaction, rows: readonly UserRowKey[]) => Promise<readonly UserRowKey[]>,
  deleted: boolean,
): Promise<void> => {
  for (let left = PAGE_SIZE; left === PAGE_SIZE;) {
    left = await db.asSystem(async (tx) => {
      const rows = await read(tx);
      const seqs = await nextSequences(
        tx,
        rows.map((r) => r.user_id),
      );
      const done = rows.length > 0 ? await work(tx, rows) : [];
      await writeLogs(
        tx,
        seqs,
        done.map((r) => ({ userId: r.user_id, kind: 'alert', id: r.id, deleted })),
      );
      return rows.length;
    });
  }
};

/** Long enough for a farmer to compare with last year. */
const RETENTION_DAYS = 400;

/**
 * Moves alerts that are over in every time zone to the past, on every plan; until then each field's local day
 * decides. Deletes very old ones.
 */
export const sweepAlerts = async (db: Database, now: Date): Promise<void> => {
  await updateInPages(
    db,
    (tx) => listExpiredAlerts(tx, earliestLocalDay(now), PAGE_SIZE),
    (tx, rows) => closeAlerts(tx, rows, 'over', now),
    false,
  );
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await updateInPages(
    db,
    (tx) => listAlertsBefore(tx, before, PAGE_SIZE),
    async (tx, rows) => {
      await deleteAlerts(tx, rows);
      return rows;
    },
    true,
  );
};
