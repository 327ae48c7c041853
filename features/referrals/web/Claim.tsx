import { useEffect, useRef } from 'react';
import {
  forgetInvitation,
  saveInvitation,
  savedInvitation,
} from '#features/people/web/join/saved-invitation.ts';
import { call } from '#kit/web/call.ts';
import { mayPass } from '#kit/web/online-call.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { claimInvitation, referralCredit } from '../contract.ts';
import { platformOf, variantOf } from '../domain/channels.ts';
import { isOutweighed } from '../domain/fraud.ts';
import { inviteCredits } from '../domain/reward.ts';
import { deviceNumber } from './device.ts';
import { useReferralWords } from './words.ts';

export type Claimed =
  | { readonly is: 'nothing' | 'later' | 'silent' | 'failed' | 'noted' | 'rewarded' }
  | { readonly is: 'held'; readonly helpsPhone: boolean }
  | { readonly is: 'refused'; readonly code: 'referrals.own_code' | 'referrals.unknown_code' };

/** No message for an existing account or another person's link: they asked for nothing. */
const quiet = new Set([
  'referrals.too_late',
  'referrals.other_referrer',
  'session.missing',
  'request.invalid',
]);
let running = false;
const NOTED_MS = 12_000;

/**
 * JOI-10: sends the code stored at /join to the server once, after sign-up; without an answer it is retried
 * next time.
 */
export const claimSaved = async (userId: string): Promise<Claimed> => {
  const saved = savedInvitation();
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
    if (!answer.ok && mayPass(answer.code))
      return { is: answer.code === 'server.fault' ? 'failed' : 'later' };
    forgetInvitation();
    if (!answer.ok)
      return quiet.has(answer.code)
        ? { is: 'silent' }
        : { is: 'refused', code: answer.code as 'referrals.own_code' };
    const credit = await call(referralCredit, {
      body: { referrerId: answer.value.referrerId, referredId: userId },
    });
    if (credit.ok && credit.value.state === 'held')
      return { is: 'held', helpsPhone: isOutweighed(credit.value.reasons) };
    return { is: credit.ok && credit.value.reward_issued ? 'rewarded' : 'noted' };
  } finally {
    running = false;
  }
};

type Words = ReturnType<typeof useReferralWords>;
const tell = (claimed: Claimed, { done, came, failed, refusals }: Words): void => {
  if (claimed.is === 'rewarded') showToast(done.process, { tone: 'good' });
  if (claimed.is === 'noted') showToast(came.noted(inviteCredits), { tone: 'good', forMs: NOTED_MS });
  if (claimed.is === 'held') {
    const more = claimed.helpsPhone ? ` ${came.heldProve}` : '';
    showToast(`${came.notedHeld(inviteCredits)}${more}`, { forMs: NOTED_MS });
  }
  if (claimed.is === 'failed') showToast(failed.process, { tone: 'bad' });
  if (claimed.is === 'refused') showToast(refusals[claimed.code], { tone: 'bad' });
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
    void claimSaved(userId).then((claimed) => tell(claimed, latest.current));
  }, [userId, code]);
  return null;
};
