import { free, type Entitlements } from '#features/plans/domain/entitlements.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import type { SessionView } from '#kit/web/session.tsx';
import type { Subscription } from '#kit/web/subscription.tsx';
import type { start } from '../../contract.ts';

type StartReply = ReplyOf<typeof start>;

/** What the last start said, without the rows: enough to open the app with no network. No secret is in it. */
export interface Mirror extends Omit<StartReply, 'changes' | 'session'> {
  readonly session: SessionView | null;
}

export const MIRROR_KEY = 'mavuno_session';

/** Kept in localStorage because it is read before the first paint; a damaged one counts as none. */
export const readMirror = (): Mirror | null => {
  const saved = readPreference(MIRROR_KEY);
  if (!saved) return null;
  try {
    const mirror = JSON.parse(saved) as Mirror;
    return typeof mirror === 'object' && mirror !== null && 'google' in mirror ? mirror : null;
  } catch {
    return null;
  }
};

export const writeMirror = (mirror: Mirror | null): void =>
  writePreference(MIRROR_KEY, mirror && JSON.stringify(mirror));

const unknown: Subscription = { isPro: false, plan: null, until: null, fieldLimit: null, scanLimit: null };

/**
 * Free needs no proof. A mirror that says Pro is believed from the server's mouth, or once its signature was
 * looked at; until then nothing is said.
 */
export const subscriptionOf = (mirror: Mirror | null, proven: Entitlements | null): Subscription => {
  const mirrored = mirror?.entitlements;
  const entitlements = mirrored?.tier === 'pro' ? proven : mirrored && free;
  if (!entitlements) return unknown;
  const { tier, until, fieldLimit, scanLimit } = entitlements;
  return { isPro: tier === 'pro', plan: tier, until, fieldLimit, scanLimit };
};
