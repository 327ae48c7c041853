import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import {
  type alertRows,
  answerAlert,
  type lookRows,
  muteAlerts,
  type muteRows,
  readAlerts,
  unmuteAlerts,
} from '../contract.ts';

export type Alert = RowOf<typeof alertRows>;
export type Mute = RowOf<typeof muteRows>;
export type Look = RowOf<typeof lookRows>;

export const alertProjections: Record<string, Projection> = {
  [muteAlerts.name]: ((view, { theme }: ArgsOf<typeof muteAlerts>, at) =>
    view.put('alert_mute', { id: theme, muted_at: at.deviceTime } as Mute)) as Projection,
  [unmuteAlerts.name]: ((view, { theme }: ArgsOf<typeof unmuteAlerts>) =>
    view.remove('alert_mute', theme)) as Projection,
  [answerAlert.name]: ((view, { id, answer }: ArgsOf<typeof answerAlert>) => {
    const alert = view.get<Alert>('alert', id);
    if (alert) view.put('alert', { ...alert, happened: answer } as Alert);
  }) as Projection,
  [readAlerts.name]: ((view, { ids }: ArgsOf<typeof readAlerts>) => {
    for (const id of ids) {
      const alert = view.get<Alert>('alert', id);
      if (alert) view.put('alert', { ...alert, read: true } as Alert);
    }
  }) as Projection,
};
