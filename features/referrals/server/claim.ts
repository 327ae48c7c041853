import { noteReferrer } from '#features/memory/server/api.ts';
import { accountById, inviterOf } from '#features/people/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { isSelf } from '../domain/fraud.ts';
import { CLAIM_DAYS } from '../domain/reward.ts';
import { assessNow, type ReferralDeps, queueGrant } from './grant-rewards.ts';
import { seeNetwork } from './networks.ts';
import { addReferral, countShare, type Referral, referralOf, seeDevice, type Way } from './sql.ts';

export interface Claim extends Way {
  readonly userId: string;
  readonly code: string;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
}
type ClaimRefusal =
  | 'referrals.unknown_code'
  | 'referrals.own_code'
  | 'referrals.too_late'
  | 'referrals.other_referrer';

/** Stores this account's inviter, once; repeating it gives the same answer. */
export const claim = (
  deps: ReferralDeps,
  { userId, code, device, address, now, via, variant }: Claim,
): Promise<Result<Referral, ClaimRefusal>> =>
  deps.db.asSystem(async (tx) => {
    const referrerId = await inviterOf(tx, code);
    await nextSequence(tx, userId);
    const [referrer, referred] = [
      referrerId && (await accountById(tx, referrerId)),
      await accountById(tx, userId),
    ];
    if (!referrer || !referred) return refuse('referrals.unknown_code');
    if (isSelf(referrer, referred)) return refuse('referrals.own_code');
    const before = await referralOf(tx, userId);
    if (before) return before.referrer_id === referrer.id ? ok(before) : refuse('referrals.other_referrer');
    if (now.getTime() - referred.created_at.getTime() > CLAIM_DAYS * DAY_MS)
      return refuse('referrals.too_late');
    await addReferral(tx, referrer.id, userId, { via, variant }, deps.hashes.lastingNetwork(address), now);
    await seeNetwork(tx, deps.hashes, { userId, address, now });
    await noteReferrer(tx, userId, referrer.id);
    await seeDevice(tx, userId, deps.hashes.device(device), now);
    await countShare(tx, referrer.id, { via, variant }, 'conversion_count', now);
    const row = (await referralOf(tx, userId))!;
    await assessNow(tx, deps, { row, referrer, referred, now });
    await queueGrant(tx, deps.jobs, userId);
    return ok((await referralOf(tx, userId))!);
  });
