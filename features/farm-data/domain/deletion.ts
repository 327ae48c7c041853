import { DAY_MS } from '#kit/pure/days.ts';

/** `scans`: leaf checks with their photos. `farm`: fields, crops, history and leaf checks. */
export const deletable = ['scans', 'farm'] as const;
export type Deletable = (typeof deletable)[number];

/** Signing in again within these days restores an account that is being deleted. */
export const PURGE_DAYS = 7;
export const purgeAt = (now: Date): Date => new Date(now.getTime() + PURGE_DAYS * DAY_MS);
