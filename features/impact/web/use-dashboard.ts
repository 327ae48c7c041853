import { listScans } from '#features/scanner/contract.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { readAchievements, readEconomic, readOverview, readPlaces } from '../contract.ts';
import type { OutcomeRow } from '../domain/outcome.ts';

/** Number of recent checks on the dashboard (DSH-17). */
export const RECENT_CHECKS = 10;

/** A short, non-cryptographic hash with few collisions. */
const checksum = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);

/**
 * Changes with every check and answer the server accepts, with each photo it checks, and when a check changes
 * field or crop.
 */
const useDataVersion = (): string => {
  const scans = useRows<Scan>('scan').filter((s) => !s.pending);
  const outcomes = useRows<OutcomeRow>('outcome').filter((o) => !o.pending);
  const last = outcomes.reduce((latest, o) => (o.answered_at > latest ? o.answered_at : latest), '');
  const assignment = checksum(scans.map((s) => `${s.field_id} ${s.crop_type}`).join());
  return `${scans.length}.${scans.filter((s) => s.checked).length}.${assignment}.${outcomes.length}.${last}`;
};

/** The five dashboard queries, run in parallel and only when the dashboard is opened. */
export const useDashboard = () => {
  const version = useDataVersion();
  return {
    overview: useCachedCall(readOverview, version),
    economic: useCachedCall(readEconomic, version),
    history: useCachedCall(listScans, version, { limit: RECENT_CHECKS }),
    achievements: useCachedCall(readAchievements, version),
    places: useCachedCall(readPlaces, version),
  };
};
