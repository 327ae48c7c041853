import { useRow } from '#kit/web/store/hooks.ts';
import { isConsentValid, type Purpose } from '../domain/consent.ts';
import type { ConsentRow } from './projections.ts';

export const useConsent = (purpose: Purpose): ConsentRow | undefined =>
  useRow<ConsentRow>('consent', purpose);
export const useHasConsent = (purpose: Purpose): boolean => isConsentValid(purpose, useConsent(purpose));
