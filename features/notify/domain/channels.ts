/** Delivery channels outside the app, in the order in which a screen lists them. */
export const channels = ['push', 'email', 'whatsapp', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** The subject of a message. `test`: requested by the farmer to check a channel. */
export const categories = [
  'disease',
  'weather',
  'irrigation',
  'pest',
  'crop',
  'neighbour',
  'expert',
  'community',
  'market',
  'task',
  'report',
  'account',
  'test',
] as const;
export type Category = (typeof categories)[number];

/** SET-02, DAT-01. */
export const toggles = [
  'email_notifications',
  'push_notifications',
  'weather_alerts',
  'market_alerts',
  'task_reminders',
  'weekly_reports',
  'whatsapp_notifications',
] as const;
export type Toggle = (typeof toggles)[number];
export type Toggles = Readonly<Record<Toggle, boolean>>;

export const defaultToggles: Toggles = {
  email_notifications: true,
  push_notifications: true,
  weather_alerts: true,
  market_alerts: true,
  task_reminders: true,
  weekly_reports: false,
  whatsapp_notifications: false,
};

/**
 * The switch that controls a category. The farmer requested neighbours' warnings and experts' answers one by
 * one, and account messages concern the farmer's own money, so only the channel's switch stops them.
 */
export const toggleOf: Readonly<Record<Category, Toggle | null>> = {
  disease: 'weather_alerts',
  weather: 'weather_alerts',
  irrigation: 'weather_alerts',
  pest: 'weather_alerts',
  crop: 'weather_alerts',
  neighbour: null,
  expert: null,
  community: null,
  account: null,
  market: 'market_alerts',
  task: 'task_reminders',
  report: 'weekly_reports',
  test: null,
};

/**
 * SMS is not one of the seven switches: it is on with a confirmed number, and only where `sms_enabled`
 * allows.
 */
export const channelToggle: Readonly<Record<Channel, Toggle | null>> = {
  push: 'push_notifications',
  email: 'email_notifications',
  whatsapp: 'whatsapp_notifications',
  sms: null,
};

export interface Urgency {
  readonly urgency: number;
}
/** An SMS costs money and interrupts: only urgent (4) and emergency (5). */
export const MIN_SMS_URGENCY = 4;
/** Below this urgency a message waits for the day's digest. */
export const MIN_IMMEDIATE_URGENCY = 3;
export const EMERGENCY = 5;
