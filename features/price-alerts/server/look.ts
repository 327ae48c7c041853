import { dayInNairobi } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { DomainEvent, Listeners } from '#kit/server/sync/events.ts';
import { recordEvents, nextSequences, writeLogs } from '#kit/server/sync/many.ts';
import { evaluateAlert, type MarketPrice } from '../domain/crossing.ts';
import { type AlertRow, alertsAfter, latestOf, markReady, markNotified, sameAlerts } from './sql.ts';

export const PRICE_CHECK_JOB = 'price_alerts.look';
export interface CropPriceCheck {
  readonly crop: string;
}

const AT_ONCE = 200;
const FIRST = { user_id: '00000000-0000-0000-0000-000000000000', id: '00000000-0000-0000-0000-000000000000' };

const judgementOf = (
  { market, county, direction, per_kg: perKg, is_told: isTold }: AlertRow,
  prices: readonly MarketPrice[],
  now: Date,
) => evaluateAlert({ market, county, direction, perKg, isTold }, prices, dayInNairobi(now));

const crossed = (alert: AlertRow, price: MarketPrice): DomainEvent => ({
  userId: alert.user_id,
  name: 'price_alert.crossed',
  payload: {
    id: alert.id,
    crossing: alert.crossings + 1,
    crop: alert.crop,
    direction: alert.direction,
    line: alert.price,
    unit: alert.unit,
    per_unit: price.perKg * (alert.price / alert.per_kg),
    market: price.market,
    day: price.day,
    type: price.type,
  },
});

/** Locks the owners' sequences first, then reads the alerts again: one that was changed since is skipped. */
const change = async (
  tx: Transaction,
  alerts: readonly AlertRow[],
  prices: readonly MarketPrice[],
  now: Date,
  listeners: Listeners,
): Promise<void> => {
  const seqs = await nextSequences(
    tx,
    alerts.map((alert) => alert.user_id),
  );
  const events: DomainEvent[] = [];
  const fresh = (
    await sameAlerts(
      tx,
      alerts.map(({ id }) => id),
    )
  ).filter((alert) => seqs.has(alert.user_id));
  for (const alert of fresh) {
    const evaluation = judgementOf(alert, prices, now);
    if (evaluation.is === 'again') await markReady(tx, alert);
    if (evaluation.is !== 'tell') continue;
    await markNotified(tx, alert, evaluation.price, now);
    events.push(crossed(alert, evaluation.price));
  }
  await writeLogs(
    tx,
    seqs,
    fresh.map((alert) => ({ userId: alert.user_id, kind: 'price_alert', id: alert.id })),
  );
  await recordEvents(tx, events, listeners);
};

/** All alerts of a crop against its newest prices. A second run sends nothing twice. */
export const checkCropPrices =
  ({ db, listeners }: { db: Database; listeners: () => Listeners }) =>
  async ({ crop }: CropPriceCheck, now = new Date()): Promise<void> => {
    for (let after: typeof FIRST | null = FIRST; after !== null;) {
      const from: typeof FIRST = after;
      after = await db.asSystem(async (tx) => {
        const prices = await latestOf(tx, crop);
        const some = await alertsAfter(tx, crop, from, AT_ONCE);
        const moved = some.filter((alert) => judgementOf(alert, prices, now).is !== 'nothing');
        if (moved.length > 0) await change(tx, moved, prices, now, listeners());
        return some.length === AT_ONCE ? some[AT_ONCE - 1]! : null;
      });
    }
  };
