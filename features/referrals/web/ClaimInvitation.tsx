import { useEffect, useRef } from 'react';
import {
  forgetInvitation,
  saveInvitation,
  readSavedInvitation,
} from '#features/people/web/join/saved-invitation.ts';
import { call } from '#kit/web/call.ts';
import { isTemporary } from '#kit/web/online-call.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { claimInvitation, referralCredit } from '../contract.ts';
import { platformOf, variantOf } from '../domain/channels.ts';
import { isClearedByProof } from '../domain/fraud.ts';
import { inviteCredits } from '../domain/reward.ts';
import { deviceNumber } from './device.ts';
import { useReferralWords } from './words.ts';

type ClaimResult =
  | { readonly is: 'nothing' | 'later' | 'silent' | 'failed' | 'noted' | 'rewarded' }
  | { readonly is: 'held'; readonly clearedByPhone: boolean }
  | { readonly is: 'refused'; readonly code: 'referrals.own_code' | 'referrals.unknown_code' };

/** Refusals without a message: the user of an existing account or of another link did not start a claim. */
const silentCodes = new Set([
  'referrals.too_late',
  'referrals.other_referrer',
  'session.missing',
  'request.invalid',
]);
let running = false;
const TOAST_MS = 12_000;

/**
 * JOI-10: sends the code stored at /join to the server once, after sign-up; without an answer it is retried
 * next time.
 */
export const claimSavedInvitation = async (userId: string): Promise<ClaimResult> => {
  const saved = readSavedInvitation();
  if (!saved || running) return { is: 'nothing' };
  running = true;
  try {
    const answer = await call(claimInvitation, {
      body: {
        code: saved.code,
        via: platformOf(saved.via),
        variant: variantOf(saved.variant),
        device: deviceNumber(),
      },
    });
    if (!answer.ok && isTemporary(answer.code))
      return { is: answer.code === 'server.fault' ? 'failed' : 'later' };
    forgetInvitation();
    if (!answer.ok)
      return silentCodes.has(answer.code)
        ? { is: 'silent' }
        : { is: 'refused', code: answer.code as 'referrals.own_code' };
    const credit = await call(referralCredit, {
      body: { referrerId: answer.value.referrerId, referredId: userId },
    });
    if (credit.ok && credit.value.state === 'held')
      return { is: 'held', clearedByPhone: isClearedByProof(credit.value.reasons) };
    return { is: credit.ok && credit.value.reward_issued ? 'rewarded' : 'noted' };
  } finally {
    running = false;
  }
};

type Words = ReturnType<typeof useReferralWords>;
const showResult = (result: ClaimResult, { done, came, failed, refusals }: Words): void => {
  if (result.is === 'rewarded') showToast(done.process, { tone: 'good' });
  if (result.is === 'noted') showToast(came.noted(inviteCredits), { tone: 'good', durationMs: TOAST_MS });
  if (result.is === 'held') {
    const more = result.clearedByPhone ? ` ${came.heldProve}` : '';
    showToast(`${came.notedHeld(inviteCredits)}${more}`, { durationMs: TOAST_MS });
  }
  if (result.is === 'failed') showToast(failed.process, { tone: 'bad' });
  if (result.is === 'refused') showToast(refusals[result.code], { tone: 'bad' });
};

/** `code`: from an address other than /join (CHT-16). Renders nothing and reports the result in a toast. */
export const Claim = ({ userId, code }: { readonly userId: string; readonly code: string | null }) => {
  const words = useReferralWords();
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);
  useEffect(() => {
    if (code) saveInvitation(code, Date.now());
    void claimSavedInvitation(userId).then((claimed) => showResult(claimed, latest.current));
  }, [userId, code]);
  return null;
};
