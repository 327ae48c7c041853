/** How often something may be tried before a pause. Counted in the database, so that all servers agree. */
export interface TryLimit {
  readonly times: number;
  readonly minutes: number;
}

const DAY = 24 * 60;

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
  /** Codes by SMS or WhatsApp to one number, for whatever device asks. */
  codesPerNumber: { times: 3, minutes: 60 },
  codesPerNumberDay: { times: 6, minutes: DAY },
  codesPerDevice: { times: 5, minutes: 60 },
  codesPerDeviceDay: { times: 10, minutes: DAY },
  /** High, because villages share one mobile address; the server's spend per hour has its own limit. */
  codesPerNetwork: { times: 200, minutes: 60 },
  codesPerNetworkDay: { times: 1000, minutes: DAY },
  /** A browser without our cookie counts as a new device. */
  newDevicesPerNetwork: { times: 100, minutes: 60 },
} as const satisfies Record<string, TryLimit>;
