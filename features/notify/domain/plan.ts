import {
  AT_ONCE_FROM,
  type Category,
  type Channel,
  channels,
  channelToggle,
  EMERGENCY,
  SMS_FROM,
  type Toggles,
  toggleOf,
} from './channels.ts';
import { afterQuietHours, dayIn, nextHour } from './quiet-hours.ts';

export interface Settings {
  readonly toggles: Toggles;
  /** Channels that reach the farmer: a browser, a verified address, a confirmed number that is switched on. */
  readonly reach: Readonly<Record<Channel, boolean>>;
  readonly digestHour: number;
  readonly zone: string;
}

export interface Planned {
  readonly channel: Channel;
  readonly at: Date;
  /** The day of its digest, in the farmer's time zone; null when sent separately. */
  readonly digest: string | null;
}

export const isWanted = (category: Category, { toggles }: Pick<Settings, 'toggles'>): boolean => {
  const toggle = toggleOf[category];
  return toggle === null || toggles[toggle];
};

export const isOpen = (
  channel: Channel,
  { toggles, reach }: Pick<Settings, 'toggles' | 'reach'>,
): boolean => {
  const toggle = channelToggle[channel];
  return reach[channel] && (toggle === null || toggles[toggle]);
};

interface ToPlan {
  readonly category: Category;
  readonly urgency: number;
  /** The sender marked it as not urgent: the digest is soon enough. */
  readonly canWait?: boolean;
}

/**
 * The channels and times of a message. The notification centre always has it; low urgency goes into the day's
 * digest, an emergency at any hour, the rest by day.
 */
export const planDeliveries = (
  { category, urgency, canWait = false }: ToPlan,
  settings: Settings,
  now: Date,
): readonly Planned[] => {
  if (!isWanted(category, settings)) return [];
  const { zone, digestHour } = settings;
  const open = channels.filter(
    (channel) => isOpen(channel, settings) && (channel !== 'sms' || urgency >= SMS_FROM),
  );
  if (urgency >= EMERGENCY || (urgency >= AT_ONCE_FROM && !canWait))
    return open.map((channel) => ({
      channel,
      at: urgency >= EMERGENCY ? now : afterQuietHours(zone, now),
      digest: null,
    }));
  const at = nextHour(digestHour, zone, now);
  return open.map((channel) => ({ channel, at, digest: dayIn(zone, at) }));
};
