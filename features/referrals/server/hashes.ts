import { createHmac } from 'node:crypto';
import { dayInNairobi, type Day } from '#kit/pure/days.ts';
import { mailboxOf } from '../domain/fraud.ts';

/** Keyed hashes: without the server's secret a hash cannot be matched to a phone, network or mailbox. */
export const createHashes = (secret: string) => {
  const hash = (...parts: readonly string[]): string =>
    createHmac('sha256', secret)
      .update(['referral', ...parts].join('\n'))
      .digest('base64url');
  return {
    /** Salted with the day, so the same phone has a different hash tomorrow. */
    click: (day: Day, referrerId: string, device: string): string => hash('click', day, referrerId, device),
    network: (day: Day, referrerId: string, address: string): string =>
      hash('network', day, referrerId, address),
    /** The same on all days, so that two accounts can be compared. Stored for thirty days at most. */
    stableNetwork: (address: string): string => hash('lasting network', address),
    device: (device: string): string => hash('device', device),
    /** `digits`: see `digitsOf`. */
    number: (digits: string): string => hash('number', digits),
    /** Hash of a user id. Outlives the account. */
    account: (userId: string): string => hash('account', userId),
    mailbox: (email: string): string => hash('mailbox', mailboxOf(email)),
    nairobiDay: (now: Date): Day => dayInNairobi(now),
  };
};
export type Hashes = ReturnType<typeof createHashes>;
