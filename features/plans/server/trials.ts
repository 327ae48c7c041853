import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { entitlementsOf } from '../domain/entitlements.ts';
import { daysLeft, trialEnd, isTrialRunning } from '../domain/trial.ts';
import type { VerifiedNumbers } from './ports.ts';
import { periodsOf } from './read-plan-rows.ts';

export interface Trial {
  readonly activated: boolean;
  readonly running: boolean;
  readonly endsAt: string | null;
  readonly daysLeft: number;
}

/** For screens and for the farmer's memory (PAY-28), which only copies it. */
export const readTrial = async (tx: Query, userId: string, now: Date): Promise<Trial> => {
  const ends = (await periodsOf(tx, userId)).trials?.[0] ?? null;
  return {
    activated: ends !== null,
    running: isTrialRunning(ends, now),
    endsAt: ends?.toISOString() ?? null,
    daysLeft: daysLeft(ends, now),
  };
};

/** In milliseconds; null without a trial. */
export const trialStart = async (tx: Query, userId: string): Promise<number | null> =>
  (
    await tx.maybe<{ started_at: Date }>(sql`select started_at from trials where user_id = ${userId}`)
  )?.started_at.getTime() ?? null;

export type TrialRefusal = 'plans.trial_used' | 'plans.trial_number_needed' | 'plans.trial_number_used';

export interface TrialDeps {
  readonly numbers: VerifiedNumbers;
  /** With SMS configured, a trial needs a verified number: accounts are free to create, numbers are not. */
  readonly needsNumber: boolean;
  readonly secret: string;
}

const hashOf = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`trial number\n${number}`).digest('base64url');
const hashesOf = async (tx: Query, { numbers, secret }: TrialDeps, userId: string): Promise<string[]> => [
  ...new Set((await numbers(tx, userId)).map((number) => hashOf(secret, number))),
];

/** Why this account cannot start a trial now; null when it can. Requires the system role. */
export const findTrialRefusal = async (
  tx: Query,
  deps: TrialDeps,
  userId: string,
): Promise<TrialRefusal | null> => {
  if (await tx.maybe(sql`select 1 from trials where user_id = ${userId}`)) return 'plans.trial_used';
  const hashes = await hashesOf(tx, deps, userId);
  if (deps.needsNumber && hashes.length === 0) return 'plans.trial_number_needed';
  return (await tx.maybe(sql`select 1 from trial_numbers where number_hash = any(${hashes}) limit 1`))
    ? 'plans.trial_number_used'
    : null;
};

/** Another request was faster: this transaction is rolled back. */
class LostRaceError extends Error {}

/** Once for each account and each number, even for simultaneous requests. */
export const activateTrial = async (
  db: Database,
  deps: TrialDeps,
  userId: string,
  now: Date,
): Promise<Result<undefined, TrialRefusal>> => {
  const take = (): Promise<Result<undefined, TrialRefusal>> =>
    db.asSystem(async (tx) => {
      await nextSequence(tx, userId);
      const why = await findTrialRefusal(tx, deps, userId);
      if (why) return refuse(why);
      const { until } = entitlementsOf(await periodsOf(tx, userId), now);
      if (
        (await tx.run(
          sql`
            insert into trials (user_id, started_at, ends_at)
            values (${userId}, ${now}, ${trialEnd(now, until)})
            on conflict do nothing
          `,
        )) === 0
      )
        throw new LostRaceError();
      const hashes = (await hashesOf(tx, deps, userId)).sort();
      const taken = await tx.run(
        sql`
          insert into trial_numbers (number_hash, taken_at)
          select h, ${now}
          from unnest(${hashes}::text[]) h
          on conflict do nothing
        `,
      );
      if (taken < hashes.length) throw new LostRaceError();
      return ok(undefined);
    });
  return take().catch((fault: unknown) => {
    if (fault instanceof LostRaceError) return take();
    throw fault;
  });
};

/** Longer than anybody waits for a second 14-day trial. */
const TRIAL_NUMBER_RETENTION_MS = 730 * DAY_MS;
export const deleteOldNumbers = async (tx: Query, now: Date): Promise<void> =>
  void (await tx.run(
    sql`delete from trial_numbers where taken_at < ${new Date(now.getTime() - TRIAL_NUMBER_RETENTION_MS)}`,
  ));
