import type { Query } from '#kit/server/database/database.ts';
import { isConsentValid, type Purpose } from '../domain/consent.ts';
import { lastConsents } from './sql.ts';

/** Whether this farmer consents now. Read fresh for each use. */
export const hasConsent = async (tx: Query, userId: string, purpose: Purpose): Promise<boolean> =>
  isConsentValid(purpose, (await lastConsents(tx, userId, [purpose]))[0]);
