import sql from 'sql-template-tag';
import { realEmail } from '#features/people/domain/placeholder-email.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { HeldReferral } from '../contract.ts';
import type { ReferralState } from '../domain/reward.ts';
import { accountsOf, isActive } from './fraud-facts.ts';
import { type ReferralDeps, grantDueRewards } from './grant-rewards.ts';
import { referralTotals, lockReferral, type Referral } from './sql.ts';

const MAX_IN_REVIEW = 100;
type Person = HeldReferral['referrer'];
const personOf = (account: Awaited<ReturnType<typeof accountsOf>>['referrer']): Person =>
  account && {
    name: account.name,
    email: realEmail(account.email),
    created_at: account.created_at.toISOString(),
    verified: account.verified,
  };

const reviewItemOf = async (tx: Query, row: Referral): Promise<HeldReferral> => {
  const { referrer, referred } = await accountsOf(tx, row);
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    reasons: [...row.reasons],
    fraud_score: row.fraud_score,
    via: row.via,
    referrer: personOf(referrer),
    referred: personOf(referred),
    active: referred !== null && (await isActive(tx, referred.id)),
    brought: referrer ? (await referralTotals(tx, referrer.id)).count : 0,
  };
};

/** Runs as the system role. Oldest first. */
export const referralsInReview = async (tx: Query): Promise<{ total: number; held: HeldReferral[] }> => {
  const { total } = await tx.one<{ total: number }>(
    sql`select count(*)::int as total from referrals where state = 'held'`,
  );
  const rows = await tx.many<Referral>(
    sql`select * from referrals where state = 'held' order by created_at, id limit ${MAX_IN_REVIEW}`,
  );
  const held: HeldReferral[] = [];
  for (const row of rows) held.push(await reviewItemOf(tx, row));
  return { total, held };
};

interface Decision {
  readonly id: string;
  readonly approve: boolean;
  readonly note: string;
  readonly by: string;
  readonly now: Date;
}
type DecideRefusal = 'referrals.not_found' | 'referrals.decided' | 'referrals.note_missing';

/**
 * Each referral is decided once. An approved one is rewarded when the other conditions hold. A refusal shows
 * both users the note.
 */
export const decide = async (
  deps: ReferralDeps,
  { id, approve, note, by: staffId, now }: Decision,
): Promise<Result<{ state: ReferralState }, DecideRefusal>> => {
  if (!approve && note.trim() === '') return refuse('referrals.note_missing');
  const decided = await deps.db.asSystem(async (tx): Promise<Result<undefined, DecideRefusal>> => {
    const row = await lockReferral(tx, id);
    if (!row) return refuse('referrals.not_found');
    if (row.state !== 'held') return refuse('referrals.decided');
    await tx.run(
      sql`
        update referrals
        set state = ${approve ? 'waiting' : 'refused'}, decided_by = ${staffId}, decided_at = ${now},
          note = ${note.trim() || null}
        where id = ${id}
      `,
    );
    await recordAudit(tx, {
      staffId,
      action: 'referrals.decide',
      subjectId: id,
      decision: approve ? 'approve' : 'refuse',
      reason: note,
      now,
    });
    return ok(undefined);
  });
  if (!decided.ok) return decided;
  const after = approve ? await grantDueRewards(deps, id, now) : null;
  return ok({ state: after?.state ?? (approve ? 'waiting' : 'refused') });
};
