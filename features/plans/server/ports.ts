import type { Query } from '#kit/server/database/database.ts';

/** Phone numbers that this account has shown to hold; as the system. Known by a feature above. */
export type VerifiedNumbers = (tx: Query, userId: string) => Promise<readonly string[]>;
