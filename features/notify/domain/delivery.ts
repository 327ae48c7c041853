import type { Channel } from './channels.ts';

/**
 * `waiting` for its time or another try; `folded` into a digest; `sending`: given to a provider, no answer
 * yet; `handed`: the provider took it; `delivered`, `read`: the provider says so; `failed`: it will not be
 * tried again; `unknown`: it may have left, so it is never sent again by itself; `dropped`: the farmer
 * switched it off in between.
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

/** Why nothing arrived, in words a screen knows. */
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
       * `gone`: the address no longer exists; `account`: a problem of our account; `busy`: temporary;
       * `maybe`: it may have been sent.
       */
      readonly why: Exclude<Reason, 'late' | 'off' | 'over' | 'seen'>;
      readonly code: string;
      readonly retryAfterS?: number;
    };

/**
 * A second push with the same tag takes the place of the first on the screen; of everything else a farmer
 * would get two.
 */
export const repeatable: Readonly<Record<Channel, boolean>> = {
  push: true,
  email: false,
  whatsapp: false,
  sms: false,
};

const MINUTE = 60_000;
/** Minutes before each further try; then it is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360] as const;
/** A provider may request a longer delay, up to a limit. */
const LONGEST = 12 * 60 * MINUTE;

/** Milliseconds until the next try, or null when enough were made. `tries` counts those made. */
export const pauseAfter = (tries: number, retryAfterS = 0): number | null => {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : Math.min(Math.max(pause * MINUTE, retryAfterS * 1_000), LONGEST);
};

/** How long a message is still worth sending after its time. */
export const DELIVERY_WINDOW_MS = 24 * 60 * MINUTE;
/** Timeout of a send: its server process has died. */
export const LOST_AFTER_MS = 2 * MINUTE;

const rank: Readonly<Partial<Record<DeliveryState, number>>> = {
  sending: 0,
  unknown: 0,
  handed: 1,
  delivered: 2,
  read: 3,
};

/** A provider's later reports, in any order: never backwards, and a failure only before delivery. */
export const afterReport = (
  now: DeliveryState,
  report: 'handed' | 'delivered' | 'read' | 'failed',
): DeliveryState => {
  const at = rank[now];
  if (at === undefined) return now;
  if (report === 'failed') return at <= 1 ? 'failed' : now;
  return rank[report]! > at ? report : now;
};
