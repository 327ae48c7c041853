import { DAY_MS } from '#kit/pure/days.ts';

export const TRIAL_DAYS = 14;

/** Trial days are added to the remaining Pro (PAY-27). */
export const trialEnd = (now: Date, proUntil: string | null): Date =>
  new Date(Math.max(now.getTime(), proUntil ? Date.parse(proUntil) : 0) + TRIAL_DAYS * DAY_MS);

/** Paid periods, current or past; `begins` is null when unknown. */
interface PaidTime {
  readonly begins: Date | null;
  readonly ends: Date;
}

/**
 * The end of a trial: fourteen days after the uninterrupted Pro at its start. Refunded time is subtracted,
 * later purchases do not extend it, and a year that starts within it has taken over its remaining days.
 */
export const effectiveTrialEnd = (began: Date, ends: Date, paid: readonly PaidTime[]): Date => {
  const inOrder = paid
    .map((one) => [one.begins?.getTime() ?? 0, one.ends.getTime()] as const)
    .sort((a, b) => a[0] - b[0]);
  const paidUntil = inOrder.reduce(
    (until, [from, end]) => (from <= until ? Math.max(until, end) : until),
    began.getTime(),
  );
  const trialEndMs = Math.min(ends.getTime(), paidUntil + TRIAL_DAYS * DAY_MS);
  const replacedBy = inOrder.find(
    ([from, end]) => from > began.getTime() && from < trialEndMs && end > trialEndMs,
  );
  return new Date(replacedBy ? replacedBy[0] : trialEndMs);
};

/** Runs up to and including its end. */
export const isTrialRunning = (ends: Date | null, now: Date): boolean =>
  ends !== null && now.getTime() <= ends.getTime();

/** Rounded up: a remaining hour counts as a day. */
export const daysLeft = (ends: Date | null, now: Date): number =>
  ends ? Math.max(0, Math.ceil((ends.getTime() - now.getTime()) / DAY_MS)) : 0;
