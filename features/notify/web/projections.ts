import type { ProjectionsOf, RowOf, View } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { type notificationRows, SETTINGS, type settingRows } from '../contract.ts';
import { defaultToggles } from '../domain/channels.ts';
import { DEFAULT_DIGEST_HOUR } from '../domain/quiet-hours.ts';

export type Setting = RowOf<typeof settingRows>;
export type Notification = RowOf<typeof notificationRows>;

/** The defaults of a user who never changed anything. */
export const defaultSetting: Setting = {
  id: SETTINGS,
  ...defaultToggles,
  whatsapp_enabled: false,
  whatsapp_number: '',
  whatsapp_confirmed: false,
  sms_enabled: false,
  sms_number: '',
  sms_confirmed: false,
  digest_hour: DEFAULT_DIGEST_HOUR,
};

const change = (view: View, over: Partial<Setting>): void => {
  const now = view.get<Setting>('notify_setting', SETTINGS) ?? defaultSetting;
  view.put('notify_setting', { ...now, ...over } as Setting);
};

export const projections: ProjectionsOf<typeof contract> = {
  'notify.set': (view, { toggle, on }) => change(view, { [toggle]: on }),
  'notify.set_digest': (view, { hour }) => change(view, { digest_hour: hour }),
  'notify.set_whatsapp': (view, { enabled, number }) => {
    const same = view.get<Setting>('notify_setting', SETTINGS)?.whatsapp_number === number;
    change(view, {
      whatsapp_enabled: enabled,
      whatsapp_number: enabled ? number : '',
      whatsapp_notifications: enabled,
      ...(!(enabled && same) && { whatsapp_confirmed: false }),
    });
  },
  'notify.set_sms': (view, { enabled, number }) => {
    const same = view.get<Setting>('notify_setting', SETTINGS)?.sms_number === number;
    change(view, {
      sms_enabled: enabled,
      sms_number: enabled ? number : '',
      ...(!(enabled && same) && { sms_confirmed: false }),
    });
  },
  'notify.read': (view, { ids }) => {
    for (const id of ids) {
      const one = view.get<Notification>('notification', id);
      if (one) view.put('notification', { ...one, read: true } as Notification);
    }
  },
};
