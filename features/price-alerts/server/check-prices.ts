import { dayInNairobi } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { recordEvents, nextSequences, writeLogs } from '#kit/server/sync/bulk-writes.ts';
import type { DomainEvent, Listeners } from '#kit/server/sync/events.ts';
import { evaluateAlert, type MarketPrice } from '../domain/crossing.ts';
import { type AlertRow, alertsAfter, latestOf, rearmAlert, markNotified, lockAlerts } from './sql.ts';

export const PRICE_CHECK_JOB = 'price_alerts.look';
export interface CropPriceCheck {
  readonly crop: string;
}

const BATCH_SIZE = 200;
const START_KEY = {
  user_id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

const evaluationOf = (
  { market, county, direction, per_kg: perKg, is_told: isNotified }: AlertRow,
  prices: readonly MarketPrice[],
  now: Date,
) => evaluateAlert({ market, county, direction, perKg, isNotified }, prices, dayInNairobi(now));

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
const applyEvaluations = async (
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
  const current = (
    await lockAlerts(
      tx,
      alerts.map(({ id }) => id),
    )
  ).filter((alert) => seqs.has(alert.user_id));
  for (const alert of current) {
    const evaluation = evaluationOf(alert, prices, now);
    if (evaluation.decision === 'again') await rearmAlert(tx, alert);
    if (evaluation.decision !== 'tell') continue;
    await markNotified(tx, alert, evaluation.price, now);
    events.push(crossed(alert, evaluation.price));
  }
  await writeLogs(
    tx,
    seqs,
    current.map((alert) => ({ userId: alert.user_id, kind: 'price_alert', id: alert.id })),
  );
  await recordEvents(tx, events, listeners);
};

/** All alerts of a crop against its newest prices. A second run sends nothing twice. */
export const checkCropPrices =
  ({ db, listeners }: { db: Database; listeners: () => Listeners }) =>
  async ({ crop }: CropPriceCheck, now = new Date()): Promise<void> => {
    for (let after: typeof START_KEY | null = START_KEY; after !== null;) {
      const from: typeof START_KEY = after;
      after = await db.asSystem(async (tx) => {
        const prices = await latestOf(tx, crop);
        const batch = await alertsAfter(tx, crop, from, BATCH_SIZE);
        const changed = batch.filter((alert) => evaluationOf(alert, prices, now).decision !== 'nothing');
        if (changed.length > 0) await applyEvaluations(tx, changed, prices, now, listeners());
        return batch.length === BATCH_SIZE ? batch[BATCH_SIZE - 1]! : null;
      });
    }
  };
