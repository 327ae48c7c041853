import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { alertRows, evaluationRows, muteRows } from '../contract.ts';

export type Alert = RowOf<typeof alertRows>;
export type Mute = RowOf<typeof muteRows>;
export type Evaluation = RowOf<typeof evaluationRows>;

export const projections: ProjectionsOf<typeof contract> = {
  'alerts.mute': (view, { theme }, at) =>
    view.put('alert_mute', { id: theme, muted_at: at.deviceTime } as Mute),
  'alerts.unmute': (view, { theme }) => view.remove('alert_mute', theme),
  'alerts.feedback': (view, { id, answer }) => {
    const alert = view.get<Alert>('alert', id);
    if (alert) view.put('alert', { ...alert, happened: answer } as Alert);
  },
  'alerts.seen': (view, { ids }) => {
    for (const id of ids) {
      const alert = view.get<Alert>('alert', id);
      if (alert) view.put('alert', { ...alert, read: true } as Alert);
    }
  },
};
