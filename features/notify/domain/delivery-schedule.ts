import {
  MIN_IMMEDIATE_URGENCY,
  type Category,
  type Channel,
  channels,
  channelToggle,
  EMERGENCY,
  MIN_SMS_URGENCY,
  type Toggles,
  toggleOf,
} from './channels.ts';
import { afterQuietHours, dayIn, nextHour } from './quiet-hours.ts';

export interface Settings {
  readonly toggles: Toggles;
  /** Channels that reach the farmer: a browser, a verified address, a confirmed number that is switched on. */
  readonly reachable: Readonly<Record<Channel, boolean>>;
  readonly digestHour: number;
  readonly zone: string;
}

export interface PlannedDelivery {
  readonly channel: Channel;
  readonly at: Date;
  /** The date of the digest that contains it, in the farmer's time zone; null when sent separately. */
  readonly digest: string | null;
}

export const isWanted = (category: Category, { toggles }: Pick<Settings, 'toggles'>): boolean => {
  const toggle = toggleOf[category];
  return toggle === null || toggles[toggle];
};

export const isOpen = (
  channel: Channel,
  { toggles, reachable }: Pick<Settings, 'toggles' | 'reachable'>,
): boolean => {
  const toggle = channelToggle[channel];
  return reachable[channel] && (toggle === null || toggles[toggle]);
};

interface PlannableMessage {
  readonly category: Category;
  readonly urgency: number;
  /** The sender accepts that it is sent with the day's digest. */
  readonly canWait?: boolean;
}

/**
 * The channels and times of a message. The notification centre always has it; low urgency goes into the day's
 * digest, an emergency at any hour, the rest by day.
 */
export const planDeliveries = (
  { category, urgency, canWait = false }: PlannableMessage,
  settings: Settings,
  now: Date,
): readonly PlannedDelivery[] => {
  if (!isWanted(category, settings)) return [];
  const { zone, digestHour } = settings;
  const open = channels.filter(
    (channel) => isOpen(channel, settings) && (channel !== 'sms' || urgency >= MIN_SMS_URGENCY),
  );
  if (urgency >= EMERGENCY || (urgency >= MIN_IMMEDIATE_URGENCY && !canWait))
    return open.map((channel) => ({
      channel,
      at: urgency >= EMERGENCY ? now : afterQuietHours(zone, now),
      digest: null,
    }));
  const at = nextHour(digestHour, zone, now);
  return open.map((channel) => ({ channel, at, digest: dayIn(zone, at) }));
};
