import type { ArgsOf, Projection, RowOf, View } from '#kit/sync/commands.ts';
import {
  type notificationRows,
  readNotifications,
  setDigest,
  SETTINGS,
  setSms,
  type settingRows,
  setToggle,
  setWhatsApp,
} from '../contract.ts';
import { defaultToggles } from '../domain/channels.ts';
import { DIGEST_HOUR } from '../domain/quiet.ts';

export type Setting = RowOf<typeof settingRows>;
export type Notification = RowOf<typeof notificationRows>;

/** What holds for somebody who never changed anything. */
export const defaultSetting: Setting = {
  id: SETTINGS,
  ...defaultToggles,
  whatsapp_enabled: false,
  whatsapp_number: '',
  whatsapp_confirmed: false,
  sms_enabled: false,
  sms_number: '',
  sms_confirmed: false,
  digest_hour: DIGEST_HOUR,
};

const change = (view: View, over: Partial<Setting>): void => {
  const now = view.get<Setting>('notify_setting', SETTINGS) ?? defaultSetting;
  view.put('notify_setting', { ...now, ...over } as Setting);
};

export const notifyProjections: Record<string, Projection> = {
  [setToggle.name]: ((view, { toggle, on }: ArgsOf<typeof setToggle>) =>
    change(view, { [toggle]: on })) as Projection,
  [setDigest.name]: ((view, { hour }: ArgsOf<typeof setDigest>) =>
    change(view, { digest_hour: hour })) as Projection,
  [setWhatsApp.name]: ((view, { enabled, number }: ArgsOf<typeof setWhatsApp>) => {
    const same = view.get<Setting>('notify_setting', SETTINGS)?.whatsapp_number === number;
    change(view, {
      whatsapp_enabled: enabled,
      whatsapp_number: enabled ? number : '',
      whatsapp_notifications: enabled,
      ...(!(enabled && same) && { whatsapp_confirmed: false }),
    });
  }) as Projection,
  [setSms.name]: ((view, { enabled, number }: ArgsOf<typeof setSms>) => {
    const same = view.get<Setting>('notify_setting', SETTINGS)?.sms_number === number;
    change(view, {
      sms_enabled: enabled,
      sms_number: enabled ? number : '',
      ...(!(enabled && same) && { sms_confirmed: false }),
    });
  }) as Projection,
  [readNotifications.name]: ((view, { ids }: ArgsOf<typeof readNotifications>) => {
    for (const id of ids) {
      const one = view.get<Notification>('notification', id);
      if (one) view.put('notification', { ...one, read: true } as Notification);
    }
  }) as Projection,
};
