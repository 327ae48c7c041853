/**
 * An account without a confirmed number or a payment earns the reward by using the app. Design values, see
 * docs/decisions.
 */
export const WAIT_DAYS = 7;
export const USE_DAYS = 3;
/** Network hashes are deleted after this many days. */
export const NETWORK_RETENTION_DAYS = 30;

/**
 * How an account used the app. A day counts when farm work (the actions that count for a streak) reached the
 * server.
 */
export interface AccountUse {
  readonly daysSinceJoining: number;
  readonly days: number;
  /** Days with work from a network that the inviter did not use in the last thirty days. */
  readonly daysOnOtherNetworks: number;
  readonly isInviterNetworkKnown: boolean;
}

const isWeekOfUse = ({ daysSinceJoining, days }: AccountUse): boolean =>
  daysSinceJoining >= WAIT_DAYS && days >= USE_DAYS;

export const isEarnedByUse = (use: AccountUse): boolean =>
  isWeekOfUse(use) && use.isInviterNetworkKnown && use.daysOnOtherNetworks >= USE_DAYS;
/** A week of use, but mainly on the inviter's network. */
export const isUsedOnInviterNetwork = (use: AccountUse): boolean =>
  isWeekOfUse(use) && use.isInviterNetworkKnown && use.daysOnOtherNetworks < USE_DAYS;
/** A week of use, but no network of the inviter is known for comparison. */
export const isInviterNetworkUnknown = (use: AccountUse): boolean =>
  isWeekOfUse(use) && !use.isInviterNetworkKnown;

/**
 * The first actions of an account. `seconds`: time from sign-up to its first field or leaf check. Null before
 * that.
 */
export interface FirstActions {
  readonly seconds: number | null;
  readonly names: readonly string[];
}
/** Minimum time to fill in a field or photograph a leaf; a design value. */
export const MIN_HUMAN_SECONDS = 30;
const isFast = ({ seconds }: FirstActions): boolean => seconds !== null && seconds <= MIN_HUMAN_SECONDS;

/**
 * Two accounts of the same inviter performed the same actions in the same order, both faster than a person
 * could.
 */
export const hasSameFirstActions = (own: FirstActions, others: readonly FirstActions[]): boolean =>
  isFast(own) && others.some((other) => isFast(other) && other.names.join() === own.names.join());
