import sql, { raw } from 'sql-template-tag';
import { dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import type { RefersToPhoto } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { lockUserSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { reportPrice } from '../contract.ts';
import { isCamp } from '../domain/camps.ts';
import { isOutlier, median } from '../domain/outliers.ts';
import { marketPlaces } from '../domain/place.ts';
import type { Price } from '../domain/price.ts';
import { decideReport, type ReportArgs } from '../domain/report.ts';
import type { HeldReport } from '../prices-contract.ts';
import { savePrices } from './importer.ts';

export interface ReportRow extends ReportArgs {
  readonly user_id: string;
  readonly per_kg: number;
  readonly status: 'counted' | 'held' | 'refused';
  readonly against: number | null;
  readonly created_at: Date;
}
const columns = raw(
  "user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg, to_char(day, 'YYYY-MM-DD') as day, photo, status, against, created_at",
);

export const reportsByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<ReportRow[]> =>
  tx.many(sql`select ${columns} from market_reports where user_id = ${userId} and id = any(${ids})`);

export const namesPhoto: RefersToPhoto = async (tx, userId, photo) =>
  (await tx.maybe(
    sql`select 1 as one from market_reports where user_id = ${userId} and photo = ${photo} limit 1`,
  )) !== null;

/**
 * As many markets as an outlier check needs; farmers' reports count only if a source or an administrator
 * confirms them.
 */
const MIN_MARKETS = 3;
const REFERENCE_DAYS = 90;

/**
 * The median of each market's newest price in the three months before the report, without farm-gate prices.
 * Serves only as a plausibility check.
 */
const referencePrice = async (tx: Query, { crop, day }: ReportArgs): Promise<number | null> => {
  const rows = await tx.many<{ per_kg: number }>(sql`
    select distinct on (market_name) price_per_kg as per_kg
    from market_data
    where commodity = ${crop} and not camp and price_type <> 'farm_gate'
      and date between ${day}::date - ${REFERENCE_DAYS}::int and ${day}::date + 1
    order by market_name, market_data.date desc, id desc
  `);
  return rows.length < MIN_MARKETS ? null : median(rows.map(({ per_kg }) => per_kg));
};

/** A board counts as a retail price, because everyone reads it there. An offer counts as a farm-gate price. */
const toPrice = (r: ReportArgs & { readonly per_kg: number }): Price => ({
  source: 'reported',
  commodity: r.crop,
  variety: r.crop,
  grade: '',
  market: r.market,
  ...marketPlaces()(r.market, r.county, null, null),
  camp: isCamp(r.market),
  type: r.kind === 'offer' ? 'farm_gate' : 'retail',
  price: r.price,
  unit: r.measure === 'kg' ? 'KG' : `${r.each_kg} KG`,
  unitKg: r.each_kg,
  currency: 'KES',
  perKg: r.per_kg,
  volume: null,
  usdRate: null,
  day: r.day,
});

export const reportCommand = (listeners: () => Listeners) =>
  serveCommand(reportPrice, async (ctx, args) => {
    const { tx, userId, now } = ctx;
    const { sent, exists } = await tx.one<{ sent: number; exists: boolean }>(sql`
      select count(*) filter (where created_at > now() - interval '24 hours')::int as sent,
        coalesce(bool_or(id = ${args.id}), false) as exists
      from market_reports
      where user_id = ${userId}
    `);
    if (exists) return ok(undefined);
    const decided = decideReport(args, { today: dayInNairobi(now), sentToday: sent });
    if (!decided.ok) return decided;
    const perKg = decided.value.perKg;
    const against = await referencePrice(tx, args);
    // Without a comparison price, one person's report is held for review.
    const status = against === null || isOutlier(perKg, against) ? 'held' : 'counted';
    await tx.run(sql`
      insert into market_reports (user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg,
        day, photo, status, against)
      values (${userId}, ${args.id}, ${args.kind}, ${args.crop}, ${args.market}, ${args.county},
        ${args.price}, ${args.measure}, ${args.each_kg}, ${perKg}, ${args.day}, ${args.photo}, ${status},
        ${against})
    `);
    ctx.touch('price_report', args.id);
    ctx.event('price.reported', { id: args.id, status });
    if (status === 'counted')
      await runAsSystem(tx, () =>
        savePrices(tx, [toPrice({ ...args, per_kg: perKg })], now, listeners, args.id),
      );
    return ok(undefined);
  });

/**
 * The price table requires the system role. Inserts an accepted report in the transaction of the farmer who
 * sent it.
 */
const runAsSystem = async (tx: Transaction, work: () => Promise<unknown>): Promise<void> => {
  await tx.run(sql`select set_config('app.actor', 'system', true)`);
  await work();
  await tx.run(sql`select set_config('app.actor', '', true)`);
};

export const reportsInReview = async (tx: Query, limit: number): Promise<HeldReport[]> =>
  (
    await tx.many<ReportRow>(
      sql`
        select ${columns}
        from market_reports
        where status = 'held'
        order by market_reports.created_at, id
        limit ${limit}
      `,
    )
  ).map(({ status: _, photo, created_at, ...row }) => ({
    ...row,
    photo: photo !== null,
    created_at: created_at.toISOString(),
  }));

export const decideReportInReview = (
  db: Database,
  adminId: string,
  id: string,
  { user_id: userId, count }: { user_id: string; count: boolean },
  now: Date,
  listeners: () => Listeners,
): Promise<Result<{ status: 'counted' | 'refused' }, 'market.report_gone' | 'market.report_decided'>> =>
  db.asSystem(async (tx) => {
    await lockUserSequence(tx, userId);
    const row = await tx.maybe<ReportRow>(
      sql`select ${columns} from market_reports where user_id = ${userId} and id = ${id} for update`,
    );
    if (!row) return refuse('market.report_gone');
    if (row.status !== 'held') return refuse('market.report_decided');
    const status = count ? 'counted' : 'refused';
    await tx.run(
      sql`
        update market_reports
        set status = ${status}, decided_by = ${adminId}, decided_at = now()
        where user_id = ${userId} and id = ${id}
      `,
    );
    await touchRows(tx, [{ userId, kind: 'price_report', id }]);
    if (count) await savePrices(tx, [toPrice(row)], now, listeners, id);
    await recordAudit(tx, {
      staffId: adminId,
      action: 'market.decide',
      subjectId: id,
      decision: status,
      now,
    });
    return ok({ status });
  });
