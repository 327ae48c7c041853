/** Reasons for holding an invitation for staff review. The app shows the farmer a text for each. */
export const reasons = [
  'ring',
  'same_device',
  'same_phone',
  'device_of_others',
  'joined_before',
  'burst',
  'same_network',
  'network_of_others',
  'network_unknown',
  'same_pace',
] as const;
export type Reason = (typeof reasons)[number];

/** Signs outweighed by a confirmed number or a payment, because many farmers share one mobile network address. */
const clearedByProof: ReadonlySet<Reason> = new Set([
  'same_network',
  'network_of_others',
  'network_unknown',
  'same_pace',
]);
export const isClearedByProof = (found: readonly Reason[]): boolean =>
  found.length > 0 && found.every((reason) => clearedByProof.has(reason));

/** Facts that only the server can observe. */
export interface FraudFacts {
  /** The chain of inviters leads from the inviter back to the invited. */
  readonly ring: boolean;
  readonly sameDevice: boolean;
  readonly samePhone: boolean;
  /** Other accounts on the invited user's phone, beside these two. */
  readonly othersOnDevice: number;
  /** The address was rewarded before, under a deleted account. */
  readonly joinedBefore: boolean;
  /** How many users the inviter brought within the hour, and within the day, including this one. */
  readonly invitedInHour: number;
  readonly invitedInDay: number;
  /** The invited user has a confirmed phone number that nobody else has, or has paid. */
  readonly isProven: boolean;
  /** The invitation was accepted, or mainly used, on the inviter's network. */
  readonly sameNetwork: boolean;
  /** Another account that the same user invited was on the same network. */
  readonly networkOfOthers: boolean;
  readonly networkUnknown: boolean;
  readonly samePace: boolean;
}

export interface FraudAssessment {
  /** 0 to 100. */ readonly score: number;
  readonly reasons: readonly Reason[];
  readonly isHeld: boolean;
}

const weights: Readonly<Record<Reason, number>> = {
  ring: 100,
  same_device: 70,
  same_phone: 70,
  device_of_others: 60,
  joined_before: 60,
  burst: 50,
  same_network: 60,
  network_of_others: 60,
  network_unknown: 50,
  same_pace: 60,
};
const MIN_REVIEW_SCORE = 50;
/** Maximum invitations per hour and per day, enough for a meeting of neighbours. Design values. */
const HOUR_LIMIT = 10;
const DAY_LIMIT = 30;

/** No sign is proof: a high enough score is held for review by a person. */
export const assessFraud = (facts: FraudFacts): FraudAssessment => {
  const present: Readonly<Record<Reason, boolean>> = {
    ring: facts.ring,
    same_device: facts.sameDevice,
    same_phone: facts.samePhone,
    device_of_others: facts.othersOnDevice > 0,
    joined_before: facts.joinedBefore,
    burst: facts.invitedInHour > HOUR_LIMIT || facts.invitedInDay > DAY_LIMIT,
    same_network: facts.sameNetwork,
    network_of_others: facts.networkOfOthers,
    network_unknown: facts.networkUnknown,
    same_pace: facts.samePace,
  };
  const found = reasons.filter(
    (reason) => present[reason] && !(facts.isProven && clearedByProof.has(reason)),
  );
  const score = Math.min(
    100,
    found.reduce((sum, reason) => sum + weights[reason], 0),
  );
  return { score, reasons: found, isHeld: score >= MIN_REVIEW_SCORE };
};

const DOT_INSENSITIVE_HOSTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address: ignores the part after a plus, and dots for Gmail. */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const plain = name.split('+')[0]!;
  return DOT_INSENSITIVE_HOSTS.has(host) ? `${plain.replace(/\./g, '')}@gmail.com` : `${plain}@${host}`;
};

export const isSamePerson = (
  one: { readonly id: string; readonly email: string },
  other: { readonly id: string; readonly email: string },
): boolean => one.id === other.id || mailboxOf(one.email) === mailboxOf(other.email);
