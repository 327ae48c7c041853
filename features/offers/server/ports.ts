import type { Query } from '#kit/server/database/database.ts';

export type { Moderate } from '#features/community/server/api.ts';
/** Phone numbers that this account has confirmed. */
export type ListConfirmedPhones = (tx: Query, userId: string) => Promise<readonly string[]>;
