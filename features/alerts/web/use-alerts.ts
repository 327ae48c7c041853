import { useMemo } from 'react';
import { useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { type Group, groupsOf, mostUrgentFirst, isActive } from '../domain/alert-state.ts';
import type { Alert, Mute } from './projections.ts';
import { useLocalDay } from './use-local-day.ts';

export type AlertGroup = Group<WithPending<Alert>>;

export interface Alerts {
  /** Today's open alerts, most urgent first; without muted kinds. */
  readonly openGroups: readonly AlertGroup[];
  /** The same, one per field. */
  readonly openAlerts: readonly WithPending<Alert>[];
  /** Past and withdrawn alerts, newest first. */
  readonly past: readonly WithPending<Alert>[];
  readonly muted: readonly WithPending<Mute>[];
}

export const useAlerts = (): Alerts => {
  const all = useRows<Alert>('alert');
  const muted = useRows<Mute>('alert_mute');
  const dayOn = useLocalDay();
  return useMemo(() => {
    const off = new Set(muted.map((m) => m.id));
    const openAlerts = all
      .filter((a) => isActive(a, dayOn(a.field_id)) && !off.has(a.raised.theme))
      .sort(mostUrgentFirst);
    const openGroups = groupsOf(openAlerts);
    const past = all
      .filter((a) => !isActive(a, dayOn(a.field_id)))
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    return { openGroups, openAlerts, past, muted };
  }, [all, muted, dayOn]);
};
