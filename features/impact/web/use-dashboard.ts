import { listScans } from '#features/scanner/contract.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { readAchievements, readEconomic, readOverview, readPlaces } from '../contract.ts';
import type { OutcomeRow } from '../domain/outcome.ts';

/** Recent checks on the dashboard (DSH-17). */
export const RECENT = 10;

/** Short, and another one for nearly any other text. */
const checksum = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);

/**
 * Changes with every check and answer that the server has taken, with each photo it sees, and when a check
 * moves.
 */
export const useVersion = (): string => {
  const scans = useRows<Scan>('scan').filter((s) => !s.pending);
  const outcomes = useRows<OutcomeRow>('outcome').filter((o) => !o.pending);
  const last = outcomes.reduce((latest, o) => (o.answered_at > latest ? o.answered_at : latest), '');
  const filed = checksum(scans.map((s) => `${s.field_id} ${s.crop_type}`).join());
  return `${scans.length}.${scans.filter((s) => s.checked).length}.${filed}.${outcomes.length}.${last}`;
};

/** The five loads; asked side by side, and only when the dashboard is opened. */
export const useDashboard = () => {
  const version = useVersion();
  return {
    overview: useCachedCall(readOverview, version),
    economic: useCachedCall(readEconomic, version),
    history: useCachedCall(listScans, version, { limit: RECENT }),
    achievements: useCachedCall(readAchievements, version),
    places: useCachedCall(readPlaces, version),
  };
};
