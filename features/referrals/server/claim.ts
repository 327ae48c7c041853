import { noteReferrer } from '#features/memory/server/api.ts';
import { accountById, inviterOf } from '#features/people/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { isSamePerson } from '../domain/fraud.ts';
import { CLAIM_DAYS } from '../domain/reward.ts';
import { assessReferral, type ReferralDeps, queueGrant } from './grant-rewards.ts';
import { recordNetwork } from './networks.ts';
import {
  addReferral,
  incrementShareCounter,
  type Referral,
  referralOfInvited,
  recordDevice,
  type LinkChannel,
} from './sql.ts';

interface ClaimInput extends LinkChannel {
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
  { userId, code, device, address, now, via, variant }: ClaimInput,
): Promise<Result<Referral, ClaimRefusal>> =>
  deps.db.asSystem(async (tx) => {
    const referrerId = await inviterOf(tx, code);
    await nextSequence(tx, userId);
    const [referrer, referred] = [
      referrerId && (await accountById(tx, referrerId)),
      await accountById(tx, userId),
    ];
    if (!referrer || !referred) return refuse('referrals.unknown_code');
    if (isSamePerson(referrer, referred)) return refuse('referrals.own_code');
    const existing = await referralOfInvited(tx, userId);
    if (existing)
      return existing.referrer_id === referrer.id ? ok(existing) : refuse('referrals.other_referrer');
    if (now.getTime() - referred.created_at.getTime() > CLAIM_DAYS * DAY_MS)
      return refuse('referrals.too_late');
    await addReferral(tx, referrer.id, userId, { via, variant }, deps.hashes.stableNetwork(address), now);
    await recordNetwork(tx, deps.hashes, { userId, address, now });
    await noteReferrer(tx, userId, referrer.id);
    await recordDevice(tx, userId, deps.hashes.device(device), now);
    await incrementShareCounter(tx, referrer.id, { via, variant }, 'conversion_count', now);
    const row = (await referralOfInvited(tx, userId))!;
    await assessReferral(tx, deps, { row, referrer, referred, now });
    await queueGrant(tx, deps.jobs, userId);
    return ok((await referralOfInvited(tx, userId))!);
  });
