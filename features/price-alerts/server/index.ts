import { PRICES_IMPORTED } from '#features/market/server/api.ts';
import { dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import { sql, type Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { DomainEvent, Listeners } from '#kit/server/sync/events.ts';
import type * as contract from '../contract.ts';
import { alertRows, removeAlert, setAlert } from '../contract.ts';
import { decideAlert } from '../domain/alert.ts';
import { CURRENT_DAYS } from '../domain/crossing.ts';
import { alertMarkets } from '../markets-contract.ts';
import { priceAlertsAccess } from './access.ts';
import { PRICE_CHECK_JOB, checkCropPrices, type CropPriceCheck } from './check-prices.ts';
import { alertsByIds, type PriceUpdate, countAlerts, insertAlert, saveLatest, marketsOf } from './sql.ts';
import { priceAlertsTables } from './tables.ts';

interface PriceAlertsDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Notified when a threshold was crossed. */ readonly listeners: () => Listeners;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The market's price; null when it is not from a market with alerts. */
const parsePriceUpdate = ({ payload }: DomainEvent): PriceUpdate | null => {
  const [type, day, perKg] = [payload.type, text(payload.day), Number(payload.perKg)];
  if ((type !== 'wholesale' && type !== 'retail') || dayNumber(day) === null || !(perKg > 0)) return null;
  return {
    crop: text(payload.crop),
    market: text(payload.market),
    county: typeof payload.county === 'string' ? payload.county : null,
    type,
    day,
    perKg,
    currency: text(payload.currency),
  };
};

const commandsWith = (jobs: Jobs) => [
  serveCommand(setAlert, async (ctx, { id, ...said }) => {
    const { tx, userId, now } = ctx;
    if ((await alertsByIds(tx, userId, [id])).length > 0) return ok(undefined);
    const saved = {
      ...said,
      market: said.market?.trim() || null,
      kg_each: said.unit === 'kg' ? null : said.kg_each,
    };
    const decided = decideAlert(saved, await countAlerts(tx, userId));
    if (!decided.ok) return decided;
    await insertAlert(tx, userId, id, saved, now);
    ctx.touch('price_alert', id);
    // A known price may already be beyond the threshold.
    await jobs.enqueue<CropPriceCheck>(tx, PRICE_CHECK_JOB, { crop: said.crop }, { singletonKey: said.crop });
    return ok(undefined);
  }),
  serveCommand(removeAlert, async (ctx, { id }) => {
    const removed = await ctx.tx.maybe<{ crossings: number }>(
      sql`delete from price_alerts where user_id = ${ctx.userId} and id = ${id} returning crossings`,
    );
    if (!removed) return refuse('price_alerts.not_found');
    ctx.remove('price_alert', id);
    // A message waiting for the morning is cancelled.
    ctx.event('price_alert.removed', { id, crossing: removed.crossings });
    return ok(undefined);
  }),
];

export const priceAlertsServer = ({ db, jobs, listeners }: PriceAlertsDeps) => {
  const checkPrices = checkCropPrices({ db, listeners });
  jobs.handleJobs<CropPriceCheck>(PRICE_CHECK_JOB, (job) => checkPrices(job));
  const priceListeners: Listeners = {
    [PRICES_IMPORTED]: [
      async (tx, event) => {
        const update = parsePriceUpdate(event);
        if (!update) return;
        await saveLatest(tx, update);
        await jobs.enqueue<CropPriceCheck>(
          tx,
          PRICE_CHECK_JOB,
          { crop: update.crop },
          { singletonKey: update.crop },
        );
      },
    ],
  };
  return defineServerFeature<typeof contract>()({
    access: priceAlertsAccess,
    tables: priceAlertsTables,
    commands: commandsWith(jobs),
    operations: [
      serve(alertMarkets, async ({ now }, { query }) =>
        ok({
          markets: await db.asSystem((tx) => marketsOf(tx, query.crop, dayInNairobi(now), CURRENT_DAYS)),
        }),
      ),
    ],
    listeners: priceListeners,
    synced: [
      serveSynced(alertRows, async (tx, userId, ids) =>
        (await alertsByIds(tx, userId, ids)).map((row) => ({
          id: row.id,
          crop: row.crop,
          market: row.market,
          // The column holds only county names, but the row's type is text.
          county: row.county as never,
          direction: row.direction,
          price: row.price,
          unit: row.unit,
          kg_each: row.kg_each,
          currency: row.currency,
          per_kg: row.per_kg,
          created_at: row.created_at.toISOString(),
          is_told: row.is_told,
          told:
            row.told_at && row.told_per_kg !== null && row.told_market !== null && row.told_day !== null
              ? {
                  at: row.told_at.toISOString(),
                  per_kg: row.told_per_kg,
                  market: row.told_market,
                  day: row.told_day,
                }
              : null,
        })),
      ),
    ],
    look: checkPrices,
  });
};
