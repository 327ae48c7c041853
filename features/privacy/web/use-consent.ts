import { useRow } from '#kit/web/store/hooks.ts';
import { holds, type Purpose } from '../domain/consent.ts';
import type { ConsentRow } from './projections.ts';

export const useConsent = (purpose: Purpose): ConsentRow | undefined =>
  useRow<ConsentRow>('consent', purpose);
export const useAllows = (purpose: Purpose): boolean => holds(purpose, useConsent(purpose));
