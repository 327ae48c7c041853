import type { Query } from '#kit/server/database/database.ts';
import { holds, type Purpose } from '../domain/consent.ts';
import { lastConsents } from './sql.ts';

/** Whether this farmer consents now. Read fresh for each use. */
export const allows = async (tx: Query, userId: string, purpose: Purpose): Promise<boolean> =>
  holds(purpose, (await lastConsents(tx, userId, [purpose]))[0]);
