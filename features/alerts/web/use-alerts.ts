import { useMemo } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import type { Held } from '#kit/web/store/store.ts';
import { type Group, groupsOf, mostUrgentFirst, stands } from '../domain/standing.ts';
import type { Alert, Mute } from './projections.ts';

export type AlertGroup = Group<Held<Alert>>;

export interface Alerts {
  /** What stands today, the most urgent first; nothing of a kind that is turned off. */
  readonly standing: readonly AlertGroup[];
  /** What is over or was taken back, the newest first. */
  readonly past: readonly Held<Alert>[];
  readonly muted: readonly Held<Mute>[];
}

export const useAlerts = (): Alerts => {
  const all = useRows<Alert>('alert');
  const muted = useRows<Mute>('alert_mute');
  return useMemo(() => {
    const today = dayInNairobi(new Date());
    const off = new Set(muted.map((m) => m.id));
    const standing = groupsOf(all.filter((a) => stands(a, today) && !off.has(a.raised.theme)).sort(mostUrgentFirst));
    const past = all.filter((a) => !stands(a, today)).sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    return { standing, past, muted };
  }, [all, muted]);
};
