import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { NotificationListener } from '#kit/server/live/listen.ts';
import { checkPlan } from '../contract-check.ts';
import { readPlan, startTrial } from '../contract.ts';
import { type AbilityId, decideAbility, type AbilityDecision } from '../domain/abilities.ts';
import { type Entitlements, entitlementsOf } from '../domain/entitlements.ts';
import { plansAccess } from './access.ts';
import { cachedPeriods } from './cached-periods.ts';
import { readPlanView } from './plan-view.ts';
import { proofWith } from './proof.ts';
import type { SigningKey } from './signing-key.ts';
import { plansTables } from './tables.ts';
import { deleteOldNumbers, activateTrial, type TrialDeps } from './trials.ts';

export { readSigningKey } from './signing-key.ts';

interface PlansDeps extends TrialDeps {
  readonly db: Database;
  readonly listening: Pick<NotificationListener, 'listenTo' | 'isReliable'>;
  readonly key: SigningKey;
}

export const plansServer = (deps: PlansDeps) => {
  const { db } = deps;
  const periods = cachedPeriods(db, deps.listening);
  const entitlements = async (userId: string, now: Date): Promise<Entitlements> =>
    entitlementsOf(await periods(userId, now.getTime()), now);
  const prove = proofWith(deps.key);
  const check = async (userId: string, now: Date) => {
    const current = await entitlements(userId, now);
    return { entitlements: current, proof: prove(userId, current, now) };
  };
  /** `checkAbility` for read-only requests: the same answer, cached in the process. */
  const may = async (userId: string, ability: AbilityId, now: Date, used = 0): Promise<AbilityDecision> =>
    decideAbility((await entitlements(userId, now)).tier, ability, used);
  return defineServerFeature()({
    access: plansAccess,
    tables: plansTables,
    entitlements,
    /** Includes the proof for the phone. */
    check,
    may,
    operations: [
      serve(checkPlan, async ({ session: { userId }, now }) =>
        ok({ ...(await check(userId, now)), serverTime: now.toISOString() }),
      ),
      serve(readPlan, async ({ session: { userId }, now }) =>
        ok(await db.asSystem((tx) => readPlanView(tx, deps, userId, now))),
      ),
      serve(startTrial, async ({ session: { userId }, now }) => {
        const taken = await activateTrial(db, deps, userId, now);
        return taken.ok ? ok(await db.asSystem((tx) => readPlanView(tx, deps, userId, now))) : taken;
      }),
    ],
    sweeps: { trials: (): Promise<void> => db.asSystem((tx) => deleteOldNumbers(tx, new Date())) },
  });
};
