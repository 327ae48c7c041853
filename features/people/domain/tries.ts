/** How often something may be tried before a pause. Counted in the database, so that all servers agree. */
export interface TryLimit {
  readonly times: number;
  readonly minutes: number;
}

export const tryLimits = {
  /** One account from one network address. A farmer who mistypes stays well below it. */
  passwordPerNetwork: { times: 8, minutes: 15 },
  /** One account from anywhere: stops guessing spread over many addresses. */
  passwordPerAccount: { times: 60, minutes: 60 },
  /**
   * Wrong passwords from one network address, for any account. Thousands of phones may share a mobile
   * network's address.
   */
  wrongPerNetwork: { times: 200, minutes: 15 },
  /**
   * Stops listing addresses by the reply "No account with this e-mail". Not too low, because villages share
   * one mobile address.
   */
  unknownEmailPerNetwork: { times: 20, minutes: 15 },
  /** Mails to one address. */
  mailPerRecipient: { times: 4, minutes: 60 },
} as const satisfies Record<string, TryLimit>;
