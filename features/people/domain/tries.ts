/** How often something may be tried before a pause. Counted in the database, so that all servers agree. */
export interface TryLimit {
  readonly times: number;
  readonly minutes: number;
}

export const tryLimits = {
  /** One account from one place: a farmer who mistypes stays far below it. */
  passwordHere: { times: 8, minutes: 15 },
  /** One account from anywhere: stops guessing spread over many addresses. */
  passwordAnywhere: { times: 60, minutes: 60 },
  /**
   * Wrong passwords from one place, whatever the account; thousands of phones may share a mobile network's
   * address.
   */
  wrongHere: { times: 200, minutes: 15 },
  /**
   * "No account with this e-mail" may not be used to list addresses; villages share one mobile address, so
   * not too few.
   */
  unknownHere: { times: 20, minutes: 15 },
  /** Mails to one address. */
  mailTo: { times: 4, minutes: 60 },
} as const satisfies Record<string, TryLimit>;
