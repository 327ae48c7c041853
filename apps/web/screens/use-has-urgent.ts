import { isActive } from '#features/alerts/domain/alert-state.ts';
import type { Alert, Mute } from '#features/alerts/web/projections.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';

/** Alerts of at least "urgent" are shown above the farm. */
const MIN_URGENCY = 4;

export const useHasUrgent = (): boolean => {
  const today = dayInNairobi(new Date());
  const muted = useRows<Mute>('alert_mute');
  return useRows<Alert>('alert').some(
    (a) =>
      a.raised.urgency >= MIN_URGENCY && isActive(a, today) && !muted.some((m) => m.id === a.raised.theme),
  );
};
