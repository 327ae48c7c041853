import type { Query } from '#kit/server/database/database.ts';

/**
 * Phone numbers that this account has confirmed. Requires the system role. Supplied by a feature of a higher
 * layer.
 */
export type VerifiedNumbers = (tx: Query, userId: string) => Promise<readonly string[]>;
