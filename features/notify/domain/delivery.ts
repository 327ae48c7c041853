import type { Channel } from './channels.ts';

/**
 * `waiting`: for its time or a retry; `folded`: part of a digest; `sending`: given to a provider, no answer
 * yet; `handed`: accepted by the provider; `delivered`, `read`: reported by the provider; `failed`: not
 * retried; `unknown`: possibly sent, so never resent automatically; `dropped`: switched off, no longer true,
 * or already read.
 */
export const states = [
  'waiting',
  'folded',
  'sending',
  'handed',
  'delivered',
  'read',
  'failed',
  'unknown',
  'dropped',
] as const;
export type DeliveryState = (typeof states)[number];

/** Why a message did not arrive, as codes with screen texts. */
export const reasons = [
  'gone',
  'number',
  'blocked',
  'account',
  'busy',
  'maybe',
  'template',
  'too_large',
  'late',
  'off',
  'over',
  'seen',
] as const;
export type Reason = (typeof reasons)[number];

export type Outcome =
  | { readonly ok: true; readonly providerId: string | null }
  | {
      readonly ok: false;
      /**
       * `gone`: the address no longer exists, so a push subscription is deleted; `account`: a problem of our
       * own account, settings or request; `busy`: temporary; `maybe`: it may have been sent.
       */
      readonly reason: Exclude<Reason, 'late' | 'off' | 'over' | 'seen'>;
      readonly code: string;
      readonly retryAfterS?: number;
    };

/**
 * Whether a second send is harmless. A second push with the same tag replaces the first on the screen. On
 * other channels a farmer would get both.
 */
export const canResend: Readonly<Record<Channel, boolean>> = {
  push: true,
  email: false,
  whatsapp: false,
  sms: false,
};

const MINUTE = 60_000;
/** Minutes before each retry. After the last one the delivery fails. */
const RETRY_DELAYS_MIN = [1, 5, 15, 60, 180, 360] as const;
/** A provider may request a longer delay, up to a limit. */
const MAX_RETRY_DELAY_MS = 12 * 60 * MINUTE;

/** Milliseconds until the next try, or null when no tries are left. `tries`: tries made so far. */
export const retryDelayMs = (tries: number, retryAfterS = 0): number | null => {
  const pause = RETRY_DELAYS_MIN[tries - 1];
  return pause === undefined
    ? null
    : Math.min(Math.max(pause * MINUTE, retryAfterS * 1_000), MAX_RETRY_DELAY_MS);
};

/** How long after its due time a message is still sent. */
export const DELIVERY_WINDOW_MS = 24 * 60 * MINUTE;
/** A delivery that stays in `sending` for longer belongs to a server process that died. */
export const SEND_TIMEOUT_MS = 2 * MINUTE;

const rank: Readonly<Partial<Record<DeliveryState, number>>> = {
  sending: 0,
  unknown: 0,
  handed: 1,
  delivered: 2,
  read: 3,
};

/**
 * The state after a provider's report. Reports arrive in any order: the state never moves backwards, and a
 * failure counts only before delivery.
 */
export const afterReport = (
  now: DeliveryState,
  report: 'handed' | 'delivered' | 'read' | 'failed',
): DeliveryState => {
  const at = rank[now];
  if (at === undefined) return now;
  if (report === 'failed') return at <= 1 ? 'failed' : now;
  return rank[report]! > at ? report : now;
};
