import { checkAbility } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import { predictYield, yieldPrice, yieldRows } from '../contract.ts';
import { decidePredict } from '../domain/prediction-request.ts';
import { yieldsAccess } from './access.ts';
import type { LatestPrice, YieldDeps } from './ports.ts';
import { predictionContextFor, marketPrice, placeFor } from './prediction-context.ts';
import { deleteOldPredictions, clearField, insertPrediction, predictionsByIds } from './sql.ts';
import { yieldsTables } from './tables.ts';

/** Number of stored predictions; older ones are on no screen. */
const MAX_STORED = 60;

const commandsWith = (priceFor: LatestPrice) => [
  serveCommand(predictYield, async (ctx, { reckoned: _shown, ...args }) => {
    const { tx, userId, now } = ctx;
    if (!(await checkAbility(tx, userId, 'yield_predictor', now)).ok) return refuse('plans.pro_only');
    const { hasField, ...known } = await predictionContextFor(tx, userId, args, now, priceFor);
    const decided = decidePredict({ ...args, field_id: hasField ? args.field_id : null }, known, now);
    if (!decided.ok) return decided;
    await insertPrediction(tx, userId, decided.value);
    ctx.touch('yield_prediction', args.id);
    for (const id of await deleteOldPredictions(tx, userId, MAX_STORED)) ctx.remove('yield_prediction', id);
    return ok(undefined);
  }),
];

const listeners: Listeners = {
  'field.removed': [
    async (tx, { userId, payload }) => {
      const ids = await clearField(tx, userId, String(payload.id));
      await touchRows(
        tx,
        ids.map((id) => ({ userId, kind: 'yield_prediction', id })),
      );
    },
  ],
};

export const yieldsServer = ({ db, priceFor, may }: YieldDeps) =>
  defineServerFeature<typeof contract>()({
    access: yieldsAccess,
    tables: yieldsTables,
    commands: commandsWith(priceFor),
    listeners,
    synced: [serveSynced(yieldRows, predictionsByIds)],
    operations: [
      serve(yieldPrice, async ({ session: { userId }, now }, { query }) => {
        if (!(await may(userId, 'yield_predictor', now)).ok) return refuse('plans.pro_only');
        return ok(
          await db.readAsUser(userId, async (tx) => {
            const place = await placeFor(tx, userId, query.field ?? null, query.county ?? null);
            return {
              crop: query.crop,
              county: place.county,
              price: await marketPrice(tx, priceFor, query.crop, place, now),
            };
          }),
        );
      }),
    ],
  });
