/**
 * An account without a confirmed number or a payment earns the reward by using the app. Design values, see
 * docs/decisions.
 */
export const WAIT_DAYS = 7;
export const USE_DAYS = 3;
/** Network hashes are deleted after this many days. */
export const NETWORK_RETENTION_DAYS = 30;

/** Days on which work on the farm reached the server (the actions that also count for a streak). */
export interface Use {
  readonly daysSinceJoining: number;
  readonly days: number;
  /** Days with work from a network that the inviter did not use in the last thirty days. */
  readonly daysElsewhere: number;
  readonly isInviterSeen: boolean;
}

const isWeekOfUse = ({ daysSinceJoining, days }: Use): boolean =>
  daysSinceJoining >= WAIT_DAYS && days >= USE_DAYS;

export const isEarnedByUse = (use: Use): boolean =>
  isWeekOfUse(use) && use.isInviterSeen && use.daysElsewhere >= USE_DAYS;
/** A week of use, but mainly on the inviter's network. */
export const isUseAtInviters = (use: Use): boolean =>
  isWeekOfUse(use) && use.isInviterSeen && use.daysElsewhere < USE_DAYS;
/** A week of use, but no network of the inviter is known for comparison. */
export const isUseUnclear = (use: Use): boolean => isWeekOfUse(use) && !use.isInviterSeen;

/**
 * The first actions of an account. `seconds`: time from sign-up to its first field or leaf check. Null before
 * that.
 */
export interface FirstActs {
  readonly seconds: number | null;
  readonly names: readonly string[];
}
/** Minimum time to fill in a field or photograph a leaf; a design value. */
export const MACHINE_SECONDS = 30;
const isFast = ({ seconds }: FirstActs): boolean => seconds !== null && seconds <= MACHINE_SECONDS;

/**
 * Two accounts of the same inviter performed the same actions in the same order, both faster than a person
 * could.
 */
export const hasSamePace = (own: FirstActs, others: readonly FirstActs[]): boolean =>
  isFast(own) && others.some((other) => isFast(other) && other.names.join() === own.names.join());
