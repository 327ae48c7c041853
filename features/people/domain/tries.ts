/** How often something may be tried before a pause. Counted in the database, so that all servers agree. */
export interface TryLimit {
  readonly times: number;
  readonly minutes: number;
}

export const tryLimits = {
  /** One account from one network address. A farmer who mistypes stays well below it. */
  passwordHere: { times: 8, minutes: 15 },
  /** One account from anywhere: stops guessing spread over many addresses. */
  passwordAnywhere: { times: 60, minutes: 60 },
  /**
   * Wrong passwords from one network address, for any account. Thousands of phones may share a mobile
   * network's address.
   */
  wrongHere: { times: 200, minutes: 15 },
  /**
   * Stops listing addresses by the reply "No account with this e-mail". Not too low, because villages share
   * one mobile address.
   */
  unknownHere: { times: 20, minutes: 15 },
  /** Mails to one address. */
  mailTo: { times: 4, minutes: 60 },
} as const satisfies Record<string, TryLimit>;
