import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';

/** The language a farmer reads, for sentences that the server writes down. */
export const languageOf = async (tx: Query, userId: string): Promise<'en' | 'sw'> =>
  (await tx.maybe<{ language: 'en' | 'sw' }>(sql`select preferred_language as language from profiles where id = ${userId}`))?.language ?? 'en';
