import { useMemo } from 'react';
import { useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { type Group, groupsOf, mostUrgentFirst, stands } from '../domain/alert-state.ts';
import type { Alert, Mute } from './projections.ts';
import { useOwnDay } from './use-own-day.ts';

export type AlertGroup = Group<WithPending<Alert>>;

export interface Alerts {
  /** Today's open alerts, most urgent first; without muted kinds. */
  readonly standing: readonly AlertGroup[];
  /** The same, one per field. */
  readonly each: readonly WithPending<Alert>[];
  /** Past and withdrawn alerts, newest first. */
  readonly past: readonly WithPending<Alert>[];
  readonly muted: readonly WithPending<Mute>[];
}

export const useAlerts = (): Alerts => {
  const all = useRows<Alert>('alert');
  const muted = useRows<Mute>('alert_mute');
  const dayOn = useOwnDay();
  return useMemo(() => {
    const off = new Set(muted.map((m) => m.id));
    const each = all
      .filter((a) => stands(a, dayOn(a.field_id)) && !off.has(a.raised.theme))
      .sort(mostUrgentFirst);
    const standing = groupsOf(each);
    const past = all
      .filter((a) => !stands(a, dayOn(a.field_id)))
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    return { standing, each, past, muted };
  }, [all, muted, dayOn]);
};
